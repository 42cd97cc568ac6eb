import {
  AgeLookup,
  AnimalAnswer,
  AnimalSearchPage,
  AnimalSummaryAnswer,
  apiPath,
  BreedLookup,
  ChecklistLookup,
  FavouriteAnswer,
  FavouriteList,
  FeatureAnswer,
  FieldOptionLookup,
  KindLookup,
  MeAnswer,
  MessageAnswer,
  MessageItemAnswer,
  MessageSnapshot,
  NewsList,
  ProvinceLookup,
  ReviewAnswer,
  SavedSearchAnswer,
  SavedSearchList,
  SexLookup,
  ShelterAnswer,
  ShelterLookup,
  ShelterPage,
  UnreadMessages,
} from '@portal/shared/contract';
import { type Call, get, post, put, remove } from './call';

/** The calls that shared makes, or more than one part, by the name of their endpoint. What one part alone makes stands in its `stub-api.ts`. */
const calls = {
  searchAnimals: get(apiPath.animals(), AnimalSearchPage),
  getSummary: get(apiPath.animalSummary(), AnimalSummaryAnswer),
  getAnimal: get(apiPath.animal(':uuidkey'), AnimalAnswer),
  setAnimalStatus: put(apiPath.animalStatus(':uuidkey'), AnimalAnswer),
  listKinds: get(apiPath.kinds(), KindLookup),
  listBreeds: get(apiPath.breeds(), BreedLookup),
  listSexes: get(apiPath.sexes(), SexLookup),
  listAges: get(apiPath.ages(), AgeLookup),
  listProvinces: get(apiPath.provinces(), ProvinceLookup),
  listChecklist: get(apiPath.checklist(), ChecklistLookup),
  listFieldOptions: get(apiPath.fieldOptions(':name'), FieldOptionLookup),
  suggestShelters: { ...get(apiPath.shelters(), ShelterLookup), params: { action: 'lookupt' } },
  searchShelters: get(apiPath.shelters(), ShelterPage),
  getShelter: get(apiPath.shelter(':id'), ShelterAnswer),
  getInvite: get(apiPath.review(':id'), ReviewAnswer),
  listNews: get(apiPath.newsList(), NewsList),
  uploadPhoto: post(apiPath.photos(), MessageAnswer),
  getMe: get(apiPath.me(), MeAnswer),
  listFavourites: get(apiPath.favourites(), FavouriteList),
  addFavourite: put(apiPath.favourite(':uuidkey'), FavouriteAnswer),
  removeFavourite: remove(apiPath.favourite(':uuidkey')),
  listSavedSearches: get(apiPath.savedSearches(), SavedSearchList),
  saveSearch: post(apiPath.savedSearches(), SavedSearchAnswer),
  updateSavedSearch: put(apiPath.savedSearch(':uuidkey'), SavedSearchAnswer),
  removeSavedSearch: remove(apiPath.savedSearch(':uuidkey')),
  watchMessages: get(apiPath.messageStream(), MessageSnapshot),
  getUnreadMessages: get(apiPath.unreadMessages(), UnreadMessages),
  addMessage: post(apiPath.messages(), MessageItemAnswer),
  markMessageRead: put(apiPath.message(':id'), MessageItemAnswer),
  getFeature: get(apiPath.feature(':alias'), FeatureAnswer),
} as const satisfies Record<string, Call>;

export type SharedCalls = typeof calls;
type Calls = Readonly<Record<string, Call>>;

/** The calls of shared with those of a part. Throws when a name stands for two calls, or a call has two names. */
export function tableOf(own: Calls): Calls {
  const table: Record<string, Call> = {};
  const names = new Map<string, string>();
  for (const [name, one] of [...Object.entries<Call>(calls), ...Object.entries(own)]) {
    const key = `${one.method} ${one.path.replaceAll(/:\w+/g, ':')} ${JSON.stringify(one.params)}`;
    const other = names.get(key) ?? (name in table ? name : undefined);
    if (other !== undefined) throw new Error(`${name} is ${one.method} ${one.path}, but ${other} is there already.`);
    names.set(key, name);
    table[name] = one;
  }
  return table;
}

interface Asked {
  method: string;
  path: string;
  params: Readonly<Record<string, string>>;
}

/** The name of the call that a request is; of several that fit the most literal one. */
export function callIn(table: Calls, request: Asked): string | undefined {
  const fitting = Object.entries(table).filter(([, call]) => fits(call, request));
  return fitting.sort(([, one], [, other]) => openness(one) - openness(other))[0]?.[0];
}

/** How much a call leaves open: its parameters in the path; less when it asks for some in the query. */
const openness = ({ path, params }: Call) => path.split(':').length - (params === undefined ? 0 : 0.5);

function fits(call: Call, { method, path, params }: Asked): boolean {
  const expected = call.path.split('/');
  const asked = path.split('/');
  return (
    call.method === method &&
    expected.length === asked.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === asked[index]) &&
    Object.entries(call.params ?? {}).every(([name, value]) => params[name] === value)
  );
}

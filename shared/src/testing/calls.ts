import {
  AccountAnswer,
  AccountPage,
  AgeLookup,
  AnimalAnswer,
  AnimalFacetsAnswer,
  AnimalSearchPage,
  AnimalSummaryAnswer,
  ArticleAnswer,
  ArticleList,
  apiPath,
  BreedLookup,
  ChecklistLookup,
  FavouriteAnswer,
  FavouriteList,
  FieldOptionLookup,
  KindLookup,
  MeAnswer,
  MeClosed,
  MeExport,
  MessageAnswer,
  NewsAnswer,
  NewsList,
  ProvinceLookup,
  ReactionAnswer,
  ReactionPage,
  Register,
  ReviewAnswer,
  ReviewItemAnswer,
  ReviewPage,
  rootPath,
  SavedSearchAnswer,
  SavedSearchList,
  SessionList,
  SexLookup,
  ShelterAnimalPage,
  ShelterAnswer,
  ShelterApplicationAnswer,
  ShelterApplicationPage,
  ShelterLookup,
  ShelterPage,
  VersionFile,
} from '@portal/shared/contract';
import * as z from 'zod/mini';

/** A call of the portal: method, path (parameters as `:name`) and the schema of its answer. */
export interface Call<Schema extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  schema: Schema;
  /** Parameters that tell two calls of one path apart; such a call stands before the other. */
  params?: Readonly<Record<string, string>>;
}

const get = <Schema extends z.ZodMiniType>(path: string, schema: Schema): Call<Schema> => ({
  method: 'GET',
  path,
  schema,
});

const post = <Schema extends z.ZodMiniType>(path: string, schema: Schema): Call<Schema> => ({
  ...get(path, schema),
  method: 'POST',
});
const put = <Schema extends z.ZodMiniType>(path: string, schema: Schema): Call<Schema> => ({
  ...get(path, schema),
  method: 'PUT',
});
const remove = (path: string): Call<z.ZodMiniNull> => ({ method: 'DELETE', path, schema: z.null() });

/** Every call that tests may answer, by the name of its endpoint. A new endpoint adds its line here. */
export const calls = {
  searchAnimals: get(apiPath.animals(), AnimalSearchPage),
  getFacets: get(apiPath.animalFacets(), AnimalFacetsAnswer),
  getSummary: get(apiPath.animalSummary(), AnimalSummaryAnswer),
  getAnimal: get(apiPath.animal(':uuidkey'), AnimalAnswer),
  countVisit: post(apiPath.animalVisit(':uuidkey'), z.null()),
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
  listShelterAnimals: get(apiPath.shelterAnimals(':id'), ShelterAnimalPage),
  listShelterReviews: get(apiPath.shelterReviews(':uuidkey'), ReviewPage),
  getInvite: get(apiPath.review(':id'), ReviewAnswer),
  createReview: post(apiPath.reviews(), ReviewItemAnswer),
  updateReview: put(apiPath.review(':id'), ReviewItemAnswer),
  listNews: get(apiPath.newsList(), NewsList),
  getNewsItem: get(apiPath.newsItem(':id'), NewsAnswer),
  createNews: post(apiPath.newsList(), NewsAnswer),
  updateNews: put(apiPath.newsItem(':id'), NewsAnswer),
  deleteNews: remove(apiPath.newsItem(':id')),
  getArticle: get(apiPath.article(':id'), ArticleAnswer),
  createArticle: post(apiPath.articles(), ArticleAnswer),
  updateArticle: put(apiPath.article(':id'), ArticleAnswer),
  deleteArticle: remove(apiPath.article(':id')),
  uploadPhoto: post(apiPath.photos(), MessageAnswer),
  listArticles: get(apiPath.articles(), ArticleList),
  listContactSubjects: get(apiPath.contactSubjects(), FieldOptionLookup),
  sendContact: post(apiPath.contact(), z.unknown()),
  applyShelter: post(apiPath.shelterApplications(), z.unknown()),
  listApplications: get(apiPath.shelterApplications(), ShelterApplicationPage),
  decideApplication: put(apiPath.shelterApplication(':uuidkey'), ShelterApplicationAnswer),
  getMe: get(apiPath.me(), MeAnswer),
  updateMe: put(apiPath.me(), MeAnswer),
  closeMe: { method: 'DELETE', path: apiPath.me(), schema: MeClosed },
  exportMe: get(apiPath.myExport(), MeExport),
  restoreMe: post(apiPath.restoreMe(), z.unknown()),
  listSessions: get(apiPath.mySessions(), SessionList),
  endSession: remove(apiPath.mySession(':id')),
  updateShelter: put(apiPath.shelter(':id'), ShelterAnswer),
  listFavourites: get(apiPath.favourites(), FavouriteList),
  addFavourite: put(apiPath.favourite(':uuidkey'), FavouriteAnswer),
  removeFavourite: remove(apiPath.favourite(':uuidkey')),
  unsubscribe: post(apiPath.unsubscribe(), z.unknown()),
  listSavedSearches: get(apiPath.savedSearches(), SavedSearchList),
  saveSearch: post(apiPath.savedSearches(), SavedSearchAnswer),
  updateSavedSearch: put(apiPath.savedSearch(':uuidkey'), SavedSearchAnswer),
  removeSavedSearch: remove(apiPath.savedSearch(':uuidkey')),
  createAnimal: post(apiPath.animals(), AnimalAnswer),
  listReactions: get(apiPath.reactions(), ReactionPage),
  listShelterReactions: get(apiPath.shelterReactions(':id'), ReactionPage),
  sendReaction: post(apiPath.reactions(), ReactionAnswer),
  updateReaction: put(apiPath.reaction(':uuidkey'), ReactionAnswer),
  answerReaction: post(apiPath.reactionAnswer(':uuidkey'), ReactionAnswer),
  withdrawReaction: { method: 'DELETE', path: apiPath.reaction(':uuidkey'), schema: z.unknown() },
  listAccounts: get(apiPath.accounts(), AccountPage),
  sendVerification: { method: 'POST', path: apiPath.accountVerification(':uid'), schema: z.unknown() },
  updateAccount: put(apiPath.account(':uid'), AccountAnswer),
  getRegister: get(rootPath.register(), Register),
  getVersion: get(rootPath.version(), VersionFile),
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

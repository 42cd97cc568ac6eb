import { apiPath, Kind, PlaceLookup } from '@portal/shared/contract';
import {
  get,
  makeAnimalCard,
  makeSearchPage,
  makeShelter,
  makeShelterPage,
  type RepliesTo,
  type StubApiOf,
  stubApiWith,
} from '@portal/shared/testing';

/** The calls that this part alone makes, by the name of their endpoint. A new one adds its line here. */
const calls = { listPlaces: get(apiPath.places(), PlaceLookup) };
const stubApi = stubApiWith(calls);

type Replies = RepliesTo<typeof calls>;
type StubApi = StubApiOf<typeof calls>;

const breeds = [
  { id: 101, naam: 'Europees korthaar', soortid: Kind.cat },
  { id: 110, naam: 'Siamees', soortid: Kind.cat },
  ...Array.from({ length: 14 }, (_, index) => ({ id: 120 + index, naam: `Zeldzaam ras ${index}`, soortid: Kind.cat })),
  { id: 207, naam: 'Jack Russell terriër', soortid: Kind.dog },
  { id: 301, naam: 'Cavia', soortid: Kind.other },
  { id: 402, naam: 'Nederlandse hangoordwerg', soortid: Kind.rabbit },
];

const sexes = [
  { id: 1, naam: 'Kater', soortid: Kind.cat, sexecode: 'M' },
  { id: 2, naam: 'Poes', soortid: Kind.cat, sexecode: 'V' },
  { id: 11, naam: 'Reu', soortid: Kind.dog, sexecode: 'M' },
  { id: 33, naam: 'Onbekend', soortid: Kind.other, sexecode: null },
  { id: 43, naam: 'Onbekend', soortid: Kind.rabbit, sexecode: null },
] as const;

const ages = [
  { id: 1, naam: 'Kitten (0-6 maanden)', soortid: Kind.cat },
  { id: 3, naam: 'Volwassen (2-7 jaar)', soortid: Kind.cat },
  { id: 31, naam: 'Jong', soortid: Kind.other },
  { id: 34, naam: 'Onbekend', soortid: Kind.other },
  { id: 41, naam: 'Jong (tot 6 maanden)', soortid: Kind.rabbit },
  { id: 43, naam: 'Senior (6 jaar en ouder)', soortid: Kind.rabbit },
];

const provinces = [
  { id: 7, naam: 'Limburg', afkorting: 'LI', land: 'NL' },
  { id: 12, naam: 'Zuid-Holland', afkorting: 'ZH', land: 'NL' },
  { id: 25, naam: 'Limburg', afkorting: 'VLI', land: 'BE' },
] as const;

const checklist = [
  { key: 'kinderen', label: 'Kan met kinderen', soortids: [] },
  { key: 'zindelijk', label: 'Zindelijk', soortids: [Kind.cat, Kind.dog, Kind.rabbit] },
  { key: 'lijn', label: 'Loopt netjes aan de lijn', soortids: [Kind.dog] },
  { key: 'ervaren', label: 'Zoekt ervaren baas', soortids: [Kind.dog] },
  { key: 'tuin', label: 'Tuin gewenst', soortids: [Kind.cat, Kind.dog] },
];

/** The lists of the filters, as the api would give them. */
export const lookups = { breeds, sexes: [...sexes], ages, provinces: [...provinces], checklist };

/** An api with the filters' lists and one page of results; `replies` adds to it or takes its place. */
export function stubSearch(replies: Replies = {}): StubApi {
  return stubApi({
    listBreeds: { items: breeds },
    listSexes: { items: [...sexes] },
    listAges: { items: ages },
    listProvinces: { items: [...provinces], filter: { asiel_province: null } },
    listChecklist: { items: checklist },
    searchAnimals: makeSearchPage([makeAnimalCard()]),
    ...replies,
  });
}

/** An api with one shelter, its list of one animal and one page of shelters; `replies` adds to it or takes its place. */
export function stubShelters(replies: Replies = {}): StubApi {
  return stubApi({
    getShelter: { data: makeShelter() },
    searchShelters: makeShelterPage(),
    searchAnimals: makeSearchPage([makeAnimalCard()]),
    ...replies,
  });
}

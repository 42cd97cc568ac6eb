import {
  AgeLookup,
  AnimalAnswer,
  AnimalFacetsAnswer,
  AnimalSearchPage,
  AnimalSummaryAnswer,
  ArticleList,
  apiPath,
  BreedLookup,
  ChecklistLookup,
  FieldOptionLookup,
  KindLookup,
  NewsAnswer,
  NewsList,
  ProvinceLookup,
  Register,
  ReviewPage,
  rootPath,
  SexLookup,
  ShelterAnswer,
  ShelterPage,
  VersionFile,
} from '@portal/shared/contract';
import * as z from 'zod/mini';

/** A call of the portal: method, path (parameters as `:name`) and the schema of its answer. */
export interface Call<Schema extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  schema: Schema;
}

const get = <Schema extends z.ZodMiniType>(path: string, schema: Schema): Call<Schema> => ({
  method: 'GET',
  path,
  schema,
});

/** Every call that tests may answer, by the name of its endpoint. A new endpoint adds its line here. */
export const calls = {
  searchAnimals: get(apiPath.animals(), AnimalSearchPage),
  getFacets: get(apiPath.animalFacets(), AnimalFacetsAnswer),
  getSummary: get(apiPath.animalSummary(), AnimalSummaryAnswer),
  getAnimal: get(apiPath.animal(':uuidkey'), AnimalAnswer),
  countVisit: { method: 'POST', path: apiPath.animalVisit(':uuidkey'), schema: z.null() },
  listKinds: get(apiPath.kinds(), KindLookup),
  listBreeds: get(apiPath.breeds(), BreedLookup),
  listSexes: get(apiPath.sexes(), SexLookup),
  listAges: get(apiPath.ages(), AgeLookup),
  listProvinces: get(apiPath.provinces(), ProvinceLookup),
  listChecklist: get(apiPath.checklist(), ChecklistLookup),
  listFieldOptions: get(apiPath.fieldOptions(':name'), FieldOptionLookup),
  searchShelters: get(apiPath.shelters(), ShelterPage),
  getShelter: get(apiPath.shelter(':id'), ShelterAnswer),
  listShelterReviews: get(apiPath.shelterReviews(':uuidkey'), ReviewPage),
  listNews: get(apiPath.newsList(), NewsList),
  getNewsItem: get(apiPath.newsItem(':id'), NewsAnswer),
  listArticles: get(apiPath.articles(), ArticleList),
  getRegister: get(rootPath.register(), Register),
  getVersion: get(rootPath.version(), VersionFile),
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

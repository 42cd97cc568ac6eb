import {
  AgeLookup,
  type AgeOption,
  apiPath,
  BreedLookup,
  type BreedOption,
  ChecklistLookup,
  type ChecklistOption,
  type FieldOption,
  FieldOptionLookup,
  type FieldOptionName,
  KindLookup,
  type KindOption,
  type KindQuery,
  ProvinceLookup,
  type ProvinceQuery,
  SexLookup,
  type SexOption,
} from '@portal/shared/contract';
import { injectOwned } from './inject-owned';

/** Lookups change with a release of the database: one visit fetches each of them once. In seconds. */
const keepUnusedDataFor = 3600;

const lookupApi = injectOwned('shared', (build) => ({
  /** All kinds. */
  listKinds: build.query<KindOption[], void, KindLookup>({
    query: () => ({ url: apiPath.kinds() }),
    rawResponseSchema: KindLookup,
    transformResponse: (answer) => answer.items,
    providesTags: ['Lookup'],
    keepUnusedDataFor,
  }),
  /** Breeds of a kind, or of all. */
  listBreeds: build.query<BreedOption[], KindQuery, BreedLookup>({
    query: (params) => ({ url: apiPath.breeds(), params }),
    rawResponseSchema: BreedLookup,
    transformResponse: (answer) => answer.items,
    providesTags: ['Lookup'],
    keepUnusedDataFor,
  }),
  /** Sexes of a kind, or of all. */
  listSexes: build.query<SexOption[], KindQuery, SexLookup>({
    query: (params) => ({ url: apiPath.sexes(), params }),
    rawResponseSchema: SexLookup,
    transformResponse: (answer) => answer.items,
    providesTags: ['Lookup'],
    keepUnusedDataFor,
  }),
  /** Age classes of a kind, or of all, in order of age. */
  listAges: build.query<AgeOption[], KindQuery, AgeLookup>({
    query: (params) => ({ url: apiPath.ages(), params }),
    rawResponseSchema: AgeLookup,
    transformResponse: (answer) => answer.items,
    providesTags: ['Lookup'],
    keepUnusedDataFor,
  }),
  /** Provinces, and for shelter staff the province of their own shelter. */
  listProvinces: build.query<ProvinceLookup, ProvinceQuery>({
    query: (params) => ({ url: apiPath.provinces(), params }),
    responseSchema: ProvinceLookup,
    providesTags: ['Lookup'],
    keepUnusedDataFor,
  }),
  /** The questions of the checklist, per kind or all. */
  listChecklist: build.query<ChecklistOption[], KindQuery, ChecklistLookup>({
    query: (params) => ({ url: apiPath.checklist(), params }),
    rawResponseSchema: ChecklistLookup,
    transformResponse: (answer) => answer.items,
    providesTags: ['Lookup'],
    keepUnusedDataFor,
  }),
  /** The choices of a form field, in order (C18). */
  listFieldOptions: build.query<FieldOption[], FieldOptionName, FieldOptionLookup>({
    query: (name) => ({ url: apiPath.fieldOptions(name) }),
    rawResponseSchema: FieldOptionLookup,
    transformResponse: (answer) => answer.items,
    providesTags: ['Lookup'],
    keepUnusedDataFor,
  }),
}));

export const {
  useListKindsQuery,
  useListBreedsQuery,
  useListSexesQuery,
  useListAgesQuery,
  useListProvincesQuery,
  useListChecklistQuery,
  useListFieldOptionsQuery,
} = lookupApi;

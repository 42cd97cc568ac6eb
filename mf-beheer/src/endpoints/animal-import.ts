import { injectOwned, listTags } from '@portal/shared/api-slices';
import {
  type AnimalImport,
  AnimalImportAnswer,
  type AnimalImportCreate,
  AnimalImportList,
  type AnimalImportMapping,
  AnimalImportMessagePage,
  type AnimalImportPart,
  type AnimalImportPhoto,
  AnimalImportPhotoAnswer,
  type AnimalImportUpdate,
  apiPath,
  ImportStatus,
} from '@portal/shared/contract';

/** A call about one import. */
type OfImport<Body> = { uuidkey: string; body: Body };
/** Is told how much of the body has left, from 0 to 1. */
type Upload<Body> = OfImport<Body> & { onProgress: (sent: number) => void };

const IMPORTS = [{ type: 'Animal' as const, id: 'IMPORTS' }];
const item = (answer: AnimalImportAnswer) => answer.data.item;

/** The calls of an import; parts and photos are sent with `useUntracked`, because their bodies have megabytes. */
export const animalImportApi = injectOwned('mf-beheer', (build) => ({
  /** The imports of a shelter that are still kept, newest first (C54). What an ended one wrote is then seen in every list of animals. */
  listAnimalImports: build.query<AnimalImport[], number, AnimalImportList>({
    query: (shelter) => ({ url: apiPath.shelterImports(shelter) }),
    rawResponseSchema: AnimalImportList,
    transformResponse: (answer) => answer.data.items,
    providesTags: IMPORTS,
    onQueryStarted: (_shelter, { dispatch, queryFulfilled }) =>
      queryFulfilled
        .then(({ data: [latest] }) => {
          if (latest?.statuscode !== ImportStatus.done) return;
          dispatch(
            animalImportApi.util.invalidateTags([...listTags('Animal'), ...listTags('Shelter', [latest.asiel])]),
          );
        })
        .catch(() => {}),
  }),
  /** Names a file; its parts follow. 409 while another import of the shelter is open. */
  createAnimalImport: build.mutation<AnimalImport, { shelter: number; body: AnimalImportCreate }, AnimalImportAnswer>({
    query: ({ shelter, body }) => ({ url: apiPath.shelterImports(shelter), method: 'POST', body }),
    rawResponseSchema: AnimalImportAnswer,
    transformResponse: item,
  }),
  /** One part of the file; a repeat does no harm. */
  sendImportPart: build.mutation<AnimalImport, Upload<AnimalImportPart>, AnimalImportAnswer>({
    query: ({ uuidkey, body, onProgress }) => ({
      url: apiPath.animalImportParts(uuidkey),
      method: 'POST',
      body,
      onProgress,
    }),
    rawResponseSchema: AnimalImportAnswer,
    transformResponse: item,
  }),
  /** One photo under the name that the rows use; the same name again takes its place. */
  sendImportPhoto: build.mutation<number, OfImport<AnimalImportPhoto>, AnimalImportPhotoAnswer>({
    query: ({ uuidkey, body }) => ({ url: apiPath.animalImportPhotos(uuidkey), method: 'POST', body }),
    rawResponseSchema: AnimalImportPhotoAnswer,
    transformResponse: (answer) => answer.data.photos,
  }),
  /** The columns that staff chose; starts the dry run. */
  mapAnimalImport: build.mutation<AnimalImport, OfImport<AnimalImportMapping>, AnimalImportAnswer>({
    query: ({ uuidkey, body }) => ({ url: apiPath.animalImportMapping(uuidkey), method: 'PUT', body }),
    rawResponseSchema: AnimalImportAnswer,
    transformResponse: item,
    // Also when it was refused: another tab may be a step further.
    invalidatesTags: IMPORTS,
  }),
  /** Starts the import after its dry run, or stops it for good. */
  updateAnimalImport: build.mutation<AnimalImport, OfImport<AnimalImportUpdate>, AnimalImportAnswer>({
    query: ({ uuidkey, body }) => ({ url: apiPath.animalImport(uuidkey), method: 'PUT', body }),
    rawResponseSchema: AnimalImportAnswer,
    transformResponse: item,
    invalidatesTags: IMPORTS,
  }),
  /** What is said about the rows of the last run, page by page. Not kept: the next run says something else. */
  listImportMessages: build.query<AnimalImportMessagePage, { uuidkey: string; first: number; rows: number }>({
    query: ({ uuidkey, ...params }) => ({ url: apiPath.animalImportMessages(uuidkey), params }),
    responseSchema: AnimalImportMessagePage,
    keepUnusedDataFor: 0,
  }),
  /** The same as a file. */
  getImportMessageFile: build.mutation<string, string>({
    query: (uuidkey) => ({ url: apiPath.animalImportMessageFile(uuidkey), isText: true }),
  }),
  /** All animals of a shelter as a CSV file of our own format. */
  exportShelterAnimals: build.mutation<string, number>({
    query: (shelter) => ({ url: apiPath.shelterExport(shelter), isText: true }),
  }),
}));

export const {
  useListAnimalImportsQuery,
  useCreateAnimalImportMutation,
  useMapAnimalImportMutation,
  useUpdateAnimalImportMutation,
  useListImportMessagesQuery,
  useGetImportMessageFileMutation,
  useExportShelterAnimalsMutation,
} = animalImportApi;

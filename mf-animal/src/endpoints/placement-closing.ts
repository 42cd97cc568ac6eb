import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, PlacementClosed, PlacementClosing } from '@portal/shared/contract';

const placementClosingApi = injectOwned('mf-animal', (build) => ({
  /** The open reactions to a placed animal, each with the mail that closing it sends (C17). */
  getPlacementClosing: build.query<PlacementClosing['data'], string>({
    query: (uuidkey) => apiPath.animalReactionsClose(uuidkey),
    rawResponseSchema: PlacementClosing,
    transformResponse: (answer: PlacementClosing) => answer.data,
    providesTags: [{ type: 'Reaction', id: 'LIST' }],
    // The mails are shown as they would be sent now.
    keepUnusedDataFor: 0,
  }),
  /** Closes reactions to a placed animal, each with one mail; a repeat changes nothing. */
  closeForPlacement: build.mutation<
    PlacementClosed['data'],
    { uuidkey: string; reactions: readonly string[] },
    PlacementClosed
  >({
    query: ({ uuidkey, reactions }) => ({
      url: apiPath.animalReactionsClose(uuidkey),
      method: 'POST',
      body: { reactions },
    }),
    rawResponseSchema: PlacementClosed,
    transformResponse: (answer) => answer.data,
    invalidatesTags: (_result, error, { uuidkey }) =>
      error
        ? []
        : [
            { type: 'Reaction', id: 'LIST' },
            { type: 'Animal', id: uuidkey },
          ],
  }),
}));

export const { useGetPlacementClosingQuery, useCloseForPlacementMutation } = placementClosingApi;

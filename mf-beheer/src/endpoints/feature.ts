import { injectOwned } from '@portal/shared/api-slices';
import {
  apiPath,
  type FeatureForm,
  FeatureList,
  type ManagedFeature,
  ManagedFeatureAnswer,
} from '@portal/shared/contract';

const featureApi = injectOwned(
  'mf-beheer',
  (build) => ({
    /** Every flag that the code knows, with the names behind its ids. */
    listFeatures: build.query<ManagedFeature[], void, FeatureList>({
      query: () => ({ url: apiPath.features() }),
      rawResponseSchema: FeatureList,
      transformResponse: (answer) => answer.data.items,
      providesTags: ['FeatureFlag'],
    }),
    /** Replaces a flag (C57). */
    updateFeature: build.mutation<ManagedFeature, { alias: string; form: FeatureForm }, ManagedFeatureAnswer>({
      query: ({ alias, form }) => ({ url: apiPath.feature(alias), method: 'PUT', body: form }),
      rawResponseSchema: ManagedFeatureAnswer,
      transformResponse: (answer) => answer.data.item,
      invalidatesTags: ['FeatureFlag'],
    }),
  }),
  { tags: ['FeatureFlag'] },
);

export const { useListFeaturesQuery, useUpdateFeatureMutation } = featureApi;

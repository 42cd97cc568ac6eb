import { injectOwned } from '@portal/shared/api-slices';
import { type AnimalFilter, apiPath, FitIndexAnswer } from '@portal/shared/contract';

const fitApi = injectOwned('mf-search', (build) => ({
  /** All animals that a filter finds, for the order 'Best passend' (C62). Nothing renews it while the page is open: pages follow each other. */
  getFitIndex: build.query<FitIndexAnswer['data'], AnimalFilter, FitIndexAnswer>({
    query: (params) => ({ url: apiPath.animalFit(), params }),
    rawResponseSchema: FitIndexAnswer,
    transformResponse: (answer) => answer.data,
  }),
}));

export const { useGetFitIndexQuery } = fitApi;

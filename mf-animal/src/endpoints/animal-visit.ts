import { injectOwned } from '@portal/shared/api-slices';
import { apiPath } from '@portal/shared/contract';

const visitApi = injectOwned('mf-animal', (build) => ({
  /** Counts a visit to a profile: at most one per visitor per day, which the server decides (C08). The answer is empty (204). */
  countVisit: build.mutation<null, string>({
    query: (uuidkey) => ({ url: apiPath.animalVisit(uuidkey), method: 'POST' }),
  }),
}));

export const { useCountVisitMutation } = visitApi;

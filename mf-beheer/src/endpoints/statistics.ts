import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, type Statistics, StatisticsAnswer } from '@portal/shared/contract';

/** Whose figures: of a shelter as the address has it (number or uuidkey), or of all. */
export type StatisticsArg = { shelterId: string } | 'all';

const statisticsApi = injectOwned('mf-beheer', (build) => ({
  /** Twelve months of figures; the api works them out once a minute. 403 for staff of another shelter, and for staff when all are asked. */
  getStatistics: build.query<Statistics, StatisticsArg, StatisticsAnswer>({
    query: (of) => ({ url: of === 'all' ? apiPath.statistics() : apiPath.shelterStatistics(of.shelterId) }),
    rawResponseSchema: StatisticsAnswer,
    transformResponse: (answer) => answer.data,
    providesTags: [
      { type: 'Animal', id: 'LIST' },
      { type: 'Reaction', id: 'LIST' },
    ],
  }),
}));

export const { useGetStatisticsQuery } = statisticsApi;

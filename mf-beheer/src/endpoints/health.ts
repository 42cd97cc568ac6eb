import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, type HealthReport, HealthReportAnswer } from '@portal/shared/contract';

const healthApi = injectOwned('mf-beheer', (build) => ({
  /** How the portal is doing at this moment. Nothing is kept: an old answer would say that all is well. */
  getHealthReport: build.query<HealthReport, void, HealthReportAnswer>({
    query: () => ({ url: apiPath.healthReport() }),
    rawResponseSchema: HealthReportAnswer,
    transformResponse: (answer) => answer.data,
    keepUnusedDataFor: 0,
  }),
}));

export const { useGetHealthReportQuery } = healthApi;

import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, type ShelterApplicationForm } from '@portal/shared/contract';

const applicationApi = injectOwned('mf-content', (build) => ({
  /**
   * Asks for a shelter account. `key` makes a repeat of the same form count once (C29).
   */
  sendApplication: build.mutation<unknown, { form: ShelterApplicationForm; key: string }>({
    query: ({ form, key }) => ({
      url: apiPath.shelterApplications(),
      method: 'POST',
      body: form,
      headers: { 'Idempotency-Key': key },
    }),
    invalidatesTags: [{ type: 'ShelterApplication', id: 'LIST' }],
  }),
}));

export const { useSendApplicationMutation } = applicationApi;

import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, type ContactForm, type FieldOption, FieldOptionLookup, type UserType } from '@portal/shared/contract';

/** Who asks, as specification § 6 writes it. */
export type ContactGroup = 'Default' | typeof UserType.shelter | typeof UserType.admin;

const contactApi = injectOwned('mf-content', (build) => ({
  /** Subjects of a group; visitors ask the group Default (CO-041, C35). */
  listContactSubjects: build.query<FieldOption[], ContactGroup, FieldOptionLookup>({
    query: (groep) => ({ url: apiPath.contactSubjects(), params: { groep } }),
    rawResponseSchema: FieldOptionLookup,
    transformResponse: (answer) => answer.items,
    providesTags: ['Lookup'],
  }),
  /** Sends a message to the board; `key` makes a repeat of the same form count once (C29). */
  sendContact: build.mutation<unknown, { form: ContactForm; key: string }>({
    query: ({ form, key }) => ({
      url: apiPath.contact(),
      method: 'POST',
      body: form,
      headers: { 'Idempotency-Key': key },
    }),
  }),
}));

export const { useListContactSubjectsQuery, useSendContactMutation } = contactApi;

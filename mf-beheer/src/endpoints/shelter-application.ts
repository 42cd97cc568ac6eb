import { injectOwned, listTags } from '@portal/shared/api-slices';
import {
  apiPath,
  type ShelterApplication,
  ShelterApplicationAnswer,
  ShelterApplicationPage,
  type ShelterApplicationQuery,
  type ShelterApplicationUpdate,
} from '@portal/shared/contract';

const CONFLICT = 409;
const CHANGED = [
  { type: 'ShelterApplication', id: 'LIST' },
  { type: 'Shelter', id: 'LIST' },
  { type: 'Account', id: 'LIST' },
] as const;

const applicationApi = injectOwned('mf-beheer', (build) => ({
  /** A page of applications of shelters, newest first (C26, C36). */
  listApplications: build.query<ShelterApplicationPage, ShelterApplicationQuery>({
    query: (params) => ({ url: apiPath.shelterApplications(), params }),
    responseSchema: ShelterApplicationPage,
    providesTags: (page) =>
      listTags(
        'ShelterApplication',
        page?.data.map(({ uuidkey }) => uuidkey),
      ),
  }),
  /** Approves or rejects an application (C36). A 409 means that somebody else decided: the list is then old as well. */
  decideApplication: build.mutation<
    ShelterApplication,
    { uuidkey: string; decision: ShelterApplicationUpdate },
    ShelterApplicationAnswer
  >({
    query: ({ uuidkey, decision }) => ({ url: apiPath.shelterApplication(uuidkey), method: 'PUT', body: decision }),
    rawResponseSchema: ShelterApplicationAnswer,
    transformResponse: (answer) => answer.data.item,
    invalidatesTags: (_application, error) => (error === undefined || error.status === CONFLICT ? CHANGED : []),
  }),
}));

export const { useListApplicationsQuery, useDecideApplicationMutation } = applicationApi;

import { injectOwned } from '@portal/shared/api-slices';
import {
  apiPath,
  DeployKeyAnswer,
  type DeployKeyForm,
  GenerationAnswer,
  type PartName,
  type RegisterAction,
  type ReleaseOverview,
  ReleaseOverviewAnswer,
  type SuspicionForm,
} from '@portal/shared/contract';

const releaseApi = injectOwned(
  'mf-beheer',
  (build) => ({
    /** What runs, per part (C59). */
    getReleases: build.query<ReleaseOverview, void, ReleaseOverviewAnswer>({
      query: () => ({ url: apiPath.releases() }),
      rawResponseSchema: ReleaseOverviewAnswer,
      transformResponse: (answer) => answer.data,
      providesTags: ['Release'],
    }),
    /** Rolls back, disables and so on, when nobody changed the register since `generation`. */
    changePart: build.mutation<GenerationAnswer, { name: PartName; generation: number; action: RegisterAction }>({
      query: ({ name, generation, action }) => ({
        url: apiPath.managedPart(name),
        method: 'PUT',
        body: action,
        headers: { 'If-Match': `"${generation}"` },
      }),
      responseSchema: GenerationAnswer,
      // Also when it was refused: somebody else changed it.
      invalidatesTags: ['Release'],
    }),
    /** Says that a suspect release is sound. The answer is empty (204). */
    clearSuspicion: build.mutation<null, { name: PartName; build: string; form: SuspicionForm }>({
      query: ({ name, build: id, form }) => ({ url: apiPath.managedRelease(name, id), method: 'PUT', body: form }),
      invalidatesTags: ['Release'],
    }),
    /** Makes a deploy key, which only this answer holds. */
    createDeployKey: build.mutation<
      DeployKeyAnswer['data']['item'],
      { name: PartName; form: DeployKeyForm },
      DeployKeyAnswer
    >({
      query: ({ name, form }) => ({ url: apiPath.deployKeys(name), method: 'POST', body: form }),
      rawResponseSchema: DeployKeyAnswer,
      transformResponse: (answer) => answer.data.item,
      invalidatesTags: ['Release'],
    }),
    /** Ends a deploy key. The answer is empty (204). */
    endDeployKey: build.mutation<null, { name: PartName; id: string }>({
      query: ({ name, id }) => ({ url: apiPath.deployKey(name, id), method: 'DELETE' }),
      invalidatesTags: ['Release'],
    }),
  }),
  { tags: ['Release'] },
);

export const {
  useGetReleasesQuery,
  useChangePartMutation,
  useClearSuspicionMutation,
  useCreateDeployKeyMutation,
  useEndDeployKeyMutation,
} = releaseApi;

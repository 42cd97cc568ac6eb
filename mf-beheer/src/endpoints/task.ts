import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, TaskPage, type TaskQuery, YesNo } from '@portal/shared/contract';

const taskApi = injectOwned('mf-beheer', (build) => ({
  /** A page of jobs that are tried no more, newest first. */
  listFailedTasks: build.query<TaskPage, Omit<TaskQuery, 'dead'>>({
    query: (params) => ({ url: apiPath.tasks(), params: { ...params, dead: YesNo.yes } }),
    responseSchema: TaskPage,
  }),
}));

export const { useListFailedTasksQuery } = taskApi;

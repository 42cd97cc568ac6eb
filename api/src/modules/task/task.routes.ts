import { apiPath, TaskPage, TaskQuery, YesNo } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { TaskRepository } from './task.repository';

/** The jobs and their dead letters, for admins (C26). */
export function taskRoutes(tasks: Pick<TaskRepository, 'page'>): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.tasks()}`,
      {
        schema: {
          tags: ['task'],
          summary: 'Jobs, newest first; dead=J: those that are tried no more',
          querystring: TaskQuery,
          response: answers(TaskPage, 400, 401, 403),
        },
      },
      async (request) => {
        authorised(request, 'administrate');
        const { dead, ...page } = request.query;
        return tasks.page({ ...page, dead: dead === YesNo.yes });
      },
    );
  };
}

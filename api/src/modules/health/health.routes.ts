import { apiPath, HealthReportAnswer } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { HealthFacts } from './health-facts';

/** How the portal is doing, for admins. */
export function healthRoutes(facts: HealthFacts): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.healthReport()}`,
      {
        schema: {
          tags: ['health'],
          summary: 'Queues, mails, backup, disk, database, releases and this process, with what asks for attention',
          response: answers(HealthReportAnswer, 401, 403),
        },
      },
      async (request) => {
        authorised(request, 'administrate');
        return { data: await facts() };
      },
    );
  };
}

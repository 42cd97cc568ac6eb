import { AuditPage, AuditQuery, apiPath } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { AuditRepository } from './audit.repository';

/** The audit log, for admins (C26, C29). */
export function auditRoutes(log: Pick<AuditRepository, 'page'>): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.audit()}`,
      {
        schema: {
          tags: ['audit'],
          summary: 'Who did what, newest first; after=next of the page before',
          querystring: AuditQuery,
          response: answers(AuditPage, 400, 401, 403),
        },
      },
      async (request) => {
        authorised(request, 'administrate');
        return log.page(request.query);
      },
    );
  };
}

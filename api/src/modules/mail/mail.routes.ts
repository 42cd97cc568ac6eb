import { apiPath, ById, MailAnswer, MailPage, MailQuery } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { MailRepository } from './mail.repository';

const tags = ['mail'];

/** The outbox, for admins (C26, C40). */
export function mailRoutes(mails: Pick<MailRepository, 'page' | 'find'>): FastifyPluginAsync {
  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    answerPrivately(instance);

    app.get(
      `/${apiPath.mails()}`,
      {
        schema: {
          tags,
          summary: 'Mails, newest first, by words in the address of the receiver',
          querystring: MailQuery,
          response: answers(MailPage, 400, 401, 403),
        },
      },
      async (request) => {
        authorised(request, 'administrate');
        return mails.page(request.query);
      },
    );

    app.get(
      `/${apiPath.mail(':id')}`,
      {
        schema: {
          tags,
          summary: 'One mail with its texts',
          params: ById,
          response: answers(MailAnswer, 400, 401, 403, 404),
        },
      },
      async (request) => {
        authorised(request, 'administrate');
        const item = await mails.find(request.params.id);
        if (!item) throw new AppError('NOT_FOUND');
        return { data: { item } };
      },
    );
  };
}

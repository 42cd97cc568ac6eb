import { apiPath, MessageAnswer, uuidkey } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { takeOneClick } from '../../plugins/one-click';
import { answers } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { auditActor, writeAudit } from '../audit';
import { messages } from './messages';
import { reviewRequestRepository } from './review-request.repository';

/** The link of an invite's mail that ends the mails about it, for whoever has the invite (C56). */
export function reviewDeclineRoutes(database: Pick<Database, 'transaction'>, now: () => Date): FastifyPluginAsync {
  return async (instance) => {
    takeOneClick(instance);
    instance.withTypeProvider<ZodTypeProvider>().post(
      `/${apiPath.reviewUnsubscribe(':id')}`,
      {
        config: writeLimit,
        schema: {
          tags: ['review'],
          summary: 'Ends the mails about an invite; the invite stays good',
          params: z.object({ id: uuidkey }),
          response: answers(MessageAnswer, 400, 404),
        },
      },
      async (request) => {
        const { id } = request.params;
        await database.transaction(async (tx) => {
          const outcome = await reviewRequestRepository(tx).decline(id, now());
          if (outcome === undefined) throw new AppError('NOT_FOUND');
          const line = { action: 'review-request.decline', object: 'review_invite', objectId: id };
          if (outcome === 'now') await writeAudit(tx, auditActor(request), line);
        });
        return { data: { message: messages.declined, status: 'succes' as const } };
      },
    );
  };
}

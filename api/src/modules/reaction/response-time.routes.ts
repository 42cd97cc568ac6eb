import { apiPath, ByIdOrUuidkey, type ResponseTime, ResponseTimeAnswer } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { answerPrivately, authorised, signedIn } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { ReactionRepository } from './reaction.repository';
import { tags, UNKNOWN_SHELTER } from './reaction-routes-common';

export interface ResponseTimeDependencies {
  reactions: Pick<ReactionRepository, 'shelterId'>;
  responseTimeOf: (asiel: number) => Promise<ResponseTime>;
}

/** How fast a shelter answers and what waits there, for its staff and admins (C15). */
export function responseTimeRoutes({ reactions, responseTimeOf }: ResponseTimeDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.shelterResponseTime(':id')}`,
      {
        schema: {
          tags,
          summary:
            'Within how many opening days a shelter usually answers, and what still waits; for its staff and admins',
          params: ByIdOrUuidkey,
          response: answers(ResponseTimeAnswer, 400, 401, 403, 404),
        },
      },
      async (request) => {
        signedIn(request);
        const asiel = await reactions.shelterId(request.params.id);
        authorised(request, 'shelter.inbox', { asiel: asiel ?? UNKNOWN_SHELTER });
        if (asiel === undefined) throw new AppError('NOT_FOUND');
        return { data: await responseTimeOf(asiel) };
      },
    );
  };
}

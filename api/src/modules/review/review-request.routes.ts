import {
  apiPath,
  ReviewRequest,
  ReviewRequestAnswer,
  SuggestionAnswer,
  SuggestionQuery,
} from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerPrivately, signedIn } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import { suggestionLimit, writeLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import type { ReviewRequestService } from './review-request.service';

const tags = ['review'];

/** Asking the adopter of an animal for a review, for the shelter's staff and admins (C19, AP-007, AP-008). */
export function reviewRequestRoutes(service: ReviewRequestService): FastifyPluginAsync {
  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    answerPrivately(instance);

    app.get(
      `/${apiPath.reviewSuggestions()}`,
      {
        config: suggestionLimit,
        schema: {
          tags,
          summary: 'Suggests who may be asked for a review, by at least three characters of the address or name',
          querystring: SuggestionQuery,
          response: answers(SuggestionAnswer, 400, 401, 403, 404),
        },
        preValidation: async (request) => void signedIn(request),
      },
      (request) => service.suggest(request.query, signedIn(request)),
    );

    app.put(
      `/${apiPath.reviewRequest()}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Asks the chosen person for a review; a second call changes nothing',
          body: ReviewRequest,
          response: answers(ReviewRequestAnswer, 400, 401, 403, 404, 422),
        },
        preValidation: async (request) => void signedIn(request),
      },
      (request) => service.request(request.body, signedIn(request), auditActor(request)),
    );
  };
}

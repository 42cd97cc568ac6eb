import { AnimalCheckAnswer, AnimalUpdate, apiPath, ByUuidkey } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { HTML_BODY_LIMIT } from '../../../lib/clean-text';
import { versionEtag } from '../../../lib/if-match';
import { answerPrivately, signedIn } from '../../../plugins/current-user';
import { answers } from '../../../plugins/openapi';
import { reportLimit } from '../../../plugins/rate-limit';
import type { AnimalCheckService } from './animal-check.service';
import { type ManagedAnimals, managed } from './managed-animal';

export interface AnimalCheckRouteDependencies extends ManagedAnimals {
  check: AnimalCheckService;
}

/** `POST animal/{uuidkey}/check`: what a save of the same body would change, for who may save it (C26). Writes nothing. */
export function animalCheckRoutes(dependencies: AnimalCheckRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    instance.withTypeProvider<ZodTypeProvider>().post(
      `/${apiPath.animalCheck(':uuidkey')}`,
      {
        config: reportLimit,
        bodyLimit: HTML_BODY_LIMIT,
        schema: {
          tags: ['animal'],
          summary:
            'Compares wanted fields, checklist and status with what is stored; the ETag names the compared version',
          params: ByUuidkey,
          body: AnimalUpdate,
          response: answers(AnimalCheckAnswer, 400, 401, 403, 404, 422),
        },
        preParsing: async (request) => void signedIn(request),
      },
      async (request, reply) => {
        await managed(request, dependencies);
        const { check, version } = await dependencies.check(request.params.uuidkey, request.body);
        versionEtag(reply, version);
        return { data: check };
      },
    );
  };
}

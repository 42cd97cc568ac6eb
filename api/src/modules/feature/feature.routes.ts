import {
  apiPath,
  ByAlias,
  FeatureAnswer,
  FeatureForm,
  FeatureList,
  ManagedFeatureAnswer,
} from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { auditActor } from '../audit';
import { featureRepository } from './feature.repository';
import type { FeatureService } from './feature.service';

const tags = ['feature'];

export interface FeatureRouteDependencies {
  database: Database;
  service: FeatureService;
}

/** Feature flags: one for the caller, all of them for admins, who set them (C41). */
export function featureRoutes({ database, service }: FeatureRouteDependencies): FastifyPluginAsync {
  const features = featureRepository(database);
  return async (instance) => {
    answerPrivately(instance);
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.get(
      `/${apiPath.feature(':alias')}`,
      {
        schema: {
          tags,
          summary: 'Whether a flag is on for the caller; never for whom else',
          params: ByAlias,
          response: answers(FeatureAnswer, 400, 404),
        },
      },
      async ({ params, user }) => ({ data: { item: await service.state(params.alias, user) } }),
    );
    app.get(
      `/${apiPath.features()}`,
      { schema: { tags, summary: 'All flags, for admins', response: answers(FeatureList, 401, 403) } },
      async (request) => {
        authorised(request, 'administrate');
        return { data: { items: await features.listManaged() } };
      },
    );
    app.put(
      `/${apiPath.feature(':alias')}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Replaces a flag, by admins; shelters and users must exist',
          params: ByAlias,
          body: FeatureForm,
          response: answers(ManagedFeatureAnswer, 400, 401, 403, 404, 422),
        },
        preValidation: async (request) => void authorised(request, 'administrate'),
      },
      async (request) => {
        const { alias } = request.params;
        await service.set(alias, request.body, auditActor(request));
        const item = (await features.listManaged()).find((feature) => feature.alias === alias);
        if (!item) throw new AppError('NOT_FOUND');
        return { data: { item } };
      },
    );
  };
}

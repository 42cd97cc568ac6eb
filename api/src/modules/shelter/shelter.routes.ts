import {
  apiPath,
  ByIdOrUuidkey,
  cleanLine,
  queryValue,
  ShelterAnswer,
  ShelterLookup,
  ShelterLookupQuery,
  ShelterPage,
  ShelterQuery,
} from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { answers } from '../../plugins/openapi';
import type { ResponseCache } from '../../plugins/response-cache';
import type { ShelterRepository } from './shelter.repository';

const tags = ['shelter'];
const CATALOGUES = ['shelter', 'animal', 'photo'];

/** One path, two queries: with `action` the autocomplete, without it the list (C26). */
const ShelterListQuery = z.union([ShelterLookupQuery, z.extend(ShelterQuery, { action: queryValue(z.never()) })]);

/** Reading shelters (C22, C26, AP-011). */
export function shelterRoutes(shelters: ShelterRepository, cache: ResponseCache): FastifyPluginAsync {
  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();

    app.get(
      `/${apiPath.shelters()}`,
      {
        schema: {
          tags,
          summary: 'Shelters by country and words; with action=lookupt the autocomplete',
          querystring: ShelterListQuery,
          response: answers(z.union([ShelterPage, ShelterLookup]), 400),
        },
      },
      (request, reply) => {
        const { query } = request;
        if (query.action === 'lookupt') {
          const naam = cleanLine(query.naam);
          return cache.send(request, reply, {
            key: `shelter/lookup ${naam}`,
            catalogues: ['shelter'],
            schema: ShelterLookup,
            make: async () => ({ items: await shelters.options(naam) }),
          });
        }
        const { land, q, first, rows } = query;
        return cache.send(request, reply, {
          key: `shelter ${[...new Set(land)].sort()} ${first} ${rows} ${q ?? ''}`,
          catalogues: CATALOGUES,
          schema: ShelterPage,
          make: () => shelters.page({ land, q, first, rows }),
        });
      },
    );

    app.get(
      `/${apiPath.shelter(':id')}`,
      {
        schema: {
          tags,
          summary: 'A shelter by its number, its uuidkey or the uuidkey of a user who belongs to it',
          params: ByIdOrUuidkey,
          response: answers(ShelterAnswer, 400, 404),
        },
      },
      (request, reply) => {
        const { id } = request.params;
        return cache.send(request, reply, {
          key: `shelter/${id.toLowerCase()}`,
          catalogues: CATALOGUES,
          schema: ShelterAnswer,
          make: async () => {
            const data = await shelters.find(id);
            if (!data) throw new AppError('NOT_FOUND');
            return { data };
          },
        });
      },
    );
  };
}

import { type AnimalCard, apiPath, ByUuidkey, FavouriteAnswer, FavouriteList } from '@portal/shared/contract';
import { type PlacementFacts, permission } from '@portal/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { answerPrivately, authorised, refuseUnless, signedIn } from '../../plugins/current-user';
import { answers, refusals } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import type { FavouriteRepository } from './favourite.repository';

const tags = ['favourite'];

export interface FavouriteRouteDependencies {
  favourites: FavouriteRepository;
  animals: {
    /** What decides who may see an animal. */
    facts(uuidkey: string): Promise<(PlacementFacts & { id: number; asiel: number }) | undefined>;
    /** Cards in the order of `ids`, placed animals included. */
    keptCards(ids: readonly number[]): Promise<AnimalCard[]>;
  };
  now: () => Date;
}

/** The favourites of who is signed in (C13, AP-026). */
export function favouriteRoutes({ favourites, animals, now }: FavouriteRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    answerPrivately(instance);

    app.get(
      `/${apiPath.favourites()}`,
      { schema: { tags, summary: 'The own favourites, newest first', response: answers(FavouriteList, 401, 403) } },
      async (request) => {
        const user = authorised(request, 'favourite.list');
        return { data: { items: await animals.keptCards(await favourites.ids(user.user_id)) } };
      },
    );

    app.put(
      `/${apiPath.favourite(':uuidkey')}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Keeps an animal; staff not one of the own shelter',
          params: ByUuidkey,
          response: answers(FavouriteAnswer, 400, 401, 403, 404, 410),
        },
      },
      async (request) => {
        const user = signedIn(request);
        const { uuidkey } = request.params;
        const animal = await animals.facts(uuidkey);
        if (!animal) throw new AppError('NOT_FOUND');
        refuseUnless(permission(user, 'animal.read', { ...animal, now: now() }));
        authorised(request, 'favourite.add', animal);
        await favourites.add(user.user_id, animal.id);
        return { data: { item: { uuidkey, favorite: 1 as const } } };
      },
    );

    app.delete(
      `/${apiPath.favourite(':uuidkey')}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Keeps an animal no longer',
          params: ByUuidkey,
          response: { ...refusals(400, 401, 403), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        const user = authorised(request, 'favourite.list');
        await favourites.remove(user.user_id, request.params.uuidkey);
        return reply.code(204).send();
      },
    );
  };
}

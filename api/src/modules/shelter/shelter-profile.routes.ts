import { apiPath, ByIdOrUuidkey, type Shelter, ShelterAnswer, ShelterUpdate } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { answerPrivately, authorised, signedIn } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { auditActor } from '../audit';
import type { ShelterRepository } from './shelter.repository';
import { changeShelter } from './shelter-profile';

const tags = ['shelter'];

/** No shelter has this number. */
const NO_SHELTER = 0;

const ByUid = z.object({ uid: z.string().check(z.minLength(1), z.maxLength(128)) });

export interface ShelterProfileDependencies {
  shelters: Pick<ShelterRepository, 'find' | 'ofUser'>;
  database: Pick<Database, 'transaction'>;
  now: () => Date;
}

/** The shelter of an account, and changing a shelter, for own staff and admins (C15). */
export function shelterProfileRoutes({ shelters, database, now }: ShelterProfileDependencies): FastifyPluginAsync {
  /** The shelter, when this person may change it; asked before the body is looked at. */
  async function managed(request: FastifyRequest<{ Params: { id: string } }>): Promise<Shelter> {
    const user = signedIn(request);
    const shelter = await shelters.find(request.params.id);
    authorised(request, 'shelter.edit', { asiel: shelter?.id ?? user.asiel ?? NO_SHELTER });
    if (!shelter) throw new AppError('NOT_FOUND');
    return shelter;
  }

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    answerPrivately(instance);

    app.get(
      `/${apiPath.shelterOfUser(':uid')}`,
      {
        schema: {
          tags,
          summary: 'The shelter that an account belongs to: the own one, for admins any',
          params: ByUid,
          response: answers(ShelterAnswer, 400, 401, 404),
        },
      },
      async (request) => {
        const { uid } = request.params;
        authorised(request, 'shelter.of-user', { uid });
        const data = await shelters.ofUser(uid);
        if (!data) throw new AppError('NOT_FOUND');
        return { data };
      },
    );

    app.put(
      `/${apiPath.shelter(':id')}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Changes the sent fields of a shelter; nmax by admins alone',
          params: ByIdOrUuidkey,
          body: ShelterUpdate,
          response: answers(ShelterAnswer, 400, 401, 403, 404, 422),
        },
        preValidation: async (request) => void signedIn(request),
      },
      async (request) => {
        const { id } = await managed(request);
        const isAdmin = userTypeOf(signedIn(request).usertype) === 'admin';
        if (request.body.nmax !== undefined && !isAdmin) throw new AppError('NO_ACCESS');
        const isChanged = await changeShelter(database, id, request.body, {
          actor: auditActor(request),
          now: now(),
        });
        const data = isChanged ? await shelters.find(String(id)) : undefined;
        if (!data) throw new AppError('NOT_FOUND');
        return { data };
      },
    );
  };
}

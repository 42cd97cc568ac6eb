import {
  AnimalAnswer,
  AnimalCreate,
  AnimalFieldUpdate,
  AnimalStatusUpdate,
  apiPath,
  ByUuidkey,
  type User,
} from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../../lib/app-error';
import { HTML_BODY_LIMIT } from '../../../lib/clean-text';
import { answerPrivately, authorised, signedIn } from '../../../plugins/current-user';
import { idempotentCall } from '../../../plugins/idempotency';
import { answers, refusals } from '../../../plugins/openapi';
import { writeLimit } from '../../../plugins/rate-limit';
import { auditActor } from '../../audit';
import type { AnimalWriteService } from './animal-write.service';
import { type ManagedAnimals, managed, NO_SHELTER } from './managed-animal';
import { messages } from './messages';

const tags = ['animal'];

export interface AnimalWriteRouteDependencies {
  service: AnimalWriteService;
  animals: ManagedAnimals['animals'] & {
    /** The profile as a person sees it, with its version. */
    profileFor(user: User, uuidkey: string): Promise<{ item: AnimalAnswer['data']['item']; version: number }>;
  };
  now: () => Date;
}

const actorOf = (request: FastifyRequest, user: User) => ({ ...auditActor(request), userId: user.user_id });

/** Creating animals, changing their fields and their status, for own staff and admins (C09, C10, C11). */
export function animalWriteRoutes(dependencies: AnimalWriteRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    createRoute(instance, dependencies);
    updateRoute(instance, dependencies);
    statusRoute(instance, dependencies);
  };
}

async function sendProfile(
  reply: FastifyReply,
  { animals }: AnimalWriteRouteDependencies,
  user: User,
  uuidkey: string,
): Promise<AnimalAnswer> {
  const { item, version } = await animals.profileFor(user, uuidkey);
  reply.header('etag', `"${version}"`);
  return { data: { item } };
}

/** Staff write for the own shelter, whatever they send; an admin names one. */
function shelterFor(user: User, named: number | null | undefined): number {
  if (userTypeOf(user.usertype) !== 'admin') return user.asiel ?? NO_SHELTER;
  if (!named) throw new AppError('VALIDATION', undefined, { fields: { asiel: messages.fields.asiel } });
  return named;
}

function createRoute(instance: FastifyInstance, dependencies: AnimalWriteRouteDependencies) {
  /** May this person create animals at all? Asked before the body is looked at. */
  const mayCreate = (request: FastifyRequest) =>
    authorised(request, 'animal.create', { asiel: request.user?.asiel ?? NO_SHELTER });

  instance.withTypeProvider<ZodTypeProvider>().post(
    `/${apiPath.animals()}`,
    {
      config: writeLimit,
      bodyLimit: HTML_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Creates an animal, as preview unless geplaatst says otherwise; takes an Idempotency-Key',
        body: AnimalCreate,
        response: { ...refusals(400, 401, 403, 409, 422), 201: AnimalAnswer },
      },
      preParsing: async (request) => void mayCreate(request),
    },
    async (request, reply) => {
      const user = mayCreate(request);
      const asiel = shelterFor(user, request.body.asiel);
      const call = idempotentCall(request, apiPath.animals(), user.user_id);
      const key = await dependencies.service.create(asiel, request.body, call, actorOf(request, user));
      reply.code(201);
      return sendProfile(reply, dependencies, user, key);
    },
  );
}

function updateRoute(instance: FastifyInstance, dependencies: AnimalWriteRouteDependencies) {
  instance.withTypeProvider<ZodTypeProvider>().put(
    `/${apiPath.animal(':uuidkey')}`,
    {
      config: writeLimit,
      bodyLimit: HTML_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Changes any part of the fields and the checklist; If-Match takes the ETag of the profile',
        params: ByUuidkey,
        body: AnimalFieldUpdate,
        response: answers(AnimalAnswer, 400, 401, 403, 404, 412, 422),
      },
      preParsing: async (request) => void signedIn(request),
    },
    async (request, reply) => {
      const { user } = await managed(request, dependencies);
      const { uuidkey } = request.params;
      const change = { uuidkey, form: request.body, ifMatch: request.headers['if-match'] };
      await dependencies.service.update(change, actorOf(request, user));
      return sendProfile(reply, dependencies, user, uuidkey);
    },
  );
}

function statusRoute(instance: FastifyInstance, dependencies: AnimalWriteRouteDependencies) {
  const { service } = dependencies;

  instance.withTypeProvider<ZodTypeProvider>().put(
    `/${apiPath.animalStatus(':uuidkey')}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: 'Changes geplaatst; If-Match takes the ETag of the profile',
        params: ByUuidkey,
        body: AnimalStatusUpdate,
        response: answers(AnimalAnswer, 400, 401, 403, 404, 409, 412, 422),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request, reply) => {
      const { user, found } = await managed(request, dependencies);
      const { geplaatst, asiel } = request.body;
      if (asiel && asiel !== found.asiel) {
        throw new AppError('VALIDATION', undefined, { fields: { asiel: messages.fields.asiel } });
      }
      const { uuidkey } = request.params;
      const change = { uuidkey, asiel: found.asiel, geplaatst, ifMatch: request.headers['if-match'] };
      await service.setStatus(change, actorOf(request, user));
      return sendProfile(reply, dependencies, user, uuidkey);
    },
  );
}

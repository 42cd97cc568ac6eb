import {
  ANSWER_TEMPLATES_MAX,
  AnswerTemplateAnswer,
  AnswerTemplateForm,
  AnswerTemplateList,
  apiPath,
  ByIdOrUuidkey,
  ByUuidkey,
} from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { authorised, signedIn } from '../../plugins/current-user';
import { idempotentCall } from '../../plugins/idempotency';
import { answers, refusals } from '../../plugins/openapi';
import { deleteLimit, writeLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import { managedReaction, type ReactionRouteDependencies, tags, UNKNOWN_SHELTER } from './reaction-routes-common';

/** Templates of answers of a shelter, for its staff and admins (C17). */
export function answerTemplateRoutes(instance: FastifyInstance, dependencies: ReactionRouteDependencies) {
  listRoutes(instance, dependencies);
  writeRoutes(instance, dependencies);
}

/** The number of a shelter whose inbox this person may read; a foreign one is as unknown as none. */
async function ownShelter(
  request: FastifyRequest<{ Params: { id: string } }>,
  { reactions }: ReactionRouteDependencies,
): Promise<number> {
  const asiel = await reactions.shelterId(request.params.id);
  authorised(request, 'shelter.inbox', { asiel: asiel ?? UNKNOWN_SHELTER });
  if (asiel === undefined) throw new AppError('NOT_FOUND');
  return asiel;
}

function listRoutes(instance: FastifyInstance, dependencies: ReactionRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { templates, templateService } = dependencies;

  app.get(
    `/${apiPath.shelterAnswerTemplates(':id')}`,
    {
      schema: {
        tags,
        summary: 'The templates of answers of a shelter, by name',
        params: ByIdOrUuidkey,
        response: answers(AnswerTemplateList, 400, 401, 403, 404),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request) => ({ data: { items: await templates.list(await ownShelter(request, dependencies)) } }),
  );

  app.get(
    `/${apiPath.reactionAnswerTemplates(':uuidkey')}`,
    {
      schema: {
        tags,
        summary: 'The same, filled in for an answer to this reaction; what has no value keeps its braces',
        params: ByUuidkey,
        response: answers(AnswerTemplateList, 400, 401, 403, 404),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request) => {
      const { asiel } = await managedReaction(request, dependencies);
      return { data: { items: await templateService.filledFor(request.params.uuidkey, asiel) } };
    },
  );
}

function writeRoutes(instance: FastifyInstance, dependencies: ReactionRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { templates, templateService } = dependencies;

  /** A template of the own shelter; a foreign one is as unknown as none. */
  async function managed(request: FastifyRequest<{ Params: { uuidkey: string } }>) {
    const found = await templates.find(request.params.uuidkey);
    authorised(request, 'shelter.inbox', { asiel: found?.asiel ?? UNKNOWN_SHELTER });
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  async function itemOf(uuidkey: string) {
    const found = await templates.find(uuidkey);
    if (!found) throw new AppError('NOT_FOUND');
    return { data: { item: found } };
  }

  app.post(
    `/${apiPath.shelterAnswerTemplates(':id')}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: `Adds a template, at most ${ANSWER_TEMPLATES_MAX}; takes an Idempotency-Key`,
        params: ByIdOrUuidkey,
        body: AnswerTemplateForm,
        response: { ...refusals(400, 401, 403, 404, 409, 422), 201: AnswerTemplateAnswer },
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request, reply) => {
      const asiel = await ownShelter(request, dependencies);
      const call = idempotentCall(request, apiPath.shelterAnswerTemplates(asiel), signedIn(request).user_id);
      const key = await templateService.create(asiel, request.body, call, auditActor(request));
      return reply.code(201).send(await itemOf(key));
    },
  );

  app.put(
    `/${apiPath.answerTemplate(':uuidkey')}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: 'Changes a template; If-Match takes its version',
        params: ByUuidkey,
        body: AnswerTemplateForm,
        response: answers(AnswerTemplateAnswer, 400, 401, 403, 404, 412, 422),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request) => {
      const { uuidkey } = await managed(request);
      await templateService.update(uuidkey, request.body, request.headers['if-match'], auditActor(request));
      return itemOf(uuidkey);
    },
  );

  app.delete(
    `/${apiPath.answerTemplate(':uuidkey')}`,
    {
      config: deleteLimit,
      schema: {
        tags,
        summary: 'Removes a template',
        params: ByUuidkey,
        response: { ...refusals(400, 401, 403, 404), 204: z.undefined() },
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request, reply) => {
      await templateService.remove(await managed(request), auditActor(request));
      return reply.code(204).send();
    },
  );
}

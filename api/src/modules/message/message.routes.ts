import {
  apiPath,
  ByMessage,
  MessageCreate,
  MessageItemAnswer,
  MessageList,
  MessageQuery,
  MessageUpdate,
  UnreadMessages,
} from '@portal/shared/contract';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerPrivately, signedIn } from '../../plugins/current-user';
import { answers, refusals } from '../../plugins/openapi';
import { chatLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import type { MessageService } from './message.service';
import { type MessageStreamDependencies, messageStreamRoute, tags } from './message-stream.route';

export interface MessageRouteDependencies extends MessageStreamDependencies {
  service: MessageService;
}

/** The chat of reviews, for its parties; admins read (C21, C57). */
export function messageRoutes(dependencies: MessageRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    readRoutes(instance, dependencies);
    writeRoutes(instance, dependencies);
    messageStreamRoute(instance, dependencies);
  };
}

function readRoutes(instance: FastifyInstance, { service }: MessageRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    `/${apiPath.messages()}`,
    {
      schema: {
        tags,
        summary: 'The last 50 messages of a review, newest first',
        querystring: MessageQuery,
        response: answers(MessageList, 400, 401, 404),
      },
    },
    async (request) => {
      const user = signedIn(request);
      return { data: { items: await service.list(request.query.sql_id, user) } };
    },
  );
  app.get(
    `/${apiPath.unreadMessages()}`,
    {
      schema: {
        tags,
        summary: 'How many messages wait for the caller, or for their shelter',
        response: answers(UnreadMessages, 401),
      },
    },
    async (request) => ({ data: await service.unread(signedIn(request)) }),
  );
}

function writeRoutes(instance: FastifyInstance, { service }: MessageRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    `/${apiPath.messages()}`,
    {
      config: chatLimit,
      schema: {
        tags,
        summary:
          'Adds a message; a repeat with the same id answers the first one. sender, name and reciever follow from the token',
        body: MessageCreate,
        response: { ...refusals(400, 401, 403, 404, 422), 201: MessageItemAnswer },
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request, reply) => {
      const item = await service.add(request.body, signedIn(request), auditActor(request));
      return reply.code(201).send({ data: { item } });
    },
  );
  app.put(
    `/${apiPath.message(':id')}`,
    {
      config: chatLimit,
      schema: {
        tags,
        summary: 'Marks a message, and every older one of the review, as read by its receiver',
        params: ByMessage,
        body: MessageUpdate,
        response: answers(MessageItemAnswer, 400, 401, 403, 404, 422),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request) => ({ data: { item: await service.markRead(request.params.id, signedIn(request)) } }),
  );
}

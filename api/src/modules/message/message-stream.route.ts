import { apiPath, MessageQuery } from '@portal/shared/contract';
import { permission } from '@portal/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { batched } from '../../lib/batch';
import { limitKey } from '../../lib/ip-address';
import { isOwnOrigin } from '../../lib/own-origin';
import { refuseUnless, signedIn } from '../../plugins/current-user';
import { files } from '../../plugins/openapi';
import type { Database } from '../../ports/database/port';
import type { EventStreams } from './event-streams';
import { messageRepository } from './message.repository';
import type { MessageHub } from './message-hub';

export const tags = ['message'];

/** Reviews looked up in one statement: after a restart thousands of browsers come back within seconds. */
const AT_ONCE = 200;

export interface MessageStreamDependencies {
  database: Database;
  hub: MessageHub;
  streams: EventStreams;
  origin: string;
}

/** `GET message/stream?sql_id=`: Server-Sent Events for `fetch`, which can send the token (C57). */
export function messageStreamRoute(
  instance: FastifyInstance,
  { database, hub, streams, origin }: MessageStreamDependencies,
): void {
  const findThread = batched(async (keys) => {
    const found = await messageRepository(database).threads(keys.map(Number));
    return new Map(found.map((thread) => [String(thread.sql_id), thread]));
  }, AT_ONCE);

  async function follow(request: FastifyRequest, reply: FastifyReply, sqlId: number): Promise<void> {
    const user = signedIn(request);
    const { signIn, ip } = request;
    if (!signIn || !isOwnOrigin(request.headers, origin)) throw new AppError('NO_ACCESS');
    const asked = Date.now() - reply.elapsedTime;
    const owner = { uid: user.uid, address: limitKey(ip), expires: signIn.expires.getTime(), asked };
    const stream = streams.open(owner);
    // Subscribed first, then judged and read: a change between the two reaches the stream.
    const { begin, leave } = hub.join(sqlId, stream);
    const forget = stream.onEnd;
    stream.onEnd = () => {
      leave();
      forget();
    };
    try {
      const thread = await findThread(String(sqlId));
      if (!thread) throw new AppError('NOT_FOUND');
      refuseUnless(permission(user, 'message.read', thread));
    } catch (error) {
      stream.end();
      throw error;
    }
    stream.answer(reply);
    await begin().catch((error: unknown) => {
      request.log.error({ err: error }, 'the chat could not be read');
      stream.end();
    });
  }

  instance.addHook('preClose', async () => streams.endAll());
  instance.withTypeProvider<ZodTypeProvider>().get(
    `/${apiPath.messageStream()}`,
    {
      exposeHeadRoute: false,
      config: { isStream: true },
      schema: {
        tags,
        summary: 'The chat of a review as events: snapshot, message, read',
        produces: ['text/event-stream'],
        querystring: MessageQuery,
        response: files(['text/event-stream'], 400, 403, 404),
      },
    },
    async (request, reply) => {
      await follow(request, reply, request.query.sql_id);
      return reply;
    },
  );
}

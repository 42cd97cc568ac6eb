import { createHmac } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { faultCode } from '../lib/fault-code';
import { ipPrefix } from '../lib/ip-address';
import './current-user';
import './errors';

const MARK_LENGTH = 12;

/**
 * One line for each request, when its answer is out: request id, method, route pattern, status, milliseconds, network, why it was refused, the code that a
 * visitor can read out, and a mark of who asked. No address, query, body or name: the mark is the same for the same person, and only who has `secret`
 * can make it.
 */
export function requestLog(secret: string): FastifyPluginAsync {
  const markOf = (uid: string) =>
    createHmac('sha256', secret).update(`log|${uid}`).digest('base64url').slice(0, MARK_LENGTH);
  return fastifyPlugin(
    async (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const { method, routeOptions, refusal, user, id, ip } = request;
        request.log.info(
          {
            method,
            route: routeOptions.url ?? 'none',
            status: reply.statusCode,
            ms: Math.round(reply.elapsedTime * 10) / 10,
            network: ipPrefix(ip),
            ...(user ? { user: markOf(user.uid) } : {}),
            ...(refusal ? { refusal } : {}),
            ...(reply.statusCode >= 500 ? { faultCode: faultCode(id) } : {}),
          },
          'request',
        );
        done();
      });
    },
    { name: 'request-log' },
  );
}

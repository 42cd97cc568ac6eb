import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../../ports/database/port';
import { auditActor, writeAudit } from './audit';
import '../../plugins/errors';

const ID_MAX = 128;

/**
 * Leaves an audit line of everything that somebody who is signed in tried and may not (C29, docs/trust.md#audit-log): method, address
 * pattern and the thing's key, never what was sent. Register it around the modules of `/api/`.
 */
export const denials = fastifyPlugin<{ database: Pick<Database, 'query'> }>(
  async (app: FastifyInstance, { database }) => {
    async function note(request: FastifyRequest): Promise<void> {
      const { method, routeOptions, params } = request;
      // A number where the contract reads the parameter as one.
      const [objectId = null] = Object.values((params ?? {}) as Record<string, string | number>);
      const line = {
        action: 'denied',
        object: `${method} ${routeOptions.url ?? ''}`,
        objectId: objectId === null ? null : String(objectId).slice(0, ID_MAX),
      };
      await writeAudit(database, auditActor(request), line).catch((error: unknown) =>
        request.log.error({ err: error }, 'a refusal could not be noted'),
      );
    }

    app.addHook('onSend', (request, _reply, payload, done) => {
      if (request.refusal !== 'NO_ACCESS' || !request.user) done(null, payload);
      else note(request).then(() => done(null, payload), done);
    });
  },
  { name: 'denials' },
);

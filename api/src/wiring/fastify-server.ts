import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config';
import { frameworkError } from '../plugins/errors';

/** Largest body in bytes; routes with HTML, photos or files of releases name their own. */
const BODY_LIMIT = 64 * 1024;

/** Milliseconds for a whole request to arrive: a client that sends a byte now and then holds a connection. */
const REQUEST_TIMEOUT_MS = 30_000;

const REQUEST_ID = /^[A-Za-z0-9_.-]{1,64}$/;

interface ServerOptions {
  logger?: FastifyServerOptions['logger'];
  requestTimeoutMs?: number;
  isStopping?: () => boolean;
}

/** Fastify with the portal's limits, request ids, schemas and reading of JSON; without a plugin or route. */
export function fastifyServer(
  config: Config,
  { logger = false, requestTimeoutMs = REQUEST_TIMEOUT_MS, isStopping = () => false }: ServerOptions,
): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger,
    // One line a request is written by plugins/request-log.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.TRUSTED_PROXIES,
    // What comes on a connection that is still open while the server closes is answered.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestTimeoutMs,
    // Node takes the longer of both for the body: the head gets no more than the whole.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 6) },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    frameworkErrors: frameworkError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
  // The portal's calls always say JSON, also without a body.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  );
  return app;
}

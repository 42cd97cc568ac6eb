import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { addressMark, ipPrefix } from '../../lib/ip-address';
import { isOwnOrigin } from '../../lib/own-origin';
import { asAppError } from '../../plugins/errors';
import { auditActor } from '../audit';
import type { IdentityCall, IdentityContext } from './context';
import { deviceOf, keepDevice } from './device';
import { errorBody, IdentityError, tooManyAttempts } from './identity-error';
import { mailCodes } from './mail-codes';
import { profile } from './profile';
import { signIn } from './sign-in';

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts::';
const TOKEN_PATH = '/securetoken.googleapis.com/v1/token';
const JWKS_PATH = '/identity/.well-known/jwks.json';

const BODY_LIMIT = 16 * 1024;
const MINUTE_MS = 60_000;

/** Per address (docs/trust.md#limits-of-calls); the rest of the calls count as writes. */
const LIMITS = {
  signUp: [5, 30],
  signInWithPassword: [25, 5],
  sendOobCode: [25, 5],
  token: [60, 5],
  other: [120, 5],
} as const;

const limit = ([max, minutes]: readonly [number, number]) => ({
  rateLimit: {
    max,
    timeWindow: minutes * MINUTE_MS,
    allowList: [],
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) => tooManyAttempts(ttl / 1000),
  },
});

const field = z.optional(z.nullable(z.string().check(z.maxLength(4096))));

/** Everything that the calls read; the SDK sends more, which is not looked at. */
const Body = z.object({
  ...{ email: field, password: field, token: field, idToken: field, displayName: field, oobCode: field },
  ...{ newPassword: field, requestType: field, newEmail: field, refresh_token: field },
  deleteProvider: z.optional(z.array(z.string()).check(z.maxLength(10))),
});
type Given = { [Key in keyof z.infer<typeof Body>]: Exclude<z.infer<typeof Body>[Key], null> };

/** Null, which the SDK sends for what it has not, is as good as absent. */
const given = (body: unknown): Given =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== null)) as Given;

export interface IdentityRoutesOptions extends IdentityContext {
  /** Makes the marks of addresses: SECRET_KEY. */
  secret: string;
}

/** Pages of other origins may not sign anybody in. */
function refuseForeignOrigin({ headers }: FastifyRequest, publicOrigin: string): void {
  if (!isOwnOrigin(headers, publicOrigin)) throw new IdentityError('OPERATION_NOT_ALLOWED', 403);
}

/** A refusal of anything in the SDK's form; what nobody expected is logged and told to nobody. */
function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error instanceof IdentityError) {
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
    return reply.code(error.statusCode).send(errorBody(error.statusCode, error.message));
  }
  if (error instanceof AppError && error.statusCode < 500) {
    return reply.code(400).send(errorBody(400, `OPERATION_NOT_ALLOWED : ${error.message}`));
  }
  const refusal = asAppError(error);
  if (refusal.code === 'UNAVAILABLE') {
    reply.header('retry-after', String(refusal.details.retryAfterSeconds ?? 5));
    return reply.code(503).send(errorBody(503, 'UNAVAILABLE'));
  }
  const isTheirs = hasZodFastifySchemaValidationErrors(error) || (error.statusCode ?? 500) < 500;
  if (isTheirs) return reply.code(400).send(errorBody(400, 'INVALID_ARGUMENT'));
  request.log.error({ err: error }, 'identity');
  return reply.code(500).send(errorBody(500, 'INTERNAL_ERROR'));
}

/** The calls of the `firebase/auth` SDK at the origin's root, and the public keys (docs/identity.md#calls-of-the-sdk). */
export function identityRoutes(options: IdentityRoutesOptions): FastifyPluginAsync {
  const { secret, origin, tokens } = options;
  const people = signIn(options);
  const own = profile(options);
  const codes = mailCodes(options, own);

  const idempotentCall = (request: FastifyRequest): IdentityCall => ({
    browser: { userAgent: request.headers['user-agent'] ?? null, ipPrefix: ipPrefix(request.ip) },
    address: addressMark(request.ip, secret),
    device: deviceOf(request),
    actor: auditActor(request),
  });

  return async (app) => {
    app.setErrorHandler(sendError);
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      refuseForeignOrigin(request, origin);
    });

    const post = (
      path: string,
      config: ReturnType<typeof limit>,
      answer: (body: Given, call: IdentityCall) => Promise<unknown>,
    ) =>
      app.post(path, { config, bodyLimit: BODY_LIMIT, schema: { hide: true, body: Body } }, (request) =>
        answer(given(request.body), idempotentCall(request)),
      );

    /** A call that signs in: the browser keeps its name from then on. */
    const enter = (
      name: string,
      config: ReturnType<typeof limit>,
      answer: (body: Given, call: IdentityCall) => Promise<unknown>,
    ) =>
      app.post(
        `${ACCOUNTS}${name}`,
        { config, bodyLimit: BODY_LIMIT, schema: { hide: true, body: Body } },
        async (request, reply) => {
          const call = idempotentCall(request);
          const session = await answer(given(request.body), call);
          keepDevice(reply, call.device, origin);
          return session;
        },
      );

    enter('signUp', limit(LIMITS.signUp), people.signUp);
    enter('signInWithPassword', limit(LIMITS.signInWithPassword), people.signInWithPassword);
    enter('signInWithCustomToken', limit(LIMITS.signInWithPassword), people.signInWithCustomToken);
    post(`${ACCOUNTS}lookup`, limit(LIMITS.other), own.lookup);
    post(`${ACCOUNTS}update`, limit(LIMITS.other), (body, call) =>
      body.oobCode === undefined ? own.update(body, call) : codes.apply(body.oobCode, call),
    );
    post(`${ACCOUNTS}sendOobCode`, limit(LIMITS.sendOobCode), codes.sendOobCode);
    post(`${ACCOUNTS}resetPassword`, limit(LIMITS.other), codes.resetPassword);
    post(`${ACCOUNTS}delete`, limit(LIMITS.other), own.remove);
    post(TOKEN_PATH, limit(LIMITS.token), people.refresh);

    app.get(JWKS_PATH, { schema: { hide: true } }, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return tokens.keySet();
    });
  };
}

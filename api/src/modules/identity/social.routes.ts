import { rootPath, SocialLinkStart, type SocialMessage, type SocialProvider } from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { randomSecret } from '../../lib/secret';
import { writeLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import { type IdentityContext, readIdToken, requireFresh } from './context';
import { IdentityError } from './identity-error';
import { demoPage, outcomePage, POPUP_HEADERS } from './popup-page';
import { isProvider, type SocialFlow, type SocialOutcome } from './social-flow';

/** Ties an attempt to the browser that began it (RFC 9700 § 4.7.1); it says nothing about who somebody is. */
const COOKIE = 'idp';
const COOKIE_SECONDS = 600;
const SECRET = /^[\w-]{43}$/;

/** One value per name; what came twice, or is no text, is not there. */
const Query = z.record(z.string(), z.unknown());
const TEXT_MAX = 4096;

export interface SocialRoutesOptions {
  context: IdentityContext;
  flow: SocialFlow;
  /** Providers that the demo page stands in for. */
  demo: ReadonlySet<SocialProvider>;
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === COOKIE)?.[1];
  return value !== undefined && SECRET.test(value) ? value : undefined;
}

function textsOf(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= TEXT_MAX,
  );
  return Object.fromEntries(entries);
}

function providerOf(request: FastifyRequest): SocialProvider {
  const { provider } = request.params as { provider: string };
  if (!isProvider(provider)) throw new AppError('NOT_FOUND');
  return provider;
}

/** Who asks to link: a token as the api takes it. Throws 401, and 403 when the sign-in is not fresh. */
async function accountOfToken(context: IdentityContext, { headers }: FastifyRequest) {
  const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  try {
    const { account, authTime } = await readIdToken(context, token);
    requireFresh(context, authTime);
    return account;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    throw new AppError(error.message === 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' ? 'REAUTH_REQUIRED' : 'NOT_SIGNED_IN');
  }
}

/** Signing in with a provider in a popup, at the origin's root (C24): start, callback, linking, and the demo page. */
export function socialRoutes({ context, flow, demo }: SocialRoutesOptions): FastifyPluginAsync {
  const { origin } = context;
  const secure = origin.startsWith('https:') ? '; Secure' : '';

  /** The secret of this browser, kept for the attempts of the next ten minutes. */
  function browserOf(request: FastifyRequest, reply: FastifyReply): string {
    const browser = cookieOf(request) ?? randomSecret();
    const rules = `Path=/auth/idp; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
    reply.header('set-cookie', `${COOKIE}=${browser}; ${rules}`);
    return browser;
  }

  function sendOutcome(reply: FastifyReply, provider: SocialProvider, outcome: SocialOutcome): FastifyReply {
    const message: SocialMessage = { type: 'portal:social', provider, ...outcome };
    return reply.headers(POPUP_HEADERS).type('text/html; charset=utf-8').send(outcomePage(origin, message));
  }

  const open = { config: writeLimit, schema: { hide: true, querystring: Query } };

  return async (app) => {
    app.get(rootPath.socialStart(':provider'), open, async (request, reply) => {
      const provider = providerOf(request);
      const url = await flow.start({ provider, browser: browserOf(request, reply), userId: null });
      if (url === undefined) return sendOutcome(reply, provider, { error: 'auth/operation-not-allowed' });
      return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(url);
    });

    app.get(rootPath.socialDemo(':provider'), open, async (request, reply) => {
      const provider = providerOf(request);
      if (!demo.has(provider)) throw new AppError('NOT_FOUND');
      const { state = '' } = textsOf(request.query);
      return reply.headers(POPUP_HEADERS).type('text/html; charset=utf-8').send(demoPage(provider, state));
    });

    app.get(rootPath.socialCallback(':provider'), open, async (request, reply) => {
      const provider = providerOf(request);
      const outcome = await flow.finish(provider, textsOf(request.query), {
        browser: cookieOf(request) ?? '',
        actor: auditActor(request),
        onFault: (error) => request.log.error({ err: error }, 'social sign-in'),
      });
      return sendOutcome(reply, provider, outcome);
    });

    app.post(
      rootPath.socialLink(':provider'),
      { config: writeLimit, schema: { hide: true, response: { 200: SocialLinkStart } } },
      async (request, reply) => {
        const provider = providerOf(request);
        const account = await accountOfToken(context, request);
        const url = await flow.start({ provider, browser: browserOf(request, reply), userId: account.id });
        if (url === undefined) throw new AppError('NOT_FOUND');
        reply.header('cache-control', 'no-store');
        return { data: { url } };
      },
    );
  };
}

import type { User } from '@portal/shared/contract';
import { type Action, type PermissionObjects, permission, type Verdict } from '@portal/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, read from our own tables on each call; null is a visitor. */
    user: User | null;
  }
}

const REFUSALS = { 'sign-in': 'NOT_SIGNED_IN', forbidden: 'NO_ACCESS', hidden: 'NOT_FOUND', gone: 'GONE' } as const;

/** Throws 401, 403, 404 or 410 unless the verdict is 'allowed' (C28). */
export function refuseUnless(verdict: Verdict): void {
  if (verdict !== 'allowed') throw new AppError(REFUSALS[verdict]);
}

/** Who is signed in; throws 401 for a visitor. */
export function signedIn({ user }: Pick<FastifyRequest, 'user'>): User {
  if (!user) throw new AppError('NOT_SIGNED_IN');
  return user;
}

/** Who is signed in, when they may do this (docs/trust.md#authorisation); otherwise throws 401, 403, 404 or 410. */
export function authorised<A extends Action>(
  request: Pick<FastifyRequest, 'user'>,
  action: A,
  ...object: PermissionObjects[A] extends undefined ? [] : [PermissionObjects[A]]
): User {
  const user = signedIn(request);
  refuseUnless(permission(user, action, ...object));
  return user;
}

/** A response for one person: nobody keeps a copy (C29). */
export const sendPrivately = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization' });

/** Every response of this plugin's routes is for one person. */
export function answerPrivately(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => void sendPrivately(reply));
}

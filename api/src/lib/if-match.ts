import type { FastifyReply } from 'fastify';
import { AppError } from './app-error';

/** Strong comparison of `If-Match` (RFC 9110 § 13.1.1); without the header everything is current. Throws 412 for an older version (C29). */
export function refuseStale(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined) return;
  const isCurrent = ifMatch.split(',').some((part) => part.trim() === '*' || part.trim() === `"${version}"`);
  if (!isCurrent) throw new AppError('STALE');
}

/** The version that the caller has read, for calls that are refused without one. Throws 400. */
export function requiredVersion(ifMatch: string | undefined): number {
  const read = /^"(\d{1,15})"$/.exec(ifMatch ?? '')?.[1];
  if (read === undefined) throw new AppError('INVALID_REQUEST', 'If-Match met de gelezen generatie ontbreekt');
  return Number(read);
}

/** The version as strong ETag of a response to somebody who is signed in. */
export const versionEtag = (reply: FastifyReply, version: number): FastifyReply => reply.header('etag', `"${version}"`);

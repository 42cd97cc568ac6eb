import { type ErrorCode, type ErrorEnvelope, errorCatalogue } from '@portal/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../lib/app-error';
import { faultCode } from '../lib/fault-code';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the call was refused; null when it was not. */
    refusal: ErrorCode | null;
  }
}

/** Seconds a client should wait when a service behind us is away. */
const RETRY_AFTER_SECONDS = 5;

/** Codes of PostgreSQL, of our ports and of Node that mean: database or file store are away or busy now, the same call may succeed in a moment. */
const UNAVAILABLE = new Set([
  ...['57P01', '57P02', '57P03', '57P04', '57P05', '53300', 'DATABASE_UNAVAILABLE', 'DATABASE_ENDED'],
  'FILES_UNAVAILABLE',
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'],
  // Deadlock, serialization failure, statement, lock, idle and transaction time limits.
  ...['40P01', '40001', '57014', '55P03', '25P03', '25P04', 'TRANSACTION_TIMEOUT'],
]);

/** Class 08 of PostgreSQL: the connection failed. */
const isUnavailable = (code: string) => UNAVAILABLE.has(code) || /^08.{3}$/.test(code);

/** Disk full, as PostgreSQL and Node say it. */
const STORAGE_FULL = /^(53100|ENOSPC)$/;

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let current = error; current instanceof Error && codes.length < 10; current = current.cause) {
    const { code } = current as { code?: unknown };
    codes.push(typeof code === 'string' ? code : '');
  }
  return codes;
}

/** Dutch text per field of a refused body: the first message of each. */
function fieldsOf(error: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of error.validation ?? []) {
    const name = instancePath.split('/')[1];
    if (name && !Object.hasOwn(fields, name)) fields[name] = message ?? errorCatalogue.VALIDATION.message;
  }
  return fields;
}

function validationError(error: FastifyError): AppError {
  if (error.validationContext !== 'body') return new AppError('INVALID_REQUEST');
  return new AppError('VALIDATION', undefined, { fields: fieldsOf(error) });
}

/** Whether the outside may know why: everything else is 'Er is iets misgegaan'. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error as unknown as FastifyError);
  const codes = codesOf(error);
  if (codes.some(isUnavailable)) {
    return new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (codes.some((code) => STORAGE_FULL.test(code))) return new AppError('STORAGE_FULL');
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (status === 413) return new AppError('TOO_LARGE');
  if (typeof status === 'number' && status >= 400 && status < 500) return new AppError('INVALID_REQUEST');
  return new AppError('INTERNAL');
}

/** What is our own fault has a code that a visitor can read out, beside the text that it has anyway. */
function envelope({ code, message, statusCode, details }: AppError, requestId: string): ErrorEnvelope {
  const { fields } = details;
  const base = { code, message, ...(fields ? { fields } : {}), requestId };
  if (statusCode < 500) return { error: base };
  const fault = faultCode(requestId);
  return { error: { ...base, message: `${message} (foutcode ${fault})`, faultCode: fault } };
}

/** Answers any error in the one form (C28) and logs what is our own fault. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asAppError(error);
  request.refusal = refusal.code;
  if (refusal.statusCode >= 500) request.log.error({ err: error, faultCode: faultCode(request.id) }, refusal.code);
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(refusal.statusCode)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope(refusal, request.id)));
}

/** Errors before a route is found: an address that cannot be decoded. */
export function frameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendError(error, request, reply);
}

/**
 * One error form for every path (C28): zod on path and query 400, on the body 422 with `fields`, broken JSON 400, too large 413, AppError
 * its own, database or file store away or busy 503 with Retry-After, anything else 500. What is 500 or
 * above has a log line and a code that a visitor can read out. Every response carries `x-request-id`.
 */
export const errors = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('refusal', null);
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    app.setErrorHandler(sendError);
    app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));
  },
  { name: 'errors' },
);

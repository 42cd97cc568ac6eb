import type { FastifyInstance } from 'fastify';

/** One click of a mail program ends mails (RFC 8058): it posts a form, our own page JSON or nothing. What is posted is not looked at. */
export function takeOneClick(instance: FastifyInstance): void {
  instance.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, undefined),
  );
}

import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error';

const NUL = '\u0000';

/** Whether a value of JSON holds a NUL, in a text or in the name of a key. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  if (Array.isArray(value)) return value.some(hasNul);
  return Object.entries(value).some(([key, inside]) => key.includes(NUL) || hasNul(inside));
}

const refused = () => new AppError('INVALID_REQUEST', 'De aanvraag bevat een teken dat niet is toegestaan');

/** The route of the pages: an address that leads to nothing has its page, with the frame around it. */
const PAGES = '/*';

/**
 * NUL is no text, and PostgreSQL takes none: 400 for one in the path, the query or the body, in front of every route but the pages, whose
 * addresses are looked up as text and never reach the database with one.
 */
export const refuseNul = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, _reply, done) =>
      done(request.url.includes('%00') && request.routeOptions.url !== PAGES ? refused() : undefined),
    );
    app.addHook('preValidation', (request, _reply, done) => done(hasNul(request.body) ? refused() : undefined));
  },
  { name: 'refuse-nul' },
);

import { apiPath } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';

const TYPES = ['application/csp-report', 'application/reports+json'];
const BODY_LIMIT = 16 * 1024;
const TEXT_MAX = 2000;

/** `POST csp-report`: what a browser refused by our own policy goes into the log, shortened; always 204. */
export const cspReportRoutes: FastifyPluginAsync = async (app) => {
  app.addContentTypeParser(TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post(
    `/${apiPath.cspReport()}`,
    {
      schema: { hide: true },
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: 30, timeWindow: '5 minutes', allowList: [] } },
    },
    async ({ body, log }, reply) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      log.warn({ report: text.slice(0, TEXT_MAX) }, 'the browser refused something by policy');
      return reply.code(204).send();
    },
  );
};

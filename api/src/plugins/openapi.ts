import swagger from '@fastify/swagger';
import { API_PREFIX, apiPath, ErrorEnvelope, type errorCatalogue } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** A status with which a call can be refused. */
type RefusalStatus = (typeof errorCatalogue)[keyof typeof errorCatalogue]['status'];

/** Every call can be refused for these reasons: a token that is not good is 401 where nobody needs one too. */
const ALWAYS: readonly RefusalStatus[] = [401, 429, 500, 503];

/** The error envelope at every status that a route may refuse with, for `schema.response`. */
export function refusals(...statuses: RefusalStatus[]): Record<number, typeof ErrorEnvelope> {
  return Object.fromEntries([...statuses, ...ALWAYS].map((status) => [status, ErrorEnvelope]));
}

/** The responses of a route, for `schema.response`: its own at 200, the error envelope at every status it may refuse with. */
export function answers<Schema extends z.core.$ZodType>(schema: Schema, ...statuses: RefusalStatus[]) {
  return { ...refusals(...statuses), 200: schema } as { 200: Schema };
}

/** The responses of a route that sends a file of one of these types, for `schema.response`; its bytes go out as they are. */
export function files(types: readonly string[], ...statuses: RefusalStatus[]) {
  const content = Object.fromEntries(types.map((type) => [type, { schema: z.string() }]));
  return { ...refusals(...statuses), 200: { description: 'The file', content } };
}

/** `GET openapi.json`: OpenAPI 3.1 made from the schemas of the contract that guard the routes (C26). Register it before the modules. */
export const openapi = fastifyPlugin<{ title: string; origin: string }>(
  async (app: FastifyInstance, { title, origin }) => {
    await app.register(swagger, {
      openapi: { openapi: '3.1.0', info: { title, version: '1' }, servers: [{ url: origin }] },
      transform: jsonSchemaTransform,
    });
    let document: string | undefined;
    app.get(`${API_PREFIX}${apiPath.openApi()}`, { schema: { hide: true } }, (_request, reply) => {
      document ??= JSON.stringify(app.swagger());
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
    });
  },
  { name: 'openapi' },
);

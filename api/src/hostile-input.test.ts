import { setTimeout as pause } from 'node:timers/promises';
import { TRAP_FIELD } from '@portal/shared/contract';
import type { InjectOptions, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import { engines } from './testing/database';
import { openTestPortal, type TestPortal } from './testing/portal';
import { sampleOf, textFields, withValue } from './testing/schema-fields';
import { addPerson, bearer, type TestPerson } from './testing/signed-in';

/** Texts on which patterns and loops take long, when they do: one start that never ends, or a start at every place. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'spaces inside': (length) => `a${' '.repeat(length)}b`,
  'line breaks inside': (length) => `a${'\n\r'.repeat(length / 2)}b`,
  ...Object.fromEntries(
    ['<', '<p>', '<img ', '&#', 'a', '@a.', 'www.', '/', '1,', '\u200b', 'e\u0301'].map((part) => [
      part,
      (length: number) => part.repeat(length / part.length),
    ]),
  ),
};

const MEGABYTE = 1024 * 1024;
/** Below the limit of most bodies, and of HTML: these texts reach what comes after the parser. */
const BODY_TEXT = 60_000;
const HTML_TEXT = 90_000;
/** Node refuses a longer address. */
const ADDRESS_TEXT = 15_000;
/** What fits in a parameter of a path. */
const PARAMETER_TEXT = 60;

/** Others may not wait longer than this: a hundred times what they do on a quiet machine. */
const WAIT_MS = 1500;
/** On a busy machine anything can take long once; a pattern that is not linear does so every time. */
const TRIES = 3;

type Shape = (length: number) => string;

interface Field {
  route: string;
  place: 'body' | 'query' | 'path';
  requests: (shape: Shape) => InjectOptions[];
}

const written = new Map<Shape, Map<number, string>>();

/** The text as JSON writes it, made once: there are thousands of requests. */
function jsonOf(shape: Shape, length: number): string {
  const ofShape = written.get(shape) ?? new Map<number, string>();
  written.set(shape, ofShape);
  const json = ofShape.get(length) ?? JSON.stringify(shape(length));
  ofShape.set(length, json);
  return json;
}

const HERE = 'the hostile text comes here';

type Schemas = Partial<Record<'body' | 'querystring' | 'params', z.core.$ZodType>>;
const isSchema = (schema: unknown): schema is z.core.$ZodType =>
  typeof schema === 'object' && schema !== null && '_zod' in schema;

/** Every text that a route reads, with the requests that put something into it. */
function fieldsOf({ method, url, schema = {}, bodyLimit }: RouteOptions): Field[] {
  const [verb] = [method].flat() as InjectOptions['method'][];
  const { body, querystring, params } = schema as Schemas;
  const path = url.replaceAll('::', ':').replace(/:\w+|\*/g, '1');
  const route = `${verb} ${url}`;
  const fields: Field[] = [];
  if (isSchema(body)) {
    const sample = withValue(sampleOf(body), [TRAP_FIELD], undefined);
    const passing = (bodyLimit ?? 0) >= MEGABYTE ? HTML_TEXT : BODY_TEXT;
    for (const name of textFields(body)) {
      const [before = '', behind = ''] = JSON.stringify(withValue(sample, name, HERE)).split(JSON.stringify(HERE));
      const requests: Field['requests'] = (shape) =>
        [MEGABYTE, passing].map((length) => ({
          ...{ method: verb, url: path, headers: { 'content-type': 'application/json' } },
          payload: before + jsonOf(shape, length) + behind,
        }));
      fields.push({ route: `${route} ${name.join('.')}`, place: 'body', requests });
    }
  }
  if (isSchema(querystring)) {
    for (const [name = ''] of textFields(querystring)) {
      const requests: Field['requests'] = (shape) => [
        { method: verb, url: path, query: { [name]: shape(ADDRESS_TEXT) } },
      ];
      fields.push({ route: `${route} ?${name}`, place: 'query', requests });
    }
  }
  if (isSchema(params) || url.includes('*')) {
    const requests: Field['requests'] = (shape) =>
      [ADDRESS_TEXT, PARAMETER_TEXT].map((length) => ({
        method: verb,
        url: url.replaceAll('::', ':').replace(/:\w+|\*/g, encodeURIComponent(shape(length))),
      }));
    fields.push({ route, place: 'path', requests });
  }
  return fields;
}

describe('a text of any shape and length holds nobody else up', () => {
  const routes: RouteOptions[] = [];
  let portal: TestPortal;
  let admin: TestPerson;

  beforeAll(async () => {
    const [engine = 'pglite'] = engines;
    const onRoute = (route: RouteOptions) => void routes.push(route);
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100000' }, { onRoute });
    admin = await addPerson(portal, { usertype: 'admin' });
  }, 60_000);
  afterAll(() => portal.close());

  /** The longest that somebody else waits while the requests are answered. */
  async function waitBeside(requests: InjectOptions[]): Promise<number> {
    let longest = 0;
    let isDone = false;
    const answered = Promise.all(requests.map((request) => portal.app.inject(request))).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const started = performance.now();
      expect((await portal.app.inject('/api/health')).statusCode).toBe(200);
      await pause(1);
      longest = Math.max(longest, performance.now() - started);
    }
    const failures = (await answered).filter(({ statusCode }) => statusCode === 500);
    expect(failures.map(({ body }) => body)).toEqual([]);
    return longest;
  }

  test('every text of every route', async () => {
    const fields = routes.filter(({ method }) => method !== 'HEAD').flatMap(fieldsOf);
    expect(fields.length).toBeGreaterThan(100);
    const slow: string[] = [];
    for (const { route, place, requests } of fields) {
      const sent = Object.values(SHAPES).flatMap(requests);
      const asAdmin = sent.map((request) => ({ ...request, headers: { ...request.headers, ...bearer(admin) } }));
      let longest = WAIT_MS + 1;
      for (let tried = 0; longest > WAIT_MS && tried < TRIES; tried += 1) longest = await waitBeside(asAdmin);
      if (longest > WAIT_MS) slow.push(`${route} (${place}): ${Math.round(longest)} ms`);
    }
    expect(slow).toEqual([]);
  }, 300_000);
});

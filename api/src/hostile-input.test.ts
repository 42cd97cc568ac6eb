import { Readable } from 'node:stream';
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
/** Node refuses a longer address; counted as it is encoded. */
const ADDRESS_TEXT = 15_000;
/** What fits in a parameter of a path. */
const PARAMETER_TEXT = 60;

/** Others may not wait longer than this: a hundred times what they do on a quiet machine. */
const WAIT_MS = 1500;
/** So many fields are tried together; each alone only when somebody waited too long. */
const AT_ONCE = 5;
/** On a busy machine anything can take long once; a pattern that is not linear does so every time. */
const TRIES = 3;

type Shape = (length: number) => string;

interface Field {
  route: string;
  place: 'body' | 'query' | 'path';
  requests: (shape: Shape) => InjectOptions[];
}

const written = new Map<Shape, Map<number, Buffer>>();

/** The text as JSON writes it, made once and never copied: there are thousands of requests. */
function jsonOf(shape: Shape, length: number): Buffer {
  const ofShape = written.get(shape) ?? new Map<number, Buffer>();
  written.set(shape, ofShape);
  const json = ofShape.get(length) ?? Buffer.from(JSON.stringify(shape(length)));
  ofShape.set(length, json);
  return json;
}

/** As much of it as an address holds. */
function inAddress(shape: Shape): string {
  const sample = 1000;
  return shape(Math.floor((ADDRESS_TEXT * sample) / encodeURIComponent(shape(sample)).length));
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
        [MEGABYTE, passing].map((length) => {
          const parts = [Buffer.from(before), jsonOf(shape, length), Buffer.from(behind)];
          const headers = {
            'content-type': 'application/json',
            'content-length': String(parts.reduce((sum, part) => sum + part.length, 0)),
          };
          return { method: verb, url: path, headers, payload: Readable.from(parts) };
        });
      fields.push({ route: `${route} ${name.join('.')}`, place: 'body', requests });
    }
  }
  if (isSchema(querystring)) {
    for (const [name = ''] of textFields(querystring)) {
      const requests: Field['requests'] = (shape) => [{ method: verb, url: path, query: { [name]: inAddress(shape) } }];
      fields.push({ route: `${route} ?${name}`, place: 'query', requests });
    }
  }
  if (isSchema(params) || url.includes('*')) {
    const requests: Field['requests'] = (shape) =>
      [inAddress(shape), shape(PARAMETER_TEXT)].map((text) => ({
        method: verb,
        url: url.replaceAll('::', ':').replace(/:\w+|\*/g, encodeURIComponent(text)),
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
    // The quickest that there is: what holds others up is the process of the api.
    const engine = engines.at(-1) ?? 'pglite';
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
    const sent = ({ requests }: Field) =>
      Object.values(SHAPES)
        .flatMap(requests)
        .map((request) => ({ ...request, headers: { ...request.headers, ...bearer(admin) } }));
    const slow: string[] = [];
    for (let first = 0; first < fields.length; first += AT_ONCE) {
      const some = fields.slice(first, first + AT_ONCE);
      if ((await waitBeside(some.flatMap(sent))) <= WAIT_MS) continue;
      for (const field of some) {
        let longest = WAIT_MS + 1;
        for (let tried = 0; longest > WAIT_MS && tried < TRIES; tried += 1) longest = await waitBeside(sent(field));
        if (longest > WAIT_MS) slow.push(`${field.route} (${field.place}): ${Math.round(longest)} ms`);
      }
    }
    expect(slow).toEqual([]);
  }, 300_000);
});

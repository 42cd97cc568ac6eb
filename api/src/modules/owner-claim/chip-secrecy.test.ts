import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { inflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { readConfig } from '../../config';
import { logSerializers } from '../../lib/log-serializers';
import { addAnimal, addShelter, eventually } from '../../testing/animal-rows';
import { openTestPortal, TEST_SECRET, type TestPortal } from '../../testing/portal';
import { publish, remoteBuild, shellBuild } from '../../testing/publish';
import { addPerson, bearer, type TestPerson } from '../../testing/signed-in';

const DIGITS = '7391';

describe('C51: the digits of a chip are in no output of the portal', () => {
  let portal: TestPortal;
  let app: FastifyInstance;
  let staff: TestPerson;
  let admin: TestPerson;
  let member: TestPerson;
  let animal: { id: number; uuidkey: string };
  let shelter: { id: number; uuidkey: string };
  const lines: string[] = [];

  beforeAll(async () => {
    portal = await openTestPortal('pglite', { RATE_LIMIT_FACTOR: '100' });
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const config = readConfig({ PUBLIC_ORIGIN: 'https://portaal.example', RATE_LIMIT_FACTOR: '100' });
    const logger = { level: 'trace', serializers: logSerializers, stream };
    const { database, blobs } = portal;
    app = await buildApp({ config, database, blobs, secret: TEST_SECRET, logger });
    await app.ready();
    await publish(portal.app, shellBuild('0000aaaa'));
    await publish(
      portal.app,
      remoteBuild('mf-animal', '11112222', ['dier/:uuidkey', 'asiel/:uuidkey', 'zoek/gevondendieren']),
    );
    const signing = { ...portal, config };
    shelter = await addShelter(database);
    staff = await addPerson(signing, { usertype: 'asiel', asiel: shelter.id });
    admin = await addPerson(signing, { usertype: 'admin' });
    member = await addPerson(signing);
    const today = new Date().toISOString().slice(0, 10);
    animal = await addAnimal(database, shelter.id, { gevonden: 'J', inbewaring: today, gemeente: 'Ede' });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await portal.close();
  });

  const send = (url: string, payload: object, person: TestPerson | null, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...(person ? bearer(person) : {}), ...headers } });

  /** The whole answer as text: headers, body, and what is packed inside a pdf. */
  function textOf({ headers, rawPayload }: { headers: object; rawPayload: Buffer }): string {
    const packed = rawPayload.subarray(0, 5).toString('latin1') === '%PDF-' ? unpacked(rawPayload) : '';
    return JSON.stringify(headers) + rawPayload.toString('latin1') + packed;
  }

  function unpacked(pdf: Buffer): string {
    const text = pdf.toString('latin1');
    return [...text.matchAll(/stream\r?\n/g)]
      .map(({ index, 0: start }) => {
        const from = index + start.length;
        const until = text.indexOf('endstream', from);
        try {
          return inflateSync(pdf.subarray(from, until)).toString('latin1');
        } catch {
          return '';
        }
      })
      .join('');
  }

  test('answers, documents, feeds, sitemap, pdf, exports, mails, audit lines, kept keys, tables and logs', async () => {
    const url = `/api/animal/${animal.uuidkey}/claim`;
    const form = { naam: 'Sanne', email: member.email, kenmerken: 'Een witte teen', chipcijfers: DIGITS };
    const answers = [
      await send(url, form, member, { 'idempotency-key': 'one' }),
      await send(url, { ...form, naam: '' }, null),
      await send(url, { ...form, chipcijfers: `${DIGITS}x` }, null),
      await send(url, form, null),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422, 422, 409]);
    const claim = (await app.inject({ url, headers: bearer(staff) })).json().data.items[0].uuidkey;
    answers.push(await send(`/api/claim/${claim}/chip`, { chipcijfers: DIGITS }, staff));
    expect(answers.at(-1)?.json()).toEqual({ data: { overeen: 'J' } });
    await eventually(
      () => app.inject({ url: '/api/animal' }),
      (answer) => answer.json().data?.length === 1,
    );
    const open = [
      ...['', '/facets', '/summary', `/${animal.uuidkey}`, `/${animal.uuidkey}/pdf`].map(
        (path) => `/api/animal${path}`,
      ),
      ...[
        `/api/shelter/${shelter.id}`,
        '/api/shelter',
        '/api/openapi.json',
        '/zoek.atom',
        '/nieuws.atom',
        '/sitemap.xml',
      ],
      ...[`/dier/${animal.uuidkey}`, '/', '/zoek/gevondendieren', `/asiel/${shelter.uuidkey}`, '/register.json'],
    ];
    const own = [url, `/api/shelter/${shelter.id}/gevonden`, `/api/shelter/${shelter.id}/animals`];
    const requests = [
      ...open.map((address) => ({ url: address })),
      ...own.flatMap((address) => [staff, admin].map((person) => ({ url: address, headers: bearer(person) }))),
      ...['/api/me/export', '/api/animal'].map((address) => ({ url: address, headers: bearer(member) })),
      ...['/api/mail', '/api/task', '/api/users/'].map((address) => ({ url: address, headers: bearer(admin) })),
    ];
    for (const request of requests) answers.push(await app.inject(request));
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
    for (const answer of answers) {
      expect(bare(textOf(answer))).not.toContain(DIGITS);
    }
    expect(bare(lines.join(''))).not.toContain(DIGITS);
    expect(lines.length).toBeGreaterThan(requests.length);
    expect(await tablesWith(DIGITS)).toEqual([]);
  }, 60_000);

  /** Without what is a number or a key anyway: times, lengths, hashes, uuids, tokens. */
  function bare(text: string): string {
    return text
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '')
      .replace(/[\w+/-]*\d{5,}[\w+/-]*/g, '')
      .replace(/[A-Za-z0-9+/_-]{20,}={0,2}/g, '')
      .replace(/\d+\.\d+/g, '')
      .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+/g, '');
  }

  /** Every text column of the database that holds the digits by themselves. */
  async function tablesWith(digits: string): Promise<string[]> {
    const { rows: columns } = await portal.database.query<{ t: string; c: string }>(
      `SELECT table_name AS t, column_name AS c FROM information_schema.columns
       WHERE table_schema = current_schema() AND data_type IN ('text', 'jsonb', 'character varying', 'ARRAY')
         AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = current_schema())`,
    );
    const found: string[] = [];
    for (const { t, c } of columns) {
      const { rows } = await portal.database.query(`SELECT FROM "${t}" WHERE "${c}"::text ~ $1 LIMIT 1`, [
        `(^|[^0-9a-zA-Z])${digits}([^0-9a-zA-Z]|$)`,
      ]);
      if (rows.length > 0) found.push(`${t}.${c}`);
    }
    return found;
  }

  test('no table holds a hash of the digits that four digits and a guess would find', async () => {
    const { rows } = await portal.database.query<{ h: string }>(
      `SELECT encode(digits_hash, 'hex') AS h FROM owner_claim_chip
       UNION ALL SELECT encode(request_hash, 'hex') FROM idempotency_key`,
    );
    const form = { naam: 'Sanne', email: member.email, kenmerken: 'Een witte teen', chipcijfers: DIGITS };
    const guesses = [DIGITS, JSON.stringify(form), JSON.stringify({ chipcijfers: DIGITS })];
    const hashes = guesses.map((text) => createHash('sha256').update(text).digest('hex'));
    expect(rows.length).toBe(2);
    expect(rows.map(({ h }) => h).filter((hash) => hashes.includes(hash))).toEqual([]);
  });
});

import type { InjectOptions } from 'fastify';
import { addAnimal, addReview, addShelter, unknownKey } from './testing/animal-rows';
import { openTestPortal, type TestPortal } from './testing/portal';
import { addPerson, bearer, callAs, type TestPerson } from './testing/signed-in';

type Method = NonNullable<InjectOptions['method']>;
/** Who, from where, for the n-th call of a burst. */
type Call = (n: number) => { method?: Method; url: string; body?: object };

const AT_ONCE = 100;

/** The key of a photo that is there. */
const PHOTO = 'a'.repeat(64);

// The counts are in memory, whatever the database; those in the database are tested on both engines where they are made.
describe('bursts through a listed proxy', () => {
  let portal: TestPortal;
  let admin: TestPerson;
  let animal: { uuidkey: string };
  let addresses = 0;

  beforeAll(async () => {
    portal = await openTestPortal('pglite', { TRUSTED_PROXIES: '127.0.0.1' });
    admin = await addPerson(portal, { usertype: 'admin' });
    animal = await addAnimal(portal.database, (await addShelter(portal.database)).id);
    await portal.blobs.put(`foto/${PHOTO}/og.jpg`, Buffer.from('a preview'));
  }, 60_000);
  afterAll(() => portal.close());

  const nextAddress = () => {
    addresses += 1;
    return `198.51.100.${addresses}`;
  };

  /** Sends them a hundred at once and answers how many were not refused with 429. */
  async function passed(count: number, person: TestPerson | null, address: string, call: Call): Promise<number> {
    const send = (n: number) => {
      const { method = 'GET', url, body } = call(n);
      const headers = { ...bearer(person), 'x-forwarded-for': address };
      return portal.app.inject({ method, url: `/api/${url}`, headers, ...(body ? { payload: body } : {}) });
    };
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let first = 0; first < count; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) => first + i);
      answers.push(...(await Promise.all(numbers.map(send))));
    }
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    for (const answer of refused) {
      expect(answer.json().error).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.any(String) });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    return answers.length - refused.length;
  }

  test.each<[string, number, Call]>([
    ['reading', 600, () => ({ url: 'kind' })],
    ['the preview of a photo', 600, () => ({ url: `foto/${PHOTO}/og.jpg` })],
    ['not finding', 60, () => ({ url: `animal/${unknownKey()}` })],
    ['a pdf', 10, () => ({ url: `animal/${animal.uuidkey}/pdf` })],
    ['telling a visit', 120, () => ({ method: 'POST', url: `animal/${animal.uuidkey}/visit` })],
  ])(
    'a visitor: %s passes exactly %i times per address',
    async (_name, max, call) => {
      const address = nextAddress();
      expect(await passed(max + 20, null, address, call)).toBe(max);
      expect(await passed(1, null, nextAddress(), call)).toBe(1);
    },
    60_000,
  );

  test.each<[string, number, Call]>([
    ['reading', 1500, () => ({ url: 'kind' })],
    ['searching people', 60, () => ({ url: 'users/?search=jan' })],
    ['downloading everything', 10, () => ({ url: 'me/export' })],
    [
      'writing, of all kinds together',
      120,
      (n) =>
        n % 2
          ? { method: 'PUT', url: 'me', body: { firstname: 'Anna' } }
          : { method: 'PUT', url: `favorite/${animal.uuidkey}` },
    ],
    [
      'removing, of all kinds together',
      30,
      (n) => ({ method: 'DELETE', url: n % 2 ? `users/${unknownKey()}` : `me/session/${unknownKey()}` }),
    ],
  ])(
    'who is signed in: %s passes exactly %i times, from whichever address',
    async (_name, max, call) => {
      const before = await passed(max - 5, admin, nextAddress(), call);
      expect(before + (await passed(20, admin, nextAddress(), call))).toBe(max);
      const other = await addPerson(portal, { usertype: 'admin' });
      expect(await passed(1, other, nextAddress(), call)).toBe(1);
    },
    120_000,
  );

  test('reactions pass exactly ten times per address, whoever is signed in', async () => {
    const address = nextAddress();
    const send: Call = () => ({ method: 'POST', url: 'response', body: {} });
    expect(await passed(6, admin, address, send)).toBe(6);
    expect(await passed(20, await addPerson(portal), address, send)).toBe(4);
  });

  test('a forged chain of proxies is one address: the last one that a listed proxy saw', async () => {
    const own = nextAddress();
    const forged = (n: number) => `203.0.113.${n % 250}, ${own}`;
    const answers = await Promise.all(
      Array.from({ length: 620 }, (_, n) =>
        portal.app.inject({ url: '/api/kind', headers: { 'x-forwarded-for': forged(n) } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(600);
  }, 60_000);
});

describe('RATE_LIMIT_FACTOR multiplies every limit, also those that are counted in the database', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal('pglite', { RATE_LIMIT_FACTOR: '2', REACT_WITHOUT_ACCOUNT: '1' });
  }, 60_000);
  afterAll(() => portal.close());

  /** The status codes of calls one after the other. */
  async function codesOf(count: number, call: (n: number) => Promise<{ statusCode: number }>): Promise<number[]> {
    const codes: number[] = [];
    for (let n = 0; n < count; n += 1) codes.push((await call(n)).statusCode);
    return codes;
  }

  test('reactions to one animal: two a day', async () => {
    const { uuidkey } = await addAnimal(portal.database, (await addShelter(portal.database)).id);
    const body = { displayname: 'Sanne', email: 'sanne@post.example', informatie: 'Ik kom graag langs', dier: uuidkey };
    expect(await codesOf(3, () => callAs(portal, null, 'POST', 'response', body))).toEqual([201, 201, 429]);
  });

  test('messages to the board: ten in half an hour from one network, forty a day from one e-mail address', async () => {
    const form = { subject: 'dier', mv: 'V', naam: 'Sanne', tel: '', msg: 'Hoe laat bent u open?' };
    const send = (email: string, remoteAddress: string) =>
      portal.app.inject({ method: 'POST', url: '/api/contact', payload: { ...form, email }, remoteAddress });
    const fromOneNetwork = await codesOf(11, (n) => send(`${n}@post.example`, '10.9.1.1'));
    expect(fromOneNetwork).toEqual([...Array(10).fill(201), 429]);
    await portal.database.exec(`INSERT INTO contact_message (subject, mv, naam, email, msg)
      SELECT 'dier', 'V', 'Sanne', 'sanne@post.example', 'x' FROM generate_series(1, 38)`);
    expect(await codesOf(3, (n) => send('sanne@post.example', `10.9.2.${n}`))).toEqual([201, 201, 429]);
  });

  test('reviews of one person: ten a day', async () => {
    const { id: asiel } = await addShelter(portal.database);
    const person = await addPerson(portal);
    for (let i = 0; i < 8; i += 1) await addReview(portal.database, asiel, { userid: person.id });
    const write = async () => {
      const { rows } = await portal.database.query<{ invite_uuid: string }>(
        `INSERT INTO review_invite (itemid, asiel_id, list_type, email, expires_at)
         VALUES ($1::int, $1, 'inside', $2, now() + interval '1 day') RETURNING invite_uuid`,
        [asiel, person.email],
      );
      const review = { invite_uuid: rows[0]?.invite_uuid, rating: 4, message: 'Fijn geholpen', anonymous: 0 };
      return callAs(portal, person, 'POST', 'review', review);
    };
    expect(await codesOf(3, write)).toEqual([201, 201, 429]);
  });
});

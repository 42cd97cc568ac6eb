import type { Database } from './ports/database/port';
import { addAnimal, addReview, addShelter } from './testing/animal-rows';
import { engines, openTestDatabase } from './testing/database';
import { emptyRegister, portalOn, type TestPortal } from './testing/portal';
import { publish, remoteBuild, shellBuild } from './testing/publish';
import { addPerson, callAs, type TestPerson } from './testing/signed-in';

const HIDDEN = 'Een tekst die niet mag blijven staan';

/** What tells something of a review to everybody: address, and the count in it. */
const countIn = (name: string) => (text: string) => new RegExp(`"${name}":(\\d+)`).exec(text)?.[1];
const ANSWERS: readonly [what: string, url: (of: { shelter: string; animal: string }) => string, count: string][] = [
  ['the document of the shelter, with its JSON-LD', ({ shelter }) => `/asiel/${shelter}`, 'reviewCount'],
  ['the shelter', ({ shelter }) => `/api/shelter/${shelter}`, 'ratingcount'],
  ['the list of shelters', () => '/api/shelter', 'ratingcount'],
  ['its reviews', ({ shelter }) => `/api/shelter/${shelter}/review`, 'ratingcount'],
  ['the profile of its animal', ({ animal }) => `/api/animal/${animal}`, 'ratingcount'],
];

/** A database whose notices of changed catalogues get lost, as on their way under load. */
const withoutNotices = (database: Database): Database => ({
  ...database,
  listen: async (channel, onNotice) =>
    channel === 'catalog' ? async () => undefined : database.listen(channel, onNotice),
});

describe.each(engines)('after an admin hides a review, on %s', (engine) => {
  let database: Database;
  let portal: TestPortal;
  let admin: TestPerson;
  let keys: { shelter: string; animal: string };
  let review: number;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await emptyRegister(database);
    portal = await portalOn(withoutNotices(database));
    await publish(portal.app, shellBuild('0000aaaa'));
    await publish(portal.app, remoteBuild('mf-search', '33334444', ['asiel/:uuidkey']));
    admin = await addPerson(portal, { usertype: 'admin' });
    const shelter = await addShelter(database);
    const animal = await addAnimal(database, shelter.id);
    keys = { shelter: shelter.uuidkey, animal: animal.uuidkey };
    await addReview(database, shelter.id, { rating: 5 });
    review = (await addReview(database, shelter.id, { rating: 1, message: HIDDEN })).id;
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });

  const ask = async (url: string) => (await portal.app.inject({ url, headers: { accept: 'text/html, */*' } })).body;
  const hide = (hidden: boolean) =>
    callAs(portal, admin, 'PUT', `review/${review}`, { hidden, reason: 'Scheldwoorden' });

  test.each(ANSWERS)('RE-019, C56: the next request finds it no more in %s', async (_what, url, count) => {
    expect((await hide(false)).statusCode).toBe(200);
    const before = await ask(url(keys));
    expect(countIn(count)(before)).toBe('2');
    expect((await hide(true)).statusCode).toBe(200);
    const after = await ask(url(keys));
    expect(countIn(count)(after)).toBe('1');
    expect(after).not.toContain(HIDDEN);
  });
});

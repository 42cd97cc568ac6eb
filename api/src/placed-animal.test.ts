import { type ANIMAL_FILTERS, PlacementStatus } from '@portal/shared/contract';
import type { Database } from './ports/database/port';
import { addAnimal, addPhoto, addShelter, daysAgo, eventually } from './testing/animal-rows';
import { engines, openForProcesses } from './testing/database';
import { pdfText } from './testing/pdf-text';
import { memoryBlobs, portalOn, type TestPortal } from './testing/portal';
import { publish, remoteBuild, shellBuild } from './testing/publish';
import { addPerson, bearer, callAs, type TestPerson } from './testing/signed-in';

/** Two seconds after the commit, and what a busy machine adds; the polls that cover a lost notification once came every five. */
const GONE_WITHIN_MS = 4000;

const NAME = 'Zeldzaam';
const PAGES = ['zoek', 'zoek/dieren/kat', 'zoek/langzitters', 'zoek/koppels', 'zoek/gevondendieren'];
const HTML = { accept: 'text/html' };

interface World {
  shelter: { id: number; uuidkey: string };
  /** One that waits long, and one that is new: no list holds both for certain, every list holds one of them. */
  old: { id: number; uuidkey: string };
  young: { id: number; uuidkey: string };
  photoKey: string;
  staff: TestPerson;
  adopter: TestPerson;
}

/** Whether a text is right while the two animals have this status. */
type IsRight = (text: string, status: PlacementStatus, world: World) => boolean;

/** One answer that shows animals. */
interface Answer {
  /** The route of Fastify's table. */
  route: string;
  url: (world: World) => string;
  isRight: IsRight;
  as?: 'adopter' | 'staff';
}

const { published, reserved, placed, preview, archived } = PlacementStatus;
const names = (text: string, { old, young }: World) =>
  [old.uuidkey, young.uuidkey, NAME].some((word) => text.includes(word));

/** Names an animal in these statuses alone, and never as available when it is not. */
const lists =
  (...statuses: PlacementStatus[]): IsRight =>
  (text, status, world) =>
    names(text, world) === statuses.includes(status) &&
    (status === published || !text.includes(`"geplaatst":"${published}"`));
const visible = lists(published, reserved);

/** Says these words in this status. */
const says =
  (words: Record<PlacementStatus, string>): IsRight =>
  (text, status) =>
    text.includes(words[status]);
const count = (key: string, available: number): IsRight =>
  says({
    ...{ [published]: `"${key}":${available}`, [reserved]: `"${key}":${available}` },
    ...{ [placed]: `"${key}":0`, [preview]: `"${key}":0`, [archived]: `"${key}":0` },
  } as Record<PlacementStatus, string>);
const statusOrRefusal = says({
  ...{ [published]: '"geplaatst":"N"', [reserved]: '"geplaatst":"G"', [placed]: '"geplaatst":"J"' },
  ...{ [preview]: 'NOT_FOUND', [archived]: 'GONE' },
} as Record<PlacementStatus, string>);

/** The value that finds the animals, for each filter of the search: a new one does not compile without its own. */
const FILTERS: Record<keyof typeof ANIMAL_FILTERS, (world: World) => string | number> = {
  ...{
    soort: () => 1,
    q: () => NAME.toLowerCase(),
    ras: () => 101,
    leeftijd: () => 3,
    geslacht: () => 1,
    kleur: () => 'zwart',
  },
  ...{ provincie: () => 10, land: () => 'NL', asiel: ({ shelter }) => shelter.id, koppel: () => 'J' },
  ...{ gevonden: () => 'J', nieuw: () => 1, langzitter: () => 1, geplaatst: () => 'N' },
  // Utrecht, where the shelter stands.
  ...{ plaats: () => 2745912, afstand: () => '10&plaats=2745912' },
  ...{ eig: () => 'kinderen', eigx: () => 1, geen: () => 'tuin' },
};
/** Filters that leave reserved animals out (C05, C08). */
const PUBLISHED_ALONE = ['langzitter', 'geplaatst'];

const filtered = (route: string, isRight: (key: string) => IsRight): Answer[] =>
  Object.entries(FILTERS).map(([key, value]) => ({
    route,
    url: (world) => `${route}?${key}=${value(world)}`,
    isRight: isRight(key),
  }));
const one = (route: string, url: Answer['url'], isRight: IsRight, as?: Answer['as']): Answer => ({
  ...{ route, url, isRight },
  ...(as ? { as } : {}),
});
const listed = (key: string) => (PUBLISHED_ALONE.includes(key) ? lists(published) : visible);

const ANSWERS: Answer[] = [
  ...filtered('/api/animal', listed),
  one('/api/animal', () => '/api/animal', visible),
  one('/api/animal', () => '/api/animal', visible, 'adopter'),
  // The lists of the home page (C03), and the next page of an endless list.
  one('/api/animal', () => '/api/animal?sort=nieuw&rows=8', visible),
  one('/api/animal', () => '/api/animal?langzitter=1&sort=langzit&rows=4', lists(published)),
  one('/api/animal/facets', ({ shelter }) => `/api/animal/facets?asiel=${shelter.id}`, count('total', 2)),
  one('/api/animal/facets', () => '/api/animal/facets', count('total', 2)),
  one('/api/animal/facets', () => `/api/animal/facets?q=${NAME}`, count('total', 2)),
  one('/api/animal/summary', () => '/api/animal/summary', count('available', 2)),
  one('/api/animal/:uuidkey', ({ old }) => `/api/animal/${old.uuidkey}`, statusOrRefusal),
  one('/api/animal/:uuidkey', ({ old }) => `/api/animal/${old.uuidkey}`, statusOrRefusal, 'adopter'),
  one(
    '/api/animal/:uuidkey/pdf',
    ({ old }) => `/api/animal/${old.uuidkey}/pdf`,
    says({
      ...{ [published]: 'Bel 030', [reserved]: 'Gereserveerd', [placed]: 'Geplaatst', [preview]: 'NOT_FOUND' },
      [archived]: 'GONE',
    } as Record<PlacementStatus, string>),
  ),
  one('/api/shelter/:id/feed.json', ({ shelter }) => `/api/shelter/${shelter.id}/feed.json`, lists(published)),
  one(
    '/api/shelter',
    () => '/api/shelter',
    (text, status) => text.includes('"count":2') === isShown(status),
  ),
  one(
    '/api/shelter/:id',
    ({ shelter }) => `/api/shelter/${shelter.id}`,
    (text, status) => text.includes('"count":2') === isShown(status),
  ),
  one(
    '/api/shelter/:id/animals',
    ({ shelter }) => `/api/shelter/${shelter.id}/animals?archief=`,
    lists(published, reserved, placed, preview),
    'staff',
  ),
  one('/api/favorite', () => '/api/favorite', lists(published, reserved, placed), 'adopter'),
  one('/api/savedsearch', () => '/api/savedsearch', count('newCount', 2), 'adopter'),
  ...filtered('/zoek.atom', listed),
  one('/sitemap-:file.xml', () => '/sitemap-dieren-1.xml', visible),
  one(
    '/sitemap.xml',
    () => '/sitemap.xml',
    (text, status) => text.includes('sitemap-dieren-1') === isShown(status),
  ),
  // The head of a page: JSON-LD of a list, robots of an animal (C23).
  ...['/zoek/dieren/kat', '/zoek/koppels', '/zoek/gevondendieren'].map((url) => one('/*', () => url, visible)),
  one('/*', () => '/zoek/langzitters', lists(published)),
  one(
    '/*',
    ({ old }) => `/dier/${old.uuidkey}`,
    (text, status) => text.includes('noindex') !== isShown(status),
  ),
];

function isShown(status: PlacementStatus): boolean {
  return status === published || status === reserved;
}

/** Parameters that lead somewhere, for the routes that are in no row: they must show no animal. */
const PARAMETERS: Record<string, (world: World) => (string | number)[]> = {
  id: ({ shelter, old }) => [shelter.id, shelter.uuidkey, old.id],
  uuidkey: ({ shelter, old }) => [old.uuidkey, shelter.uuidkey],
  sleutel: ({ photoKey }) => [photoKey],
  bestand: () => ['350.jpg'],
  name: () => ['ervaring'],
  uid: ({ staff }) => [staff.uid],
  provider: () => ['google'],
  alias: () => ['review-chat'],
  '*': () => ['x'],
};

/** Every address of a route with these parameters. */
function addressesOf(route: string, world: World): string[] {
  const [name] = /(?<=:)[a-z]+|\*/.exec(route) ?? [];
  if (!name) return [route];
  const values = PARAMETERS[name]?.(world);
  if (!values) throw new Error(`${route}: nothing is known about the parameter ${name}.`);
  return values.flatMap((value) => addressesOf(route.replace(/:[a-z]+|\*/, String(value)), world));
}

/** A database whose notifications are all lost. */
const deaf = (database: Database): Database => ({ ...database, listen: async () => async () => undefined });

describe.each(engines)('C09, C29: what is not available any more is nowhere shown as available, on %s', (engine) => {
  const routes: string[] = [];
  let processes: TestPortal[];
  let world: World;
  let close: () => Promise<void>;

  const portal = () => processes[0] as TestPortal;
  const sql = (text: string, ...values: (string | number)[]) => portal().database.query(text, values);

  beforeAll(async () => {
    const { databases, ...opened } = await openForProcesses(engine, 3);
    close = opened.close;
    const blobs = memoryBlobs();
    const onRoute = ({ method, url }: { method: string | string[]; url: string }) => {
      if ([method].flat().includes('GET') && !routes.includes(url)) routes.push(url);
    };
    processes = [];
    for (const [i, database] of databases.entries()) {
      // One writes, one is told, one hears nothing and has its polls alone.
      processes.push(
        await portalOn(i === 2 ? deaf(database) : database, { RATE_LIMIT_FACTOR: '1000' }, { blobs, onRoute }),
      );
      if (processes.length > 1) continue;
      await publish(portal().app, shellBuild('0000aaaa'));
      await publish(portal().app, remoteBuild('mf-search', '11112222', PAGES));
      await publish(portal().app, remoteBuild('mf-animal', '33334444', ['dier/:uuidkey']));
    }
    const { database } = portal();
    const shelter = await addShelter(database, { telefoon: '+31305550100' });
    const adopter = await addPerson(portal());
    const common = { naam: NAME, kleur: 'zwart', kleurgroep: 'zwart', koppel: 'J', gevonden: 'J' };
    const old = await addAnimal(database, shelter.id, { ...common, published_at: daysAgo(100) });
    const young = await addAnimal(database, shelter.id, common);
    const { storage_key } = await addPhoto(database, old.id, { primair: true });
    const staff = await addPerson(portal(), { usertype: 'asiel', asiel: shelter.id });
    world = { shelter, old, young, staff, adopter, photoKey: storage_key };
    await sql(
      `INSERT INTO checklist_answer (dier_id, key, value) VALUES ($1, 'kinderen', 'J'), ($2, 'kinderen', 'J')`,
      ...[old.id, young.id],
    );
    await sql('INSERT INTO favourite (user_id, dier_id) VALUES ($1, $2), ($1, $3)', adopter.id, old.id, young.id);
    await sql(
      `WITH s AS (INSERT INTO saved_search (user_id, naam, filters, last_viewed_at)
         VALUES ($1, 'Katten', '{}', now() - interval '1 year') RETURNING id)
       INSERT INTO saved_search_match (saved_search_id, dier_id) SELECT s.id, a FROM s, unnest(ARRAY[$2::bigint, $3]) a`,
      ...[adopter.id, old.id, young.id],
    );
  }, 60_000);
  afterAll(async () => {
    for (const { app } of processes) await app.close();
    await close();
  });

  async function textOf({ app }: TestPortal, { url, as }: Pick<Answer, 'url' | 'as'>): Promise<string> {
    const headers = as ? bearer(world[as]) : HTML;
    const answer = await app.inject({ url: url(world), headers });
    return answer.headers['content-type'] === 'application/pdf' ? pdfText(answer.rawPayload) : answer.body;
  }

  /** The answers that are wrong in a process, by their addresses. */
  async function wrongIn(server: TestPortal, status: PlacementStatus): Promise<string[]> {
    const wrong: string[] = [];
    for (const answer of ANSWERS)
      if (!answer.isRight(await textOf(server, answer), status, world)) wrong.push(answer.url(world));
    return wrong;
  }

  const wrongSoon = (status: PlacementStatus) =>
    Promise.all(
      processes.map((server) =>
        eventually(
          () => wrongIn(server, status),
          (wrong) => wrong.length === 0,
          GONE_WITHIN_MS,
        ),
      ),
    );

  test.each([placed, preview, archived, reserved])(
    'with status %s',
    async (status) => {
      await sql(`UPDATE animal SET geplaatst = 'N'`);
      const none = processes.map(() => []);
      expect(await wrongSoon(published)).toEqual(none);
      // Once more: now every cache is filled.
      expect(await wrongSoon(published)).toEqual(none);
      for (const { uuidkey } of [world.old, world.young]) {
        const body = { geplaatst: status, asiel: world.shelter.id };
        const answer = await callAs(portal(), world.staff, 'PUT', `animal/${uuidkey}/status`, body);
        expect(answer.statusCode).toBe(200);
      }
      expect(await wrongSoon(status)).toEqual(none);
    },
    60_000,
  );

  test('every GET route that is in no row refuses visitors or shows them no animal: a new one belongs in ANSWERS', async () => {
    await sql(`UPDATE animal SET geplaatst = 'N'`);
    const rows = new Set(ANSWERS.map(({ route }) => route));
    expect([...rows].filter((route) => !routes.includes(route))).toEqual([]);
    const showing: string[] = [];
    for (const route of routes.filter((known) => !rows.has(known)))
      for (const url of addressesOf(route, world))
        if (names(await textOf(portal(), { url: () => url }), world)) showing.push(route);
    expect([...new Set(showing)]).toEqual([]);
  });
});

import { ArticleList } from '@portal/shared/contract';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';

describe.each(engines)('reading articles on %s', (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(engine);
    await portal.database.exec(`INSERT INTO article (id, categorie, titel, alias, aktief, auteur, datum, tekst) VALUES
      (1, 'informatie', 'Een', 'een', 1, 'R', '2026-01-01', 'x'), (2, 'informatie', 'Twee', 'twee', 1, 'R', '2026-02-01', 'x'),
      (3, 'informatie', 'Klad', 'klad', 0, 'R', '2026-03-01', 'x'), (4, 'informatie', 'Oud', 'oud', -1, 'R', '2026-03-01', 'x'),
      (5, 'jaarverslag', '2025', '2025', 1, 'R', '2026-01-01', 'x')`);
  }, 30_000);
  afterAll(() => portal.close());

  test.each([
    ['/api/article', [2, 1]],
    ['/api/article?category=', [2, 1]],
    ['/api/article?category=jaarverslag', [5]],
    ['/api/article?category=onbekend', []],
    ["/api/article?category='--", []],
  ])('%s answers the published ones %j, newest first (AP-002, C48)', async (url, ids) => {
    const answer = await portal.app.inject(url);
    expect(ArticleList.parse(answer.json()).data.items.map(({ id }) => id)).toEqual(ids);
    expect(answer.headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=60');
  });

  test('a category that is too long is refused', async () => {
    expect((await portal.app.inject(`/api/article?category=${'x'.repeat(100)}`)).statusCode).toBe(400);
  });
});

import { NewsAnswer, NewsList } from '@portal/shared/contract';
import { eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';

describe.each(engines)('reading news on %s', (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(engine);
    await portal.database.exec(`INSERT INTO news_item (id, titel, intro, tekst, aktief, auteur, datum) VALUES
      (1, 'Eerste', NULL, '<p>a</p>', 1, NULL, '2026-01-01'), (2, 'Tweede', 'intro', '<p>b</p>', 1, 'Redactie', '2026-03-01'),
      (3, 'Derde', NULL, '<p>c</p>', 1, NULL, '2026-03-01'), (4, 'Niet actief', NULL, '<p>d</p>', 0, NULL, '2026-04-01')`);
  }, 30_000);
  afterAll(() => portal.close());

  test('visitors get the active items, newest first (AP-005, CO-003)', async () => {
    const answer = await portal.app.inject('/api/news');
    expect(NewsList.parse(answer.json()).data.items.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(answer.headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=60');
    expect(answer.headers.vary).toContain('Authorization');
  });

  test('one item answers whole; the day is a day (AP-005, C32)', async () => {
    const { data } = NewsAnswer.parse((await portal.app.inject('/api/news/2')).json());
    expect(data.item).toEqual({
      id: 2,
      titel: 'Tweede',
      intro: 'intro',
      tekst: '<p>b</p>',
      aktief: 1,
      auteur: 'Redactie',
      datum: '2026-03-01',
      fotourl: null,
    });
  });

  test('C65 an item names the first photo of ours in its text, in the list too; pictures of others never', async () => {
    const key = 'a1'.repeat(32);
    const picture = (address: string) => `<p><img src="${address}"></p>`;
    const text = picture('https://elders.example/b.jpg') + picture(`/api/foto/${key}/800.jpg`);
    await portal.database.query(
      `INSERT INTO news_item (id, titel, tekst, aktief, datum) VALUES (7, 'Met foto', $1, 1, '2025-12-01')`,
      [text],
    );
    const fotourl = expect.stringMatching(new RegExp(`^https?://[^/]+/api/foto/${key}/800\\.jpg$`));
    const { data } = NewsAnswer.parse((await portal.app.inject('/api/news/7')).json());
    expect(data.item.fotourl).toEqual(fotourl);
    const listed = await eventually(
      async () => NewsList.parse((await portal.app.inject('/api/news')).json()).data.items,
      (items) => items.length === 4,
    );
    expect(listed.map((item) => item.fotourl)).toEqual([null, null, null, fotourl]);
    await portal.database.query('DELETE FROM news_item WHERE id = 7');
    await eventually(
      async () => NewsList.parse((await portal.app.inject('/api/news')).json()).data.items,
      (items) => items.length === 3,
    );
  });

  test.each([
    ['/api/news/4', 404],
    ['/api/news/99', 404],
    ['/api/news/0', 400],
    ['/api/news/een', 400],
    ['/api/news/99999999999', 400],
  ])('%s answers %i', async (url, status) => {
    expect((await portal.app.inject(url)).statusCode).toBe(status);
  });

  test('an unchanged list is not sent again, a changed one is (C29)', async () => {
    const first = await portal.app.inject('/api/news');
    const ask = () => portal.app.inject({ url: '/api/news', headers: { 'if-none-match': String(first.headers.etag) } });
    expect((await ask()).statusCode).toBe(304);
    await portal.database.query('UPDATE news_item SET aktief = 0 WHERE id = 1');
    for (let tries = 0; tries < 100 && (await ask()).statusCode === 304; tries += 1) {
      await portal.database.query('SELECT 1');
    }
    expect(NewsList.parse((await ask()).json()).data.items.map(({ id }) => id)).toEqual([3, 2]);
  });
});

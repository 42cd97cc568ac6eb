import type { NewsItem } from '@portal/shared/contract';
import { makeNewsItem, refuse, renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { stubApi } from '../testing/stub-api';
import { NewsItemPage } from './news-item-page';

const item = makeNewsItem({
  titel: 'Open dag in Lelystad',
  datum: '2026-11-05',
  auteur: 'Marieke',
  intro: 'Kom langs.',
  tekst: '<h2>Programma</h2><p>Om <strong>tien uur</strong><script>alert(1)</script></p>',
});
const place = { url: `/nieuws/${item.id}`, path: '/nieuws/:id' };

const renderItem = (shown: NewsItem = item) =>
  renderPart(<NewsItemPage />, { ...place, api: stubApi({ getNewsItem: { data: { item: shown } } }) });

test('an item shows title, date, author and its text as HTML; the tab shows the title (CO-006, SH-019)', async () => {
  const { requests } = renderItem();
  expect(await screen.findByRole('heading', { level: 1, name: 'Open dag in Lelystad' })).toBeVisible();
  expect(screen.getByText('05-11-2026')).toHaveAttribute('datetime', '2026-11-05');
  expect(screen.getByText('Door Marieke')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Programma' })).toBeVisible();
  expect(screen.getByText('tien uur').tagName).toBe('STRONG');
  expect(screen.queryByText('alert(1)')).not.toBeInTheDocument();
  expect(document.title).toBe('Open dag in Lelystad');
  expect(requests.map(({ path }) => path)).toEqual([`news/${item.id}`]);
});

test('without an author only the date is shown', async () => {
  renderItem({ ...item, auteur: null });
  expect(await screen.findByText('05-11-2026')).toBeVisible();
  expect(screen.queryByText(/^Door/)).not.toBeInTheDocument();
});

test.each([
  ['opens the article', 'Kom langs.', 1],
  ['is not said twice when the text begins with it', '<p>Programma Om tien uur</p>', 0],
])('the intro %s', async (_title, intro, times) => {
  renderItem({ ...item, intro, tekst: '<p>Programma</p><p>Om <strong>tien uur</strong> begint het.</p>' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByText(/^(Kom langs\.|Programma Om tien uur)$/)).toHaveLength(times);
});

test('Terug leads to the list when the visit began here (CO-006)', async () => {
  const { user, address } = renderItem();
  await user.click(await screen.findByRole('button', { name: 'Terug' }));
  expect(address()).toBe('/nieuws');
});

function Opener() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(`/nieuws/${item.id}`)}>
        open
      </button>
      <NewsItemPage />
    </>
  );
}

test('Terug leads to where the visitor came from (CO-006)', async () => {
  const api = stubApi({ getNewsItem: { data: { item } } });
  const { user, address } = renderPart(<Opener />, { url: '/zoek?q=nieuws', api });
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(address()).toBe(`/nieuws/${item.id}`);
  await user.click(await screen.findByRole('button', { name: 'Terug' }));
  expect(address()).toBe('/zoek?q=nieuws');
});

test.each([
  ['an unknown number', 'NOT_FOUND'],
  ['what is no number', 'INVALID_REQUEST'],
] as const)(
  '%s gives Niet gevonden and the way to the list, and is no failure to log (CO-006)',
  async (_title, code) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    renderPart(<NewsItemPage />, { ...place, api: stubApi({ getNewsItem: refuse(code) }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar al het nieuws' })).toHaveAttribute('href', '/nieuws');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  },
);

test('a failure is logged, keeps a heading and can be tried again; there is no toast (CO-011)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const api = stubApi({ getNewsItem: refuse('INTERNAL') });
  const { user, store } = renderPart(<NewsItemPage />, { ...place, api });
  const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  expect(screen.getByRole('heading', { level: 1, name: 'Nieuws' })).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('News could not be loaded.', expect.objectContaining({ status: 500 }));
  expect(store.getState().toast.toasts).toEqual([]);

  api.set({ getNewsItem: { data: { item } } });
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: item.titel })).toBeVisible();
  log.mockRestore();
});

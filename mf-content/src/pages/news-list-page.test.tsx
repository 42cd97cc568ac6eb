import type { NewsItem } from '@portal/shared/contract';
import { fakeScreen, hangingAnswer, makeNewsItem, rawAnswer, refuse, renderPart } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../testing/stub-api';
import { NewsListPage } from './news-list-page';

const renderNews = (items: NewsItem[]) =>
  renderPart(<NewsListPage />, { url: '/nieuws', api: stubApi({ listNews: { data: { items } } }) });

const cards = () => screen.findAllByRole('article');

test('the page is called Nieuws, and so is the tab (CO-001, SH-019)', async () => {
  renderNews([makeNewsItem()]);
  expect(screen.getByRole('heading', { level: 1, name: 'Nieuws' })).toBeVisible();
  expect(document.title).toBe('Nieuws');
  await cards();
});

test('a card shows date, title and intro, cut to two lines (CO-001)', async () => {
  renderNews([
    makeNewsItem({ titel: 'Open dag', datum: '2026-11-05', intro: 'Kom <b>langs</b>', tekst: '<p>Tekst</p>' }),
  ]);
  const [card] = await cards();
  const inside = within(card as HTMLElement);
  expect(inside.getByText('05-11-2026')).toHaveAttribute('datetime', '2026-11-05');
  expect(inside.getByRole('heading', { level: 3, name: 'Open dag' })).toBeVisible();
  // The class that cuts: styles are not loaded here; its rule is checked below, the look in the browser.
  expect(inside.getByText('Kom langs')).toHaveClass('teaser');
  expect(inside.queryByText('Tekst')).not.toBeInTheDocument();
});

test('a card without intro shows the text (CO-001)', async () => {
  renderNews([makeNewsItem({ intro: null, tekst: '<h2>Kop</h2><p>Lees <a href="https://x.example">dit</a></p>' })]);
  expect(await screen.findByText('Kop Lees dit')).toHaveClass('teaser');
});

test('a card is one link, to the item (CO-001)', async () => {
  const item = makeNewsItem({ titel: 'Open dag', intro: '<a href="https://x.example">elders</a>' });
  const { user, address } = renderNews([item]);
  const [card] = await cards();
  const links = within(card as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Open dag']);
  await user.click(links[0] as HTMLElement);
  expect(address()).toBe(`/nieuws/${item.id}`);
});

test('the list is what the api gives, in its order, asked once and without a filter of its own (CO-003)', async () => {
  const { requests } = renderNews([
    makeNewsItem({ titel: 'B' }),
    makeNewsItem({ titel: 'A' }),
    makeNewsItem({ titel: 'C' }),
  ]);
  await cards();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['B', 'A', 'C']);
  expect(requests.map(({ method, path, params }) => [method, path, params])).toEqual([['GET', 'news', {}]]);
});

test('C65 the news stands under its years, the newest first', async () => {
  renderNews([
    makeNewsItem({ titel: 'Nu', datum: '2026-11-05' }),
    makeNewsItem({ titel: 'Eerder', datum: '2026-01-01' }),
    makeNewsItem({ titel: 'Toen', datum: '2025-12-31' }),
  ]);
  await cards();
  const years = screen.getAllByRole('region');
  expect(
    years.map((year) =>
      within(year)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ),
  ).toEqual([
    ['2026', 'Nu', 'Eerder'],
    ['2025', 'Toen'],
  ]);
});

test('C65 a card shows the picture of its item, and a drawing of ours without one or when it does not come', async () => {
  renderNews([makeNewsItem({ fotourl: '/api/foto/a/800.jpg' }), makeNewsItem({ fotourl: null }), makeNewsItem()]);
  const pictures = (await cards()).map((card) => card.querySelector('img'));
  expect(pictures.map((picture) => picture?.getAttribute('src'))).toEqual([
    '/api/foto/a/800.webp',
    undefined,
    undefined,
  ]);
  expect(pictures[0]).toHaveAttribute('alt', '');
  fireEvent.error(pictures[0] as HTMLElement);
  expect((await cards()).map((card) => card.querySelector('img'))).toEqual([null, null, null]);
});

describe('before anybody scrolls', () => {
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  test('the news of the day has its picture, and the others get theirs when they are near (decision 108)', async () => {
    const { scroll } = fakeScreen(false);
    renderNews(['a', 'b'].map((photo) => makeNewsItem({ fotourl: `/api/foto/${photo}/800.jpg` })));
    const pictures = async () => (await cards()).map((card) => card.querySelector('img')?.getAttribute('src'));
    expect(await pictures()).toEqual(['/api/foto/a/800.webp', undefined]);
    act(() => scroll(true));
    expect(await pictures()).toEqual(['/api/foto/a/800.webp', '/api/foto/b/800.webp']);
  });
});

test('without news the page says so', async () => {
  renderNews([]);
  expect(await screen.findByText('Er is nog geen nieuws.')).toBeVisible();
});

test('while the news is on its way the heading stands and the list is announced as busy', async () => {
  renderPart(<NewsListPage />, { api: stubApi({ listNews: hangingAnswer() }) });
  expect(screen.getByRole('heading', { level: 1, name: 'Nieuws' })).toBeVisible();
  expect(await screen.findByText('Bezig met laden')).toBeInTheDocument();
});

test('a failure is logged, shown in its place and can be tried again; there is no toast (CO-011)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const api = stubApi({ listNews: refuse('INTERNAL') });
  const { user, store } = renderPart(<NewsListPage />, { api });
  const panel = await screen.findByRole('alert');
  expect(log).toHaveBeenCalledWith('News could not be loaded.', expect.objectContaining({ status: 500 }));
  expect(store.getState().toast.toasts).toEqual([]);

  api.set({ listNews: { data: { items: [makeNewsItem({ titel: 'Toch gekomen' })] } } });
  await user.click(within(panel).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('link', { name: 'Toch gekomen' })).toBeVisible();
  log.mockRestore();
});

test('the list is also read from {items}', async () => {
  const items = [makeNewsItem({ titel: 'Ander omhulsel' })];
  renderPart(<NewsListPage />, { api: stubApi({ listNews: rawAnswer(200, JSON.stringify({ items })) }) });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ander omhulsel' })).toBeVisible());
});

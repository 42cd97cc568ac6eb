import {
  makeShelterPage,
  makeShelterRow,
  type Replies,
  refuse,
  renderPart,
  type StubApi,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stubShelters } from '../testing/search-stub';
import { ShelterSearchPage } from './shelter-search-page';

const open = (url: string, replies: Replies = {}) => {
  const api: StubApi = stubShelters(replies);
  return { api, ...renderPart(<ShelterSearchPage />, { url, api }) };
};
const cards = async () => within(await screen.findByRole('list', { name: 'Gevonden asielen' }));

test.each([
  ['/zoek/asiels', 'Asielen', undefined, 'Alle landen'],
  ['/zoek/asiels/nederland', 'Asielen in Nederland', 'NL', 'Nederland'],
  ['/zoek/asiels/belgie', 'Asielen in België', 'BE', 'België'],
])('%s is headed %s and asks land=%s (SE-007)', async (url, heading, land, country) => {
  const { api } = open(url);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(document.title).toContain(heading);
  await cards();
  expect(api.requestsOf('searchShelters').map(({ params }) => params.land)).toEqual([land]);
  const countries = within(screen.getByRole('navigation', { name: 'Land' }));
  expect(countries.getByRole('link', { current: 'page' })).toHaveTextContent(country);
});

test('a card: name that leads to the shelter, place, province with country, animals per kind, stars, phone (C06, C49)', async () => {
  const shelter = makeShelterRow({ naam: 'De Kwispel', telefoon: '0320555010', rating: 4.3, ratingcount: 12 });
  open('/zoek/asiels', { searchShelters: makeShelterPage([shelter]) });
  const list = await cards();
  expect(list.getByRole('link', { name: 'De Kwispel' })).toHaveAttribute('href', `/asiel/${shelter.uuidkey}`);
  expect(list.getByText('Lelystad, Flevoland (NL)')).toBeVisible();
  expect(list.getByText('3 katten')).toBeVisible();
  expect(list.getByText('2 honden')).toBeVisible();
  expect(list.getByRole('img', { name: 'Beoordeling 4,3 van 5, 12 recensies' })).toBeVisible();
  expect(list.getByRole('link', { name: 'Bel De Kwispel: 0320 555010' })).toHaveAttribute('href', 'tel:+31320555010');
});

test('a shelter without animals, stars, province and phone shows nothing dead', async () => {
  const bare = { telefoon: null, animals: [], provincie: null, provincienaam: null, provincieafkorting: null };
  open('/zoek/asiels', { searchShelters: makeShelterPage([makeShelterRow(bare)]) });
  const list = await cards();
  expect(list.getByText('Nu geen dieren op de website')).toBeVisible();
  expect(list.getByText('Lelystad')).toBeVisible();
  expect(list.queryByRole('img')).not.toBeInTheDocument();
  expect(list.getAllByRole('link')).toHaveLength(1);
});

test('words wait 500 ms, are in the address and go along to another country (SE-007, SE-009)', async () => {
  jest.useFakeTimers();
  try {
    const api = stubShelters();
    const part = renderPart(<ShelterSearchPage />, {
      url: '/zoek/asiels',
      api,
      advanceTimers: jest.advanceTimersByTime,
    });
    await act(() => jest.advanceTimersByTimeAsync(50));
    await part.user.type(screen.getByRole('searchbox', { name: 'Zoek een asiel' }), 'linde');
    await act(() => jest.advanceTimersByTimeAsync(490));
    expect(api.requestsOf('searchShelters')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(part.address()).toBe('/zoek/asiels?q=linde');
    expect(api.requestsOf('searchShelters').map(({ params }) => params.q)).toEqual([undefined, 'linde']);
    await part.user.click(screen.getByRole('link', { name: 'België' }));
    expect(part.address()).toBe('/zoek/asiels/belgie?q=linde');
  } finally {
    jest.useRealTimers();
  }
});

test('the number of shelters is said in a live region; the page is in the address (SE-007, C33)', async () => {
  const page = makeShelterPage(
    Array.from({ length: 24 }, () => makeShelterRow()),
    { totalRecords: 61 },
  );
  const part = open('/zoek/asiels?first=2', { searchShelters: page });
  await waitFor(() =>
    expect(screen.getByText('61 asielen gevonden').closest('[role="status"]')).toHaveTextContent('Pagina 2 van 3'),
  );
  await part.user.click(await screen.findByRole('link', { name: 'Pagina 3' }));
  await waitFor(() => expect(part.api.requestsOf('searchShelters').at(-1)?.params).toMatchObject({ first: '3' }));
  expect(part.address()).toBe('/zoek/asiels?first=3');
  expect(screen.getByText('61 asielen gevonden').closest('[role="status"]')).toHaveFocus();
});

test('a page beyond the last leads to the last', async () => {
  const part = open('/zoek/asiels?first=9', { searchShelters: makeShelterPage([], { totalRecords: 61 }) });
  await waitFor(() => expect(part.address()).toBe('/zoek/asiels?first=3'));
});

test('nothing found: what was asked, and the ways on', async () => {
  const part = open('/zoek/asiels/belgie?q=xyz', { searchShelters: makeShelterPage([]) });
  expect(await screen.findByText('Wij kennen geen asiel met ‘xyz’')).toBeVisible();
  expect(screen.getByText('Geen asielen gevonden').closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Toon alle asielen' })).toHaveAttribute('href', '/zoek/asiels/belgie');
  await part.user.click(screen.getByRole('link', { name: 'Zoek in alle landen' }));
  expect(part.address()).toBe('/zoek/asiels?q=xyz');
});

test('without scripts the words go to the page of the country, in its address', async () => {
  open('/zoek/asiels/belgie?q=linde');
  await cards();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/zoek/asiels/belgie');
  expect(form).toHaveFormValues({ q: 'linde' });
});

test('a failed search keeps field and countries and can be tried again (SH-079)', async () => {
  const part = open('/zoek/asiels?q=linde', { searchShelters: refuse('INTERNAL') });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Zoek een asiel' })).toHaveValue('linde');
  part.api.set({ searchShelters: makeShelterPage() });
  await part.user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await cards();
  expect(part.address()).toBe('/zoek/asiels?q=linde');
});

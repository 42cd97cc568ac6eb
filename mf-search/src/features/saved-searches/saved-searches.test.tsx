import { NotifySetting, type SavedSearch } from '@portal/shared/contract';
import { makeMe, type Replies, refuse, renderPart, uuidkeyOf } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { stubSearch } from '../../testing/search-stub';
import { SavedSearches } from './saved-searches';

const cats: SavedSearch = {
  uuidkey: uuidkeyOf(501),
  naam: 'Kat voor oma',
  soort: [1],
  filters: { soort: '1', provincie: '12', eig: 'kinderen' },
  notify: NotifySetting.none,
  last_viewed_at: '2026-11-01T09:00:00.000Z',
  newCount: 3,
};
const dogs: SavedSearch = { ...cats, uuidkey: uuidkeyOf(502), naam: 'Hond', filters: { soort: '2' }, newCount: 0 };

function open(replies: Replies = {}) {
  const api = stubSearch({
    listSavedSearches: { data: { items: [cats, dogs] } },
    updateSavedSearch: { data: { item: cats } },
    removeSavedSearch: null,
    ...replies,
  });
  return { api, ...renderPart(<SavedSearches />, { api, user: makeMe() }) };
}

const row = async (naam: string) => {
  const article = (await screen.findByRole('heading', { name: naam })).closest('article');
  if (!article) throw new Error('a row is an article');
  return within(article);
};

test('SE-040: every search with its filters in words and what is new', async () => {
  open();
  const first = await row('Kat voor oma');
  expect(await first.findByText('Katten · Kan met kinderen · Zuid-Holland (NL)')).toBeVisible();
  expect(first.getByText('3 nieuwe dieren')).toBeVisible();
  expect((await row('Hond')).getByText('Geen nieuwe dieren sinds uw laatste bezoek')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 van maximaal 20 zoekopdrachten');
});

test('SE-040, C12: opening leads to the search and says that the new animals were seen', async () => {
  const { api, user, address } = open();
  await user.click((await row('Kat voor oma')).getByRole('link', { name: 'Bekijk Kat voor oma' }));
  expect(address()).toBe('/zoek/dieren/kat?provincie=12&eig=kinderen');
  await waitFor(() => expect(api.requestsOf('updateSavedSearch').map(({ body }) => body)).toEqual([{ viewed: true }]));
});

test('SE-040, C07: a search for a kind alone does not open the last filters of that kind', async () => {
  open();
  expect((await row('Hond')).getByRole('link', { name: 'Bekijk Hond' })).toHaveAttribute(
    'href',
    '/zoek/dieren/hond?soort=2',
  );
});

test('SE-040: mails are switched on and off at once', async () => {
  const { api, user } = open();
  const mails = (await row('Hond')).getByRole('combobox', { name: 'E-mail bij nieuwe dieren' });
  expect(
    within(mails)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Geen e-mail', 'Meteen, maximaal één keer per uur', 'Elke dag', 'Elke week']);
  api.set({ listSavedSearches: { data: { items: [cats, { ...dogs, notify: NotifySetting.weekly }] } } });
  await user.selectOptions(mails, 'Elke week');
  await waitFor(() => expect(mails).toHaveValue('weekly'));
  await waitFor(() => expect(api.requestsOf('listSavedSearches')).toHaveLength(2));
  const [request] = api.requestsOf('updateSavedSearch');
  expect(request).toMatchObject({ path: `savedsearch/${dogs.uuidkey}`, body: { notify: 'weekly' } });
});

test('SE-040: a choice that the api refuses goes back', async () => {
  const { user } = open({ updateSavedSearch: refuse('INTERNAL') });
  const mails = (await row('Hond')).getByRole('combobox');
  await user.selectOptions(mails, 'Elke dag');
  await waitFor(() => expect(mails).toHaveValue('none'));
});

test('SE-040: another name, in a dialog that knows the present one', async () => {
  const { api, user } = open();
  await user.click((await row('Hond')).getByRole('button', { name: 'Hernoemen Hond' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zoekopdracht hernoemen' }));
  const field = dialog.getByRole('textbox', { name: 'Naam' });
  expect(field).toHaveValue('Hond');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findAllByText('Geef de zoekopdracht een naam')).not.toHaveLength(0);
  await user.type(field, 'Hond voor de kinderen');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf('updateSavedSearch').map(({ body }) => body)).toEqual([{ naam: 'Hond voor de kinderen' }]);
});

test.each([
  ['removed', null],
  ['gone already', refuse('NOT_FOUND')],
])('SE-040: removing asks first (%s)', async (_name, removeSavedSearch) => {
  const { api, user } = open({ removeSavedSearch });
  await user.click((await row('Hond')).getByRole('button', { name: 'Verwijder Hond' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zoekopdracht verwijderen?' }));
  expect(dialog.getByText(/‘Hond’ verdwijnt/)).toBeVisible();
  expect(api.requestsOf('removeSavedSearch')).toHaveLength(0);
  api.set({ listSavedSearches: { data: { items: [cats] } } });
  await user.click(dialog.getByRole('button', { name: 'Verwijder' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hond' })).not.toBeInTheDocument());
  expect(api.requestsOf('removeSavedSearch').map(({ path }) => path)).toEqual([`savedsearch/${dogs.uuidkey}`]);
  expect(screen.getByRole('status')).toHaveTextContent('1 van maximaal 20');
  expect(screen.getByRole('region', { name: 'Uw zoekopdrachten' })).toHaveFocus();
});

test('SE-040: without searches the way to the search', async () => {
  open({ listSavedSearches: { data: { items: [] } } });
  expect(await screen.findByText('U heeft nog geen zoekopdrachten')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zoek een dier' })).toHaveAttribute('href', '/zoek/dieren');
});

test('SE-040: a list that does not come can be asked again', async () => {
  const { api, user } = open({ listSavedSearches: refuse('INTERNAL') });
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  api.set({ listSavedSearches: { data: { items: [cats] } } });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Kat voor oma' })).toBeVisible();
});

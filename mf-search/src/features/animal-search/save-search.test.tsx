import {
  makeAdmin,
  makeMe,
  makeSearchPage,
  makeStaff,
  type RenderPartOptions,
  type Replies,
  refuse,
  renderPart,
  uuidkeyOf,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { areaOf } from '../../common/animal-filter/search-area';
import { stubSearch } from '../../testing/search-stub';
import { AnimalSearch } from './animal-search';

const PATH = '/zoek/dieren/kat';
const NAME = 'Zoekopdracht opslaan';
const saved = {
  data: {
    item: {
      uuidkey: uuidkeyOf(1),
      naam: 'Katten',
      soort: [1 as const],
      filters: {},
      notify: 'none' as const,
      last_viewed_at: '2026-11-01T09:00:00.000Z',
      newCount: 0,
    },
  },
};

function open(query: string, options: Partial<RenderPartOptions> = {}, replies: Replies = {}) {
  localStorage.clear();
  const api = stubSearch({ listFavourites: { data: { items: [] } }, saveSearch: saved, ...replies });
  const part = renderPart(<AnimalSearch area={areaOf(PATH)} />, { url: `${PATH}${query}`, api, ...options });
  return { api, ...part };
}

const openDialog = async (part: ReturnType<typeof open>) => {
  await part.user.click(await screen.findByRole('button', { name: NAME }));
  return within(await screen.findByRole('dialog', { name: NAME }));
};

test('C12: a visitor is led to login, and from there back to the dialog', async () => {
  open('?provincie=12&first=2', {}, { searchAnimals: makeSearchPage(undefined, { totalRecords: 60 }) });
  expect(await screen.findByRole('link', { name: NAME })).toHaveAttribute(
    'href',
    `/login?returnUrl=${encodeURIComponent(`${PATH}?provincie=12&first=2&save=1`)}`,
  );
});

test('C12: whoever comes back from login finds the dialog open, once', async () => {
  const { address } = open('?provincie=12&save=1', { user: makeMe() });
  expect(await screen.findByRole('dialog', { name: NAME })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveValue('Katten in Zuid-Holland');
  expect(address()).toBe(`${PATH}?provincie=12`);
});

test.each([
  ['staff', makeStaff()],
  ['an admin', makeAdmin()],
])('C12: %s keeps no searches', async (_name, user) => {
  open('?save=1', { user });
  expect(await screen.findByRole('link', { name: 'Moos' })).toBeVisible();
  expect(screen.queryByText(NAME)).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('C12: the filters are kept without order and page, with the name and the mails that are chosen', async () => {
  const part = open('?provincie=12&sort=langzit&rows=48', { user: makeMe() });
  const dialog = await openDialog(part);
  expect(dialog.getByText('Katten · Zuid-Holland (NL)')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveValue('Katten in Zuid-Holland');
  const mails = within(dialog.getByRole('group', { name: 'E-mail bij nieuwe dieren' }));
  expect(mails.getByRole('radio', { name: 'Elke week' })).toBeChecked();
  await part.user.click(mails.getByRole('radio', { name: 'Elke dag' }));
  await part.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const requests = part.api.requestsOf('saveSearch');
  expect(requests.map(({ body }) => body)).toEqual([
    { naam: 'Katten in Zuid-Holland', filters: { soort: '1', provincie: '12' }, notify: 'daily' },
  ]);
  expect(requests[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('C12: all four choices of mail are in view, the weekly one first and chosen; the main button is the last (SE-040)', async () => {
  const part = open('', { user: makeMe() });
  const dialog = await openDialog(part);
  expect(
    dialog.getAllByRole('radio').map((radio) => [radio.closest('label')?.textContent, radio.matches(':checked')]),
  ).toEqual([
    ['Elke week', true],
    ['Elke dag', false],
    ['Meteen, maximaal één keer per uur', false],
    ['Geen e-mail', false],
  ]);
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['', 'Annuleren', 'Opslaan']);
  await part.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(part.api.requestsOf('saveSearch')).toHaveLength(1));
  expect(part.api.requestsOf('saveSearch')[0]?.body).toMatchObject({ notify: 'weekly' });
});

test('C12: the 21st is refused with what to do; the dialog stays and a second try is the same call', async () => {
  const part = open('', { user: makeMe() }, { saveSearch: refuse('LIMIT_REACHED') });
  const dialog = await openDialog(part);
  await part.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText('Het maximum is bereikt')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Naar uw zoekopdrachten' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/zoekopdrachten$/),
  );
  await part.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(part.api.requestsOf('saveSearch')).toHaveLength(2));
  const keys = part.api.requestsOf('saveSearch').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
});

test('SE-014: the empty result has a text, suggestions and the button', async () => {
  const part = open('?provincie=12', { user: makeMe() }, { searchAnimals: makeSearchPage([]) });
  expect(await screen.findByText('Geen dier past bij deze filters')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Verwijder een filter' })).getAllByRole('link')).not.toHaveLength(0);
  expect(screen.getAllByRole('button', { name: NAME })).toHaveLength(1);
  expect(await openDialog(part)).toBeDefined();
});

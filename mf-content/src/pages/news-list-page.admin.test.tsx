import { type NewsItem, NewsStatus } from '@portal/shared/contract';
import { makeAdmin, makeMe, makeNewsItem, makeStaff, rawAnswer, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { writeText } from '../common/rich-text/testing';
import { stubApi } from '../testing/stub-api';
import { NewsListPage } from './news-list-page';

// The editor is large: a busy machine needs more than the usual five seconds.
jest.setTimeout(20_000);

const active = makeNewsItem({ titel: 'Open dag', aktief: NewsStatus.active, datum: '2026-11-10' });
const inactive = makeNewsItem({ titel: 'Concept', aktief: NewsStatus.inactive, datum: '2026-11-09' });

const answer = (item: NewsItem, etag: string) =>
  rawAnswer(200, JSON.stringify({ data: { item } }), { 'Content-Type': 'application/json', ETag: etag });

function open(user = makeAdmin()) {
  const api = stubApi({
    listNews: { data: { items: [active, inactive] } },
    getNewsItem: ({ path }) => answer(path.endsWith(String(active.id)) ? active : inactive, '"1"'),
    createNews: { data: { item: active } },
    updateNews: { data: { item: active } },
    deleteNews: null,
  });
  return { api, ...renderPart(<NewsListPage />, { user, api, url: '/nieuws' }) };
}
type Page = ReturnType<typeof open>;

const toasts = (page: Page) => page.store.getState().toast.toasts.map(({ message, duration }) => [message, duration]);
const editor = (dialog: HTMLElement) => within(dialog).findByRole('textbox', { name: 'Tekst' });

test.each([
  ['an adopter', makeMe()],
  ['staff', makeStaff()],
])('%s sees no tools (CO-002)', async (_who, user) => {
  open(user);
  await screen.findByRole('heading', { name: 'Open dag' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an administrator has tools on each card; only an inactive item can be deleted (CO-002, CO-003)', async () => {
  open();
  const tools = await screen.findByRole('group', { name: 'Beheer van Open dag' });
  expect(within(tools).queryByRole('button', { name: /Verwijder/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Verwijder Concept' })).toBeVisible();
  expect(screen.getByText('Niet zichtbaar')).toBeVisible();
});

test.each([
  ['Maak Open dag onzichtbaar', active, 0],
  ['Maak Concept zichtbaar', inactive, 1],
])('%s sends only aktief, at once (CO-005)', async (name, item, aktief) => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(page.api.requestsOf('updateNews')).toHaveLength(1));
  expect(page.api.requestsOf('updateNews')[0]).toMatchObject({ path: `news/${item.id}`, body: { aktief } });
  await waitFor(() => expect(page.api.requestsOf('listNews')).toHaveLength(2));
});

test('deleting asks first; cancel keeps, confirm deletes and says so (CO-009, CO-010)', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Verwijder Concept' }));
  let dialog = await screen.findByRole('dialog', { name: 'Nieuws verwijderen' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
  expect(page.api.requestsOf('deleteNews')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await page.user.click(screen.getByRole('button', { name: 'Verwijder Concept' }));
  dialog = await screen.findByRole('dialog', { name: 'Nieuws verwijderen' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(toasts(page)).toEqual([['Successvol artikel verwijderd', 2000]]));
});

test('a new item: empty fields are refused, a full one is sent (CO-007, CO-008, CO-009)', async () => {
  const page = open(makeAdmin({ displayname: 'Bestuur' }));
  await page.user.click(await screen.findByRole('button', { name: 'Nieuw nieuws item' }));
  const dialog = await screen.findByRole('dialog', { name: 'Artikel - Toevoegen' });
  await editor(dialog);
  await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  expect(toasts(page).map(([message]) => message)).toEqual(['form is niet geldig']);
  expect(within(dialog).getByLabelText('Titel')).toHaveAccessibleDescription('Vul een titel in');
  expect(within(dialog).getByLabelText('Datum')).toHaveAccessibleDescription('Vul een datum in');
  await page.user.type(within(dialog).getByLabelText('Titel'), 'Nieuw');
  await page.user.type(within(dialog).getByLabelText('Datum'), '2026-11-20');
  writeText(dialog, 'De tekst');
  await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(page.api.requestsOf('createNews')).toHaveLength(1));
  const [request] = page.api.requestsOf('createNews');
  expect(request?.body).toMatchObject({
    titel: 'Nieuw',
    datum: '2026-11-20',
    tekst: '<p>De tekst</p>',
    auteur: 'Bestuur',
    aktief: 0,
  });
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(toasts(page).at(-1)).toEqual(['succesvol artikel aangemaakt', 2000]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('editing starts from the item and sends its version (CO-007, CO-009, C29)', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Bewerk Open dag' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open dag - Bewerken' });
  expect(await editor(dialog)).toHaveTextContent('Op zaterdag staan de deuren open.');
  const toggle = within(dialog).getByRole('switch', { name: 'Actief' });
  expect(toggle.closest('label')).toHaveTextContent('ActiefJa');
  await page.user.click(toggle);
  expect(toggle.closest('label')).toHaveTextContent('ActiefNee');
  await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts(page)).toEqual([['Succesvol artikel aangepast', 2000]]));
  const [request] = page.api.requestsOf('updateNews');
  expect(request?.headers.get('If-Match')).toBe('"1"');
  expect(request?.body).toMatchObject({ titel: 'Open dag', aktief: 0, tekst: expect.stringContaining('deuren open') });
});

test.each([
  [199, '199 van 250 tekens', false],
  [200, '200 van 250 tekens', true],
  [250, '250 van 250 tekens', true],
  [251, '251 van 250 tekens', true],
])('the counter of the intro at %i characters (CO-007)', async (length, text, isWarning) => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Bewerk Open dag' }));
  const dialog = await screen.findByRole('dialog');
  const intro = within(dialog).getByLabelText(/^Intro/);
  await page.user.clear(intro);
  await page.user.click(intro);
  await page.user.paste('a'.repeat(length));
  expect(within(dialog).getByText(text).hasAttribute('data-warning')).toBe(isWarning);
  await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  if (length > 250) expect(intro).toHaveAccessibleDescription(expect.stringContaining('Gebruik maximaal 250 tekens'));
  else await waitFor(() => expect(page.api.requestsOf('updateNews')).toHaveLength(1));
});

test('a failing save shows no toast and keeps what was typed (CO-011)', async () => {
  const page = open();
  page.api.set({ updateNews: refuse('INTERNAL') });
  await page.user.click(await screen.findByRole('button', { name: 'Bewerk Open dag' }));
  const dialog = await screen.findByRole('dialog');
  await page.user.type(within(dialog).getByLabelText('Titel'), ' 2');
  await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  expect(await within(dialog).findByText(/Opslaan is niet gelukt/)).toBeVisible();
  expect(within(dialog).getByLabelText('Titel')).toHaveValue('Open dag 2');
  expect(toasts(page)).toEqual([]);
});

describe('when somebody else saved meanwhile (C29)', () => {
  async function meet() {
    const page = open();
    page.api.set({ updateNews: refuse('STALE') });
    await page.user.click(await screen.findByRole('button', { name: 'Bewerk Open dag' }));
    const dialog = await screen.findByRole('dialog');
    await page.user.type(within(dialog).getByLabelText('Titel'), ' van mij');
    // As over a line: what comes at once would hide that the form remounts while it is fetched.
    page.api.set({
      getNewsItem: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return answer({ ...active, titel: 'Open dag van hen', tekst: '<p>Hun tekst</p>' }, '"2"');
      },
    });
    await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
    const theirs = await within(dialog).findByRole('region', { name: 'De andere versie' });
    return { page, dialog, theirs };
  }

  test('both versions are shown, and the own one can be saved over it', async () => {
    const { page, dialog, theirs } = await meet();
    expect(theirs).toHaveTextContent('Hun tekst');
    expect(within(dialog).getByLabelText('Titel')).toHaveValue('Open dag van mij');
    page.api.set({ updateNews: { data: { item: active } } });
    await page.user.click(within(dialog).getByRole('button', { name: 'Mijn versie opslaan' }));
    await waitFor(() => expect(toasts(page)).toEqual([['Succesvol artikel aangepast', 2000]]));
    expect(page.api.requestsOf('updateNews').map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
  });

  test('the other version can be taken over', async () => {
    const { page, dialog } = await meet();
    await page.user.click(within(dialog).getByRole('button', { name: 'Andere versie overnemen' }));
    expect(within(dialog).getByLabelText('Titel')).toHaveValue('Open dag van hen');
    expect(await editor(dialog)).toHaveTextContent('Hun tekst');
    expect(within(dialog).queryByRole('region', { name: 'De andere versie' })).not.toBeInTheDocument();
  });
});

test('what was typed also stays when the version of somebody else cannot be read (C29)', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Bewerk Open dag' }));
  const dialog = await screen.findByRole('dialog');
  await page.user.type(within(dialog).getByLabelText('Titel'), ' van mij');
  page.api.set({ updateNews: refuse('STALE'), getNewsItem: refuse('INTERNAL') });
  await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  expect(await within(dialog).findByText(/Opslaan is niet gelukt/, {}, { timeout: 10_000 })).toBeVisible();
  expect(within(dialog).getByLabelText('Titel')).toHaveValue('Open dag van mij');
});

test('closing with changes asks first', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Bewerk Open dag' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open dag - Bewerken' });
  await page.user.type(within(dialog).getByLabelText('Titel'), '!');
  await page.user.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
  const question = await screen.findByRole('dialog', { name: 'Wijzigingen weggooien?' });
  await page.user.click(within(question).getByRole('button', { name: 'Verder bewerken' }));
  expect(within(dialog).getByLabelText('Titel')).toHaveValue('Open dag!');
});

test('what was typed in an item waits for the same person, with the version that it began with (C29)', async () => {
  const admin = makeAdmin();
  const first = open(admin);
  await first.user.click(await screen.findByRole('button', { name: 'Bewerk Open dag' }));
  await first.user.type(within(await screen.findByRole('dialog')).getByLabelText('Titel'), '!');
  first.unmount();
  const again = open(admin);
  again.api.set({ getNewsItem: answer(active, '"2"') });
  await again.user.click(await screen.findByRole('button', { name: 'Bewerk Open dag' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Titel')).toHaveValue('Open dag!');
  await again.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(again.api.requestsOf('updateNews')).toHaveLength(1));
  expect(again.api.requestsOf('updateNews')[0]?.headers.get('If-Match')).toBe('"1"');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

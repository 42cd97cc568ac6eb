import { type Article, ArticleStatus } from '@portal/shared/contract';
import { makeAdmin, makeMe, makeStaff, rawAnswer, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { writeText } from '../common/rich-text/testing';
import { stubApi } from '../testing/stub-api';
import { InformationPage } from './information-page';

// The editor is large: a busy machine needs more than the usual five seconds.
jest.setTimeout(20_000);

const article = (id: number, titel: string, aktief: ArticleStatus = ArticleStatus.published): Article => ({
  id,
  titel,
  alias: titel.toLowerCase().replaceAll(' ', '_'),
  categorie: 'informatie',
  aktief,
  auteur: 'Redactie',
  datum: '2026-11-05',
  // What the editor writes otherwise than it is given: a list gets handles.
  tekst: `<h2>Over</h2><ul><li>een</li><li>twee</li></ul><p>Over ${titel}.</p>`,
});
const cat = article(1, 'Een kat kopen');
const dog = article(2, 'De eerste week');
const draft = article(3, 'Concept', ArticleStatus.unpublished);
const old = article(4, 'Oud nieuws', ArticleStatus.archived);

const withVersion = (item: Article, etag: string) =>
  rawAnswer(200, JSON.stringify({ data: { item } }), { 'Content-Type': 'application/json', ETag: etag });

function open(url = '/informatie', user = makeMe(), items = [cat, dog]) {
  const api = stubApi({
    listArticles: { data: { items } },
    getArticle: withVersion(cat, '"1"'),
    createArticle: { data: { item: cat } },
    updateArticle: { data: { item: cat } },
    deleteArticle: null,
  });
  const path = url === '/informatie' ? '/informatie' : '/informatie/:artikle';
  return { api, ...renderPart(<InformationPage />, { user, api, url, path }) };
}
const openAsAdmin = (url?: string) => open(url, makeAdmin({ displayname: 'Bestuur' }), [cat, dog, draft, old]);
type Page = ReturnType<typeof open>;
const toasts = (page: Page) =>
  page.store.getState().toast.toasts.map(({ type, title, message }) => [type, title, message]);
const statusButton = () => screen.findByRole('button', { name: /^Gepubliceerd/ });
const choose = async ({ user }: Page, label: string) => {
  await user.click(await statusButton());
  await user.click(await within(await screen.findByRole('menu')).findByText(label));
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('without an alias the first article is read; the list stands beside it (CO-020)', async () => {
  open();
  expect(await heading('Een kat kopen')).toBeVisible();
  expect(screen.getByText('Over Een kat kopen.')).toBeVisible();
  const list = screen.getByRole('navigation', { name: 'Artikelen' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/informatie/een_kat_kopen', '/informatie/de_eerste_week']);
  expect(within(list).getByRole('link', { name: 'Een kat kopen' })).toHaveAttribute('aria-current', 'page');
});

test('an alias chooses; an unknown one leads to not-found (CO-020)', async () => {
  const page = open('/informatie/de_eerste_week');
  expect(await heading('De eerste week')).toBeVisible();
  await page.go('/informatie/onbekend');
  expect(page.address()).toBe('/not-found');
});

test('the link of a title with signs is encoded, and its address of before leads on (CO-021)', async () => {
  const asked = { ...article(5, 'Wat kost een kat? 100% / 50#'), alias: 'wat_kost_een_kat?_100%_/_50#' };
  const page = open('/informatie/wat_kost_een_kat_100_50', makeMe(), [cat, asked]);
  await heading(asked.titel);
  const path = '/informatie/wat_kost_een_kat%3F_100%25_%2F_50%23';
  expect(page.address()).toBe(path);
  expect(screen.getByRole('link', { name: asked.titel })).toHaveAttribute('href', path);
  await page.go('/informatie/een_kat_kopen');
  await heading('Een kat kopen');
  await page.user.click(screen.getByRole('link', { name: asked.titel }));
  await heading(asked.titel);
  expect(page.address()).toBe(path);
});

test.each([
  ['an adopter', makeMe()],
  ['staff', makeStaff()],
])('%s has no tools (CO-022, CO-025)', async (_who, user) => {
  open('/informatie', user);
  await heading('Een kat kopen');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a list that does not load says so (CO-027)', async () => {
  const api = stubApi({ listArticles: refuse('INTERNAL') });
  const { store } = renderPart(<InformationPage />, { api });
  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  expect(store.getState().toast.toasts[0]).toMatchObject({ title: 'Error', message: 'Er is wat mis gegaan' });
});

test('administrators see what is not published in words and red, and switch to the archive (CO-022, CO-023)', async () => {
  const { user } = openAsAdmin();
  const list = await screen.findByRole('navigation', { name: 'Artikelen' });
  expect(within(list).getByRole('link', { name: /Concept/ })).toHaveTextContent('Niet gepubliceerd');
  expect(within(list).queryByText('Oud nieuws')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Toon het archief' }));
  const archive = screen.getByRole('navigation', { name: 'Archief' });
  expect(within(archive).getAllByRole('link')).toHaveLength(1);
  expect(await within(archive).findByRole('button', { name: 'Verwijder Oud nieuws' })).toBeVisible();
});

test.each([
  ['Ja', 'Nee', 0],
  ['Ja', 'Archiveren', -1],
])('the status dropdown saves the whole article at once: %s to %s (CO-023)', async (_from, label, aktief) => {
  const page = openAsAdmin();
  const newer = { ...cat, tekst: '<p>Intussen aangepast</p>' };
  await statusButton();
  page.api.set({ getArticle: withVersion(newer, '"7"') });
  await choose(page, label);
  await waitFor(() => expect(toasts(page)).toEqual([['succes', 'Artikel aangepast', 'Artikel is geupdate']]));
  const [request] = page.api.requestsOf('updateArticle');
  expect(request?.body).toEqual({ ...newer, aktief });
  expect(request?.headers.get('If-Match')).toBe('"7"');
});

test.each([
  ['cannot be read', { getArticle: refuse('INTERNAL') }, 0],
  ['was changed meanwhile', { updateArticle: refuse('STALE') }, 1],
])('a status of an article that %s is not saved, and says so (CO-023, CO-027, C29)', async (_what, answers, writes) => {
  const page = openAsAdmin();
  const button = await statusButton();
  page.api.set(answers);
  await choose(page, 'Nee');
  await waitFor(() => expect(toasts(page)).toEqual([['error', 'Update fout', 'Er is een upload error']]));
  expect(page.api.requestsOf('updateArticle')).toHaveLength(writes);
  expect(button).toHaveTextContent('Gepubliceerd: Ja');
});

test("'verwijderen' is offered for what is not published, asks, deletes and leads to the list (CO-024, CO-027)", async () => {
  const page = openAsAdmin('/informatie/een_kat_kopen');
  const options = () => Array.from(screen.getByRole('menu').children, (option) => option.textContent);
  await page.user.click(await statusButton());
  await screen.findByRole('menu');
  expect(options()).toEqual(['Ja', 'Nee', 'Archiveren']);
  await page.go('/informatie/concept');
  await heading('Concept');
  await page.user.click(await statusButton());
  await screen.findByRole('menu');
  expect(options()).toEqual(['Ja', 'Nee', 'Archiveren', 'verwijderen']);
  await page.user.click(screen.getByRole('menuitem', { name: 'verwijderen' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Wilt u deze artikel verwijderen!');
  await page.user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() =>
    expect(toasts(page)).toEqual([['succes', 'Artikel verwijderd', 'De artikel is succesfol verwijderd']]),
  );
  expect(page.api.requestsOf('deleteArticle')[0]?.path).toBe('article/3');
  expect(page.address()).toBe('/informatie');
});

test('deleting that fails says so and keeps the article (CO-027)', async () => {
  const page = openAsAdmin('/informatie/concept');
  page.api.set({ deleteArticle: refuse('INTERNAL') });
  await statusButton();
  await choose(page, 'verwijderen');
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() =>
    expect(toasts(page)).toEqual([['error', 'Verwijder error', 'Er is iets mis gegaan tijdens het deleten']]),
  );
  expect(page.address()).toBe('/informatie/concept');
});

test('a new article: texts of the fields, then it is sent with its alias (CO-021, CO-026, CO-027)', async () => {
  const page = openAsAdmin();
  await page.user.click(await screen.findByRole('button', { name: 'Nieuw artikel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Artikel - Toevoegen' });
  const field = (name: string) => within(dialog).getByLabelText(name);
  await within(dialog).findByRole('textbox', { name: 'Tekst' });
  await page.user.clear(field('Auteur'));
  await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  expect(toasts(page)).toEqual([['warning', 'Formulier invalid', 'Niet alle velden zijn ingevuld']]);
  for (const [name, text] of [
    ['Titel', 'Geef een titel'],
    ['Status', 'Kies een status'],
    ['Auteur', 'vul de Auteur in'],
    ['Datum', 'Kies een datum'],
    ['Tekst', 'Schrijf uw tekst'],
  ] as const)
    expect(field(name)).toHaveAccessibleDescription(text);
  await page.user.type(field('Titel'), 'Een hond kopen');
  await page.user.selectOptions(field('Status'), 'Ja');
  await page.user.type(field('Auteur'), 'Bestuur');
  await page.user.type(field('Datum'), '2026-11-20');
  writeText(dialog, 'Begin rustig');
  await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts(page).at(-1)).toEqual(['succes', 'Geupload', 'De artikel is geupload']));
  expect(page.api.requestsOf('createArticle')[0]?.body).toMatchObject({
    titel: 'Een hond kopen',
    alias: 'een_hond_kopen',
    aktief: 1,
    auteur: 'Bestuur',
    datum: '2026-11-20',
    tekst: '<p>Begin rustig</p>',
  });
});

test('editing: saving is off while the form is wrong, and sends the version (CO-026, C29)', async () => {
  const page = openAsAdmin();
  await page.user.click(await screen.findByRole('button', { name: 'Bewerken' }));
  const dialog = await screen.findByRole('dialog', { name: 'Een kat kopen - Bewerken' });
  const title = within(dialog).getByLabelText('Titel');
  await within(dialog).findByRole('textbox', { name: 'Tekst' });
  await page.user.clear(title);
  expect(within(dialog).getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await page.user.type(title, 'Een poes kopen');
  await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts(page)).toEqual([['succes', 'Artikel aangepast', 'Artikel is geupdate']]));
  const [request] = page.api.requestsOf('updateArticle');
  expect(request?.headers.get('If-Match')).toBe('"1"');
  expect(request?.body).toMatchObject({ id: 1, titel: 'Een poes kopen', categorie: 'informatie', aktief: 1 });
});

test('an editor who comes second sees both versions (C29)', async () => {
  const page = openAsAdmin();
  await page.user.click(await screen.findByRole('button', { name: 'Bewerken' }));
  const dialog = await screen.findByRole('dialog');
  await page.user.type(within(dialog).getByLabelText('Titel'), ' van mij');
  page.api.set({
    updateArticle: refuse('STALE'),
    // As over a line: what comes at once would hide that the form remounts while it is fetched.
    getArticle: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return withVersion({ ...cat, tekst: '<p>Hun tekst</p>' }, '"2"');
    },
  });
  await page.user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  expect(await within(dialog).findByRole('region', { name: 'De andere versie' })).toHaveTextContent('Hun tekst');
  expect(within(dialog).getByLabelText('Titel')).toHaveValue('Een kat kopen van mij');
  expect(toasts(page)).toEqual([]);
});

import { type Me, portalPath } from '@portal/shared/contract';
import { ATTACKS } from '@portal/shared/testing';
import type { BrowserContext, Page } from 'playwright/test';
import { callerOf } from '../support/calls';
import { findAnimals, openPage } from '../support/pages';
import { newPerson, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

// The photo that the corpus names does not exist.
test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 404/] });

/** Several per text: one that swallows what follows hides few others. */
const PER_TEXT = 6;
const attacks = Object.values(ATTACKS);
const texts = Array.from({ length: Math.ceil(attacks.length / PER_TEXT) }, (_, index) =>
  attacks.slice(index * PER_TEXT, (index + 1) * PER_TEXT).join('<p>tussen</p>'),
);

/** Attacks that fit on one line of a form. */
const LINES = [
  'image that fails',
  'script element',
  'svg that loads',
  'quotes of an attribute',
  'details that open',
].map((name) => ATTACKS[name] ?? '');
const line = (index: number) => LINES[index % LINES.length] ?? '';

/** Where an attack ran, for every page of a context. */
async function watchAttacks(context: BrowserContext): Promise<string[]> {
  const hits: string[] = [];
  await context.exposeBinding('__xss', ({ page }) => void hits.push(page.url()));
  return hits;
}

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) await openPage(page, path);
}

test('nothing of the corpus runs in formatted texts: news, articles, descriptions (T03)', async ({ page, request }) => {
  test.slow();
  const hits = await watchAttacks(page.context());
  const admin = await callerOf(request, PEOPLE.admin);
  const paths: string[] = [];
  for (const [index, text] of texts.entries()) {
    const tekst = `<p>Begin ${index}</p>${text}`;
    const common = { titel: `Aanval ${index} ${line(index)}`, datum: '2026-11-20', auteur: line(index), aktief: 1 };
    const news = await admin.send<{ data: { item: { id: number } } }>('POST', 'news', {
      ...common,
      tekst,
      intro: line(index + 1),
    });
    paths.push(portalPath.newsItem(news.data.item.id));
  }
  const article = await admin.send<{ data: { item: { alias: string } } }>('POST', 'article', {
    ...{ titel: `Aanval ${line(0)}`, datum: '2026-11-20', auteur: line(1), aktief: 1 },
    tekst: texts.join('<p>volgende</p>'),
  });
  const staff = await callerOf(request, PEOPLE.staff);
  const { data } = await staff.get<{ data: { item: Me } }>('me');
  const [animal] = (await findAnimals(request, { asiel: String(data.item.asiel) })).data;
  const { omschrijving } = (await staff.get<{ data: { item: { omschrijving: string } } }>(`animal/${animal?.uuidkey}`))
    .data.item;
  await staff.send('PUT', `animal/${animal?.uuidkey}`, {
    omschrijving: `<p>Begin</p>${texts.join('<p>volgende</p>')}`,
  });

  await visit(page, [
    ...paths,
    portalPath.article(article.data.item.alias),
    portalPath.animal(animal?.uuidkey ?? ''),
    portalPath.newsList(),
    '/',
  ]);
  expect(hits).toEqual([]);
  await staff.send('PUT', `animal/${animal?.uuidkey}`, { omschrijving });
});

test('nothing of the corpus runs in plain texts: reactions, applications, saved searches, names (T03)', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const hits = await watchAttacks(page.context());
  const person = await newPerson(request);
  const adopter = await callerOf(request, person.email);
  await adopter.send('PUT', 'me', { firstname: line(0), lastName: line(1) });
  await adopter.send('POST', 'savedsearch', { naam: line(0), filters: { soort: '1', q: line(2) }, notify: 'none' });
  const staff = await callerOf(request, PEOPLE.staff);
  const { data } = await staff.get<{ data: { item: Me } }>('me');
  const [animal] = (await findAnimals(request, { asiel: String(data.item.asiel), geplaatst: 'N' })).data;
  await adopter.send('POST', 'response', {
    ...{ dier: animal?.uuidkey, displayname: line(3), email: person.email },
    informatie: attacks.slice(6, 20).join('\n').replaceAll('http', 'x'),
  });
  const naam = `Aanval ${Date.now().toString(36)} ${line(0)}`;
  const applied = await request.post('/api/asiel/registratie', {
    data: {
      ...{ naamObject: naam, contactpersoon: line(1), land: 'NL', provincie: '', adres: line(2), plaats: line(3) },
      ...{ postcode: '1234 AB', telefoon: '020 5550100', url: 'opvang.example', email: 'info@opvang.example' },
      ...{
        emailbheerder: person.email,
        email_factuur: 'geld@opvang.example',
        motivatie: attacks.slice(0, 20).join('\n'),
      },
    },
  });
  expect(applied.status()).toBe(201);

  const members = (path: (slug: string) => string) => path('pootjesplein');
  await signIn(page, person.email, members(portalPath.profile));
  await visit(page, [members(portalPath.savedSearches), members(portalPath.reactions)]);
  for (const [who, paths] of [
    [PEOPLE.staff, [members(portalPath.reactions)]],
    [PEOPLE.admin, [portalPath.applicationManagement(), `${portalPath.accountManagement()}?search=${person.email}`]],
  ] as const) {
    const context = await browser.newContext();
    const seen = await watchAttacks(context);
    const other = await context.newPage();
    await signIn(other, who, paths[0]);
    if (who === PEOPLE.admin) {
      await other
        .getByRole('button', { name: new RegExp(`Bekijken: aanvraag van ${naam.split(' ', 2).join(' ')}`) })
        .click();
      await expect(other.getByRole('dialog')).toContainText(line(2));
    }
    await visit(other, paths.slice(1));
    expect(seen).toEqual([]);
    await context.close();
  }
  expect(hits).toEqual([]);
});

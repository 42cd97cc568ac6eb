import { type Animal, Kind, portalPath } from '@portal/shared/contract';
import { ATTACKS } from '@portal/shared/testing';
import type { BrowserContext, Page } from 'playwright/test';
import { publishAnimal, withdrawAnimal } from '../support/animals';
import { attacks, formattedAttacks, line } from '../support/attack-texts';
import { callerOf } from '../support/calls';
import { freshTitle } from '../support/editing';
import { findOldAnimals, openPage } from '../support/pages';
import { newPerson, openBrowser, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

// The corpus names pictures that do not exist.
const NO_PICTURE = /Failed to load resource: the server responded with a status of 404/;
test.use({ expectedErrors: [NO_PICTURE] });

/** Newer than anything else: home shows three, and other tests write news as well. */
const FIRST_ON_HOME = '2099-12-30';

/** Where an attack ran, for every page of a context. */
async function watchAttacks(context: BrowserContext): Promise<string[]> {
  const hits: string[] = [];
  await context.exposeBinding('__xss', ({ page }) => void hits.push(page.url()));
  return hits;
}

const main = (page: Page) => page.getByRole('main');

test('nothing of the corpus runs in formatted texts, and what is around it stands: news, articles, descriptions', async ({
  page,
  request,
}) => {
  test.slow();
  const hits = await watchAttacks(page.context());
  const admin = await callerOf(request, PEOPLE.admin);
  const name = freshTitle('Aanval');
  const titleOf = (index: number) => `${name} ${index} ${line(index)}`;
  const texts = await formattedAttacks(request);
  const items: number[] = [];
  for (const [index, text] of texts.entries()) {
    const made = await admin.send<{ data: { item: { id: number } } }>('POST', 'news', {
      ...{ titel: titleOf(index), auteur: line(index), aktief: 1, intro: line(index + 1) },
      datum: index === 0 ? FIRST_ON_HOME : '2026-11-20',
      tekst: `<p>Begin ${index}</p>${text}`,
    });
    items.push(made.data.item.id);
  }
  const article = await admin.send<{ data: { item: { id: number; alias: string } } }>('POST', 'article', {
    ...{ titel: titleOf(0), datum: '2026-11-20', auteur: line(1), aktief: 1 },
    tekst: `<p>Begin van het artikel</p>${texts.join('<p>volgende</p>')}`,
  });
  const animal = await publishAnimal(request, {
    ...{ soort: Kind.other, naam: name },
    omschrijving: `<p>Begin van de omschrijving</p>${texts.join('<p>volgende</p>')}`,
  });

  for (const [index, id] of items.entries()) {
    await openPage(page, portalPath.newsItem(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(index));
    await expect(main(page).getByText(`Door ${line(index)}`)).toBeVisible();
    await expect(main(page).getByText(`Begin ${index}`, { exact: true })).toBeVisible();
  }
  await openPage(page, portalPath.article(article.data.item.alias));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(0));
  await expect(main(page).getByText('Begin van het artikel')).toBeVisible();
  await openPage(page, portalPath.animal(animal.uuidkey));
  await expect(main(page).getByText('Begin van de omschrijving')).toBeVisible();
  await openPage(page, portalPath.newsList());
  for (const index of items.keys()) await expect(main(page).getByRole('link', { name: titleOf(index) })).toBeVisible();
  await openPage(page, '/');
  await expect(main(page).getByRole('link', { name: titleOf(0) })).toBeVisible();
  expect(hits).toEqual([]);

  await withdrawAnimal(request, animal);
  for (const path of [...items.map((id) => `news/${id}`), `article/${article.data.item.id}`]) {
    await admin.send('PUT', path, { aktief: 0 });
    await admin.remove(path);
  }
});

/** What somebody new sends whose every text is an attack. */
test.describe('plain texts', () => {
  const members = (path: (slug: string) => string) => path('pootjesplein');
  /** Stands in the message alone: what names hold proves nothing of it. */
  const inMessage = ATTACKS['image with a slash'] ?? '';
  const message = attacks.slice(6, 20).join('\n').replaceAll('http', 'x');

  async function writeEverywhere(
    request: Parameters<typeof callerOf>[0],
    email: string,
    naam: string,
  ): Promise<Animal> {
    const adopter = await callerOf(request, email);
    await adopter.send('PUT', 'me', { firstname: line(0), lastName: line(1) });
    await adopter.send('POST', 'savedsearch', { naam: line(0), filters: { soort: '1', q: line(2) }, notify: 'none' });
    const [card] = (await findOldAnimals(request, { asiel: '1', geplaatst: 'N' })).data;
    const { data } = await adopter.get<{ data: { item: Animal } }>(`animal/${card?.uuidkey}`);
    await adopter.send('POST', 'response', {
      ...{ dier: card?.uuidkey, displayname: `${naam} ${line(3)}`, email, informatie: message },
    });
    const applied = await request.post('/api/asiel/registratie', {
      data: {
        ...{ naamObject: `${naam} ${line(0)}`, contactpersoon: line(1), land: 'NL', provincie: '' },
        ...{ adres: line(2), plaats: line(3), postcode: '1234 AB', telefoon: '020 5550100', url: 'opvang.example' },
        ...{ email: 'info@opvang.example', emailbheerder: email, email_factuur: 'geld@opvang.example' },
        motivatie: attacks.slice(0, 20).join('\n'),
      },
    });
    expect(applied.status()).toBe(201);
    return data.item;
  }

  test('nothing of the corpus runs in plain texts, which stand as they were typed: reactions, applications, saved searches, names', async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const hits = await watchAttacks(page.context());
    const { email } = await newPerson(request);
    const naam = freshTitle('Aanval');
    const animal = await writeEverywhere(request, email, naam);

    await signIn(page, email, members(portalPath.profile));
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue(line(0));
    await expect(page.getByRole('banner').getByRole('button').last()).toContainText(line(1));
    await openPage(page, members(portalPath.savedSearches));
    await expect(page.getByRole('heading', { name: line(0) })).toBeVisible();
    await expect(main(page)).toContainText(line(2));
    await openPage(page, members(portalPath.reactions));
    const own = page.getByRole('article', { name: animal.naam });
    await own.getByText('Uw bericht', { exact: true }).click();
    await expect(own).toContainText(inMessage);
    expect(hits).toEqual([]);

    const inbox = `${members(portalPath.reactions)}?dier=${animal.uuidkey}`;
    const desk = await openBrowser(browser, PEOPLE.staff, '/geen_toegang');
    const atDesk = await watchAttacks(desk.context);
    await openPage(desk.page, inbox);
    await desk.page.getByRole('button', { name: naam }).click();
    const reaction = desk.page.getByRole('article').filter({ hasText: naam });
    await expect(reaction).toContainText(line(3));
    await expect(reaction).toContainText(inMessage);
    await expect(reaction).toContainText(email);
    expect(atDesk).toEqual([]);
    await desk.close([NO_PICTURE]);

    const board = await openBrowser(browser, PEOPLE.admin, '/geen_toegang');
    const atBoard = await watchAttacks(board.context);
    await openPage(board.page, portalPath.applicationManagement());
    await board.page.getByRole('button', { name: `Bekijken: aanvraag van ${naam}` }).click();
    const dialog = board.page.getByRole('dialog');
    for (const index of [0, 1, 2, 3]) await expect(dialog).toContainText(line(index));
    await openPage(board.page, `${portalPath.accountManagement()}?search=${email}`);
    await expect(board.page.getByRole('row', { name: new RegExp(email) })).toContainText(line(0));
    expect(atBoard).toEqual([]);
    await board.close([NO_PICTURE]);
  });
});

import { randomUUID } from 'node:crypto';
import { type Article, apiPath, portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Browser, Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { callerOf } from '../support/calls';
import { freshTitle, saveText, writeText } from '../support/editing';
import { newestMailOf } from '../support/mail';
import { openPage, settled } from '../support/pages';
import { openBrowser, PEOPLE, signIn, tokenOf } from '../support/people';
import { expect, test } from '../support/test';

/** Newer than anything else: home shows three, and other tests write news as well. */
const FIRST_ON_HOME = '2099-12-31';

/** A visitor with a fresh browser looks at a page. */
async function asVisitor(browser: Browser, path: string, look: (page: Page) => Promise<void>) {
  const { page, close } = await openBrowser(browser, null, path);
  await look(page);
  // The photo of a text that is cut off, and the page of an article that is hidden.
  await close([/status of 404/]);
}

test('an admin writes, shows, hides and deletes news; a visitor sees the right thing at each step (CO-002..CO-010)', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = freshTitle('Nieuws');
  const seenBy = (count: number) =>
    asVisitor(browser, portalPath.newsList(), (visitor) =>
      expect(visitor.getByRole('heading', { name: title })).toHaveCount(count),
    );
  await signIn(page, PEOPLE.admin, portalPath.newsList());
  await page.getByRole('button', { name: 'Nieuw nieuws item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Artikel - Toevoegen' });
  await writeText(dialog, { title, text: 'De deuren staan open.' });
  await saveText(page, dialog);
  await expect(page.getByText('succesvol artikel aangemaakt')).toBeVisible();
  await seenBy(0);

  await page.getByRole('button', { name: `Maak ${title} zichtbaar` }).click();
  await expect(page.getByRole('button', { name: `Maak ${title} onzichtbaar` })).toBeVisible();
  await seenBy(1);

  await page.getByRole('button', { name: `Bewerk ${title}` }).click();
  const edit = page.getByRole('dialog', { name: `${title} - Bewerken` });
  await edit.getByLabel(/^Intro/).fill('Een korte intro');
  await saveText(page, edit);
  await expect(page.getByText('Succesvol artikel aangepast')).toBeVisible();
  await expect(page.getByText('Een korte intro')).toBeVisible();

  await page.getByRole('button', { name: `Maak ${title} onzichtbaar` }).click();
  await expect(page.getByRole('button', { name: `Maak ${title} zichtbaar` })).toBeVisible();
  await page.getByRole('button', { name: `Verwijder ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Successvol artikel verwijderd')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await seenBy(0);
});

test('news that is made visible stands on home without a reload: one cache (SHD-001)', async ({ page, request }) => {
  const title = freshTitle('Voorpagina');
  await signIn(page, PEOPLE.admin, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Nieuws' }).click();
  await page.getByRole('button', { name: 'Nieuw nieuws item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Artikel - Toevoegen' });
  await writeText(dialog, { title, text: 'Vandaag bekend.', date: FIRST_ON_HOME });
  await dialog.getByRole('switch', { name: 'Actief' }).check();
  await saveText(page, dialog);
  await expect(page.getByText('succesvol artikel aangemaakt')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Pootjesplein/ })
    .click();
  await expect(
    page.getByRole('region', { name: 'Laatste nieuws' }).getByRole('heading', { name: title }),
  ).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await removeNews(request, title);
});

/** Takes an item of the news away again. */
async function removeNews(request: APIRequestContext, title: string) {
  const admin = await callerOf(request, PEOPLE.admin);
  const { items } = (await admin.get<{ data: { items: { id: number; titel: string }[] } }>('news')).data;
  const item = items.find(({ titel }) => titel === title);
  await admin.send('PUT', `news/${item?.id}`, { aktief: 0 });
  await admin.remove(`news/${item?.id}`);
}

test.describe('articles', () => {
  test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 404/] });

  test('an admin publishes, hides, archives and deletes an article; a visitor sees it only while it is published (CO-020..CO-027)', async ({
    page,
    browser,
  }) => {
    test.slow();
    const title = freshTitle('Artikel');
    const path = portalPath.article(title.toLowerCase().replaceAll(' ', '_'));
    const seenAs = (heading: string) =>
      asVisitor(browser, path, (visitor) =>
        expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
      );
    await signIn(page, PEOPLE.admin, portalPath.information());
    await page.getByRole('button', { name: 'Nieuw artikel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Artikel - Toevoegen' });
    await writeText(dialog, { title, text: 'Denk goed na.' });
    await dialog.getByLabel('Status').selectOption('Ja');
    await saveText(page, dialog);
    await expect(page.getByText('De artikel is geupload')).toBeVisible();
    await seenAs(title);

    await page.getByRole('navigation', { name: 'Artikelen' }).getByRole('link', { name: title }).click();
    const status = page.getByRole('button', { name: /^Gepubliceerd/ });
    const choose = async (label: string) => {
      await status.click();
      await page.getByRole('menu', { name: 'Gepubliceerd' }).getByText(label, { exact: true }).click();
    };
    await status.click();
    await expect(page.getByRole('menu', { name: 'Gepubliceerd' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(status).toBeFocused();
    await expect(page.getByText('Artikel is geupdate')).toBeVisible();
    // Red, also while it is the one that is read.
    const card = page.getByRole('navigation', { name: 'Artikelen' }).getByRole('link', { name: title });
    await expect(card).toHaveAttribute('aria-current', 'page');
    await expect(card).toHaveCSS('color', 'rgb(185, 28, 28)');
    await seenAs('Niet gevonden');

    const shown = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await choose('Ja');
    expect((await shown).ok()).toBe(true);
    await seenAs(title);

    // The toast of the change before says the same.
    const archived = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await choose('Archiveren');
    expect((await archived).ok()).toBe(true);
    await expect(status).toHaveText('Gepubliceerd: Archiveren');
    await seenAs('Niet gevonden');

    await choose('verwijderen');
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Wilt u deze artikel verwijderen!');
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByText('De artikel is succesfol verwijderd')).toBeVisible();
    await expect(page).toHaveURL(/\/informatie$/);
    await seenAs('Niet gevonden');
  });
});

test('the editor works by keyboard alone, and axe finds nothing in the dialog', async ({ page }) => {
  await signIn(page, PEOPLE.admin, portalPath.newsList());
  await page.getByRole('button', { name: 'Nieuw nieuws item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Artikel - Toevoegen' });
  const editor = dialog.getByRole('textbox', { name: 'Tekst' });
  await editor.focus();
  await expect(editor).toBeFocused();
  await page.keyboard.type('gewoon');
  await expect(editor).toHaveText('gewoon');
  await page.keyboard.press('Shift+Tab');
  const toolbar = dialog.getByRole('toolbar', { name: 'Opmaak' });
  await expect(toolbar.getByRole('button', { name: 'Opnieuw' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('combobox', { name: 'Stijl' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Vet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.type(' vet');
  await expect(editor.locator('strong')).toHaveText(' vet');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel(/^Intro/)).toBeFocused();
  await expectAccessible(page, { within: '[role="dialog"]' });
});

test('an image in a text is stored, shown to everybody, and never part of the text itself (C42)', async ({
  page,
  browser,
}) => {
  const title = freshTitle('Met foto');
  await signIn(page, PEOPLE.admin, portalPath.newsList());
  const photo = await page.screenshot();
  await page.getByRole('button', { name: 'Nieuw nieuws item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Artikel - Toevoegen' });
  await writeText(dialog, { title, text: 'Kijk: ' });
  await dialog.getByRole('button', { name: 'Afbeelding' }).click();
  await dialog.getByLabel('Beschrijving van de afbeelding').fill('Een poes op een kleed');
  await dialog
    .getByLabel('Afbeelding kiezen')
    .setInputFiles({ name: 'poes.png', mimeType: 'image/png', buffer: photo });
  await expect(dialog.getByRole('img', { name: 'Een poes op een kleed' })).toBeVisible();
  await dialog.getByRole('switch', { name: 'Actief' }).check();
  await saveText(page, dialog);
  await expect(page.getByText('succesvol artikel aangemaakt')).toBeVisible();
  await asVisitor(browser, portalPath.newsList(), async (visitor) => {
    await visitor.getByRole('link', { name: title }).click();
    const image = visitor.getByRole('img', { name: 'Een poes op een kleed' });
    await expect(image).toHaveAttribute('src', /\/foto\//);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(800);
  });
});

/** Texts that would run, were they put into the page as they are (docs/trust.md#rich-text). */
const ATTACKS = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  '<svg onload="window.hit=1"><animate onbegin="window.hit=1" attributeName=x dur=1s>',
  '<a href="javascript:window.hit=1">klik</a>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hit=1>',
  '<details open ontoggle="window.hit=1"><summary>x</summary></details>',
  '<form action="javascript:window.hit=1"><button>x</button></form>',
  '<p style="background:url(javascript:window.hit=1)">stijl</p>',
];

test('dangerous texts of an admin run nowhere: list, item, home, editor', async ({ page, browser }) => {
  const title = `${freshTitle('Gevaar')} <img src=x onerror="window.hit=1">`;
  await signIn(page, PEOPLE.admin, portalPath.newsList());
  const token = await tokenOf(page.request, PEOPLE.admin);
  // The attacks stand last: one of them swallows what follows.
  const tekst = `<p>Begin van de tekst</p>${ATTACKS.join('')}`;
  const made = await page.request.post('/api/news', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      titel: title,
      datum: FIRST_ON_HOME,
      tekst,
      intro: ATTACKS[1],
      auteur: '<b onclick=alert(1)>x</b>',
      aktief: 1,
    },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()).data.item;
  const isUnhurt = async (one: Page) => expect(await one.evaluate(() => 'hit' in window)).toBe(false);
  await asVisitor(browser, portalPath.newsItem(id), async (visitor) => {
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('Begin van de tekst')).toBeVisible();
    for (const link of await visitor.getByRole('main').getByText('klik').all()) await link.click({ noWaitAfter: true });
    await isUnhurt(visitor);
    for (const path of [portalPath.newsList(), '/']) {
      await openPage(visitor, path);
      await expect(visitor.getByRole('link', { name: title })).toBeVisible();
      await isUnhurt(visitor);
    }
  });
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: `Bewerk ${title}` }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Tekst' })).toContainText('Begin van de tekst');
  await isUnhurt(page);
  const gone = { headers: { Authorization: `Bearer ${token}` } };
  await page.request.put(`/api/news/${id}`, { ...gone, data: { aktief: 0 } });
  expect((await page.request.delete(`/api/news/${id}`, gone)).status()).toBe(204);
});

test('a visitor writes to the board, which gets a mail with the address to answer (CO-040..CO-044, AP-015)', async ({
  page,
  request,
}) => {
  const email = `${randomUUID()}@vraag.example`;
  await openPage(page, portalPath.contact());
  await page.getByLabel('Onderwerp').selectOption('dier');
  const notice = page.getByRole('dialog', { name: 'Let op!' });
  await expect(notice).toContainText('Reageer op dit dier');
  await notice.getByRole('button', { name: 'Ik begrijp het' }).click();
  await page.getByLabel('Onderwerp').selectOption('website');
  await page.getByLabel('Aanhef').selectOption('Mevrouw');
  await page.getByLabel('Naam').fill('Noor de Vries');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Uw vraag').fill('De foto van Moos laadt niet.');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText('formulier is verzonden')).toBeVisible();
  const mail = await newestMailOf(request, (row) => row.reply_to === email);
  expect(mail.text).toContain('De foto van Moos laadt niet.');
});

test('an article with headings and lists opens in the editor, and the page goes on answering (CO-026)', async ({
  page,
  request,
}) => {
  // Not the first of the page, which is the newest: other tests write newer ones.
  const { items } = (await (await request.get(`/api/${apiPath.articles()}`)).json()).data as { items: Article[] };
  const article = items.findLast(({ tekst }) => tekst.includes('<h2') && tekst.includes('<li'));
  await signIn(page, PEOPLE.admin, portalPath.article(article?.alias ?? ''));
  await page.getByRole('button', { name: 'Bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: /Bewerken$/ });
  await expect(dialog.getByRole('textbox', { name: 'Titel' })).not.toHaveValue('');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Titel' }).fill('Een titel die er nog niet was');
  await expect(dialog.getByRole('textbox', { name: 'Titel' })).toHaveValue('Een titel die er nog niet was');
});

import { portalPath } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { callerOf } from '../support/calls';
import { newConfirmedPerson } from '../support/confirmed';
import { freshTitle } from '../support/editing';
import { openPage } from '../support/pages';
import { openBrowser, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

// The second to save is refused: the browser says so.
const STALE = /Failed to load resource: the server responded with a status of 412/;
test.use({ expectedErrors: [STALE] });

const START = 'De tekst van het begin.';

async function openEditor(page: Page, title: string) {
  await page.getByRole('button', { name: 'Bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: `${title} - Bewerken` });
  await expect(dialog.getByRole('textbox', { name: 'Tekst' })).toHaveText(START);
  return dialog;
}

for (const choice of ['Mijn versie opslaan', 'Andere versie overnemen'] as const) {
  test(`two admins edit one article: the second gets 412 and sees both versions, '${choice}' loses nothing (C29)`, async ({
    page,
    request,
    browser,
  }) => {
    const title = freshTitle('Samen');
    const admin = await callerOf(request, PEOPLE.admin);
    const made = await admin.send<{ data: { item: { id: number; alias: string } } }>('POST', 'article', {
      ...{ titel: title, datum: '2026-11-20', auteur: 'Bestuur', aktief: 1, tekst: `<p>${START}</p>` },
    });
    const { id, alias } = made.data.item;
    const colleague = await newConfirmedPerson(request);
    await admin.send('PUT', `users/${colleague.uid}`, { usertype: 'admin' });
    const path = portalPath.article(alias);
    await signIn(page, PEOPLE.admin, path);
    const { page: other, close } = await openBrowser(browser, colleague.email, path);
    const [mine, theirs] = [await openEditor(page, title), await openEditor(other, title)];

    await theirs.getByRole('textbox', { name: 'Tekst' }).fill('De tekst van de ander.');
    await theirs.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(theirs).toBeHidden();
    await expect(other.getByRole('main')).toContainText('De tekst van de ander.');
    await close();

    await mine.getByLabel('Auteur').fill('Ik zelf');
    await mine.getByRole('textbox', { name: 'Tekst' }).fill('De eigen tekst.');
    const refused = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await mine.getByRole('button', { name: 'Opslaan', exact: true }).click();
    expect((await refused).status()).toBe(412);
    const conflict = mine.getByRole('region', { name: 'Iemand anders heeft deze tekst intussen aangepast' });
    await expect(conflict.getByRole('region', { name: 'De andere versie' })).toContainText('De tekst van de ander.');
    await expect(mine.getByRole('textbox', { name: 'Tekst' })).toHaveText('De eigen tekst.');
    await expect(mine.getByLabel('Auteur')).toHaveValue('Ik zelf');
    expect(await textOf()).toContain('De tekst van de ander.');

    await conflict.getByRole('button', { name: choice }).click();
    if (choice === 'Andere versie overnemen') {
      await expect(conflict).toHaveCount(0);
      await expect(mine.getByRole('textbox', { name: 'Tekst' })).toHaveText('De tekst van de ander.');
      await expect(mine.getByLabel('Auteur')).toHaveValue('Bestuur');
      await mine.getByRole('textbox', { name: 'Tekst' }).fill('De tekst van de ander, aangevuld.');
      await mine.getByRole('button', { name: 'Opslaan', exact: true }).click();
    }
    await expect(mine).toBeHidden();
    const wanted = choice === 'Mijn versie opslaan' ? 'De eigen tekst.' : 'De tekst van de ander, aangevuld.';
    await expect(page.getByRole('main')).toContainText(wanted);
    await openPage(page, path);
    await expect(page.getByRole('main')).toContainText(wanted);
    expect(await textOf()).toBe(`<p>${wanted}</p>`);

    await admin.send('PUT', `article/${id}`, { aktief: 0 });
    await admin.remove(`article/${id}`);

    async function textOf() {
      return (await admin.get<{ data: { item: { tekst: string } } }>(`article/${id}`)).data.item.tekst;
    }
  });
}

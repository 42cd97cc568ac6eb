import { type Me, portalPath, type Shelter, type SuggestionAnswer } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { callerOf } from '../support/calls';
import { newConfirmedPerson } from '../support/confirmed';
import { openPage } from '../support/pages';
import { openBrowser, PEOPLE, signIn } from '../support/people';
import { reviewMail } from '../support/reviews';
import { expect, test } from '../support/test';

/** The second shelter asks somebody for a review, by an address of another channel; gives the shelter's number. */
async function invite(request: APIRequestContext, email: string): Promise<number> {
  const staff = await callerOf(request, PEOPLE.otherStaff);
  const { asiel } = (await staff.get<{ data: { item: Me } }>('me')).data.item;
  const query = new URLSearchParams({ searchEmail: email, searchType: 'external', asiel_id: String(asiel) });
  const { data } = await staff.get<SuggestionAnswer>(`response-email?${query}`);
  await staff.send('PUT', 'response-dier', { id: data[0]?.id, geplaatst: 1 });
  return asiel ?? 0;
}

// Both count the reviews of one shelter.
test.describe.configure({ mode: 'serial' });

for (const width of [375, 1280]) {
  test(`at ${width} px an invitation becomes a review, the shelter answers it and an admin hides it (RE-006, RE-015, RE-019, RE-020, RE-021)`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const author = await newConfirmedPerson(request);
    const asiel = await invite(request, author.email);
    const shelter = async () => (await (await request.get(`/api/shelter/${asiel}`)).json()).data as Shelter;
    const { naam, ratingcount: before } = await shelter();
    const text = `Wij zijn blij met onze kat. ${author.uid}`;
    const answer = `Dank u wel voor uw bericht. ${author.uid}`;
    await page.setViewportSize({ width, height: 800 });

    const { link } = await reviewMail(request, author.email, /Hoe was het/);
    await openPage(page, link);
    await expect(page).toHaveURL(/\/registreren\?returnUrl=/);
    await signIn(page, author.email, link);
    await expect(page.getByText('review is met succes geplaatst')).toBeVisible();
    await expect(page.getByRole('radio', { name: '5 sterren' })).toBeChecked();
    await openPage(page, link);
    await expect(page.getByRole('button', { name: 'Bijwerken' })).toBeVisible();
    await page.getByLabel('Uw ervaring').fill(text);
    await page.getByRole('button', { name: 'Bijwerken' }).click();
    await expect(page.getByText('Uw recensie is bijgewerkt')).toBeVisible();
    await expect.poll(async () => (await shelter()).ratingcount).toBe(before + 1);

    const staff = await openBrowser(browser, PEOPLE.otherStaff, portalPath.shelter(asiel));
    await staff.page.setViewportSize({ width, height: 800 });
    const listed = (of: typeof page) =>
      of.getByRole('list', { name: 'Recensies, nieuwste eerst' }).getByRole('listitem').filter({ hasText: text });
    await listed(staff.page)
      .getByRole('link', { name: /^Antwoorden op de recensie/ })
      .click();
    await staff.page.getByLabel('Antwoord van uw asiel').fill(answer);
    await expectAccessible(staff.page);
    await staff.page.getByRole('button', { name: 'Antwoord plaatsen' }).click();
    await expect(staff.page.getByText('Uw antwoord staat op de website')).toBeVisible();
    await expect(staff.page.getByRole('button', { name: 'Antwoord aanpassen' })).toBeVisible();
    await staff.close();
    expect((await reviewMail(request, author.email, /heeft geantwoord/)).text).toContain(answer);

    await openPage(page, portalPath.shelter(asiel));
    await expect(listed(page)).toContainText(`Antwoord van ${naam}`);
    await expect(listed(page)).toContainText(answer);
    await page.getByText('Hoe wij recensies controleren').click();
    await expectAccessible(page);

    const admin = await openBrowser(browser, PEOPLE.admin, portalPath.reviewManagement());
    await admin.page.setViewportSize({ width, height: 800 });
    await expectAccessible(admin.page);
    await admin.page
      .getByRole('row')
      .filter({ hasText: text })
      .getByRole('link', { name: /openen$/ })
      .click();
    await admin.page.getByRole('button', { name: 'Verbergen' }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Recensie verbergen' });
    await dialog.getByLabel('Reden').fill('Gaat niet over het asiel');
    await expectAccessible(admin.page);
    await dialog.getByRole('button', { name: 'Verbergen' }).click();
    await expect(admin.page.getByRole('button', { name: 'Weer tonen' })).toBeVisible();
    await admin.close();

    await expect.poll(async () => (await shelter()).ratingcount).toBe(before);
    await openPage(page, portalPath.shelter(asiel));
    await expect(page.getByText('Alleen mensen die via dit asiel een dier kregen')).toBeVisible();
    await expect(listed(page)).toHaveCount(0);
    const hidden = await reviewMail(request, author.email, /is verborgen/);
    await openPage(page, hidden.link);
    await expect(page.getByText('De reden: Gaat niet over het asiel')).toBeVisible();
    await expectAccessible(page);
  });
}

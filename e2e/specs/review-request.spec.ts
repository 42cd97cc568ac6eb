import { Kind, type MailPage, portalPath } from '@portal/shared/contract';
import { publishAnimal, withdrawAnimal } from '../support/animals';
import { expectAccessible } from '../support/axe';
import { callerOf } from '../support/calls';
import { newPerson, PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

for (const width of [375, 1280]) {
  test(`at ${width} px staff place an animal and ask its new owner for a review, once (AN-052, AN-080, AN-081, AN-082, AN-083, AN-084)`, async ({
    page,
    request,
  }) => {
    const animal = await publishAnimal(request, {
      soort: Kind.cat,
      naam: 'Vlekje Thuis',
      omschrijving: '<p>Lief.</p>',
    });
    const owner = await newPerson(request);
    const form = { displayname: 'Noor Thuis', email: owner.email, informatie: 'Wij komen graag langs', kto: 'Ja' };
    await (await callerOf(request, owner.email)).send('POST', 'response', { ...form, dier: animal.uuidkey });

    await page.setViewportSize({ width, height: 800 });
    await signIn(page, PEOPLE.staff, portalPath.animal(animal.uuidkey));
    await page.getByRole('button', { name: /^Verander status/ }).click();
    await page.getByRole('menuitemradio', { name: 'Geplaatst' }).click();
    await page.getByRole('button', { name: 'Status veranderen' }).click();

    const dialog = page.getByRole('dialog', { name: 'Recensie vragen' });
    await expect(dialog.getByRole('radio', { name: 'Reactie op dit dier' })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Versturen', exact: true }).click();
    const incomplete = page
      .getByRole('region', { name: 'Meldingen' })
      .locator('> div')
      .filter({ hasText: 'niet alle velden zijn gevuld' });
    await expect(incomplete).toBeVisible();
    // On a phone the message lies over the suggestions, and stays while the pointer is on it.
    await incomplete.getByRole('button', { name: 'Melding sluiten' }).click();
    await dialog.getByRole('combobox').fill(owner.email.slice(0, 12));
    await dialog.getByRole('option', { name: new RegExp(owner.email) }).click();
    await dialog.getByRole('button', { name: 'Versturen', exact: true }).click();
    await expect(page.getByText('Wij gaan het email adres mailen met de vraag voor een review!')).toBeVisible();
    await expect(dialog).toBeHidden();

    // Asked again from the bar, it changes nothing.
    await page.getByRole('button', { name: 'Recensie vragen' }).click();
    await dialog.getByRole('radio', { name: /^Ander kanaal/ }).check();
    await dialog.getByRole('combobox').fill('onbekend');
    await expect(dialog.getByText(/^Geen resultaten gevonden/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('combobox').fill(owner.email);
    await dialog.getByRole('option', { name: owner.email }).click();
    await dialog.getByRole('button', { name: 'Versturen', exact: true }).click();
    await expect(dialog).toBeHidden();

    const admin = await callerOf(request, PEOPLE.admin);
    const { data } = await admin.get<MailPage>(`mail?search=${encodeURIComponent(owner.email)}&rows=50`);
    const [mail, ...others] = data.filter(({ template }) => template === 'review-request');
    expect(others).toEqual([]);
    const { item } = (await admin.get<{ data: { item: { text: string } } }>(`mail/${mail?.id}`)).data;
    expect(item.text).toMatch(/\/recensies\/[0-9a-f-]{36}\?rating=5/);
    await expect(page.getByRole('button', { name: `Verander status: Geplaatst` })).toBeVisible();
    await withdrawAnimal(request, animal);
  });
}

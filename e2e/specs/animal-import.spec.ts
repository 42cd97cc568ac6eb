import { readFile } from 'node:fs/promises';
import { portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessibleEverywhere } from '../support/axe';
import { openPage, settled } from '../support/pages';
import { signIn } from '../support/people';
import { expect, test } from '../support/test';

/** A shelter per width, which no other test changes: one import of a shelter is open at a time. */
const SHELTERS = [
  { width: 375, shelter: 11 },
  { width: 1280, shelter: 13 },
] as const;
/** The server reads a file beside its other work. */
const RUN_MS = 30_000;

/** Two cats with a photo each, and an animal of a kind that nobody knows, in the headings of an export. */
async function makeFile(request: APIRequestContext, shelter: number): Promise<string> {
  const first = async (lookup: string) => {
    const { items } = (await (await request.get(`/api/${lookup}?soort=1`)).json()) as {
      items: { soortid?: number; naam: string }[];
    };
    return items.find(({ soortid }) => soortid === undefined || soortid === 1)?.naam;
  };
  const [ras, leeftijd, geslacht] = [await first('breed'), await first('age'), await first('sex')];
  const row = (nummer: number, naam: string, soort: string, foto: string) =>
    [`T${shelter}-${nummer}`, naam, soort, ras, leeftijd, geslacht, 'Een lieve kat; zacht.', foto]
      .map((cell) => `"${cell}"`)
      .join(';');
  return [
    'Eigen nummer;Naam;Soort;Ras;Leeftijd;Geslacht;Omschrijving;Fotobestanden',
    row(1, `Importje ${shelter}`, 'Kat', 'een.jpg'),
    row(2, `Exportje ${shelter}`, 'Kat', 'twee.jpg'),
    row(3, 'Vuurtje', 'Draak', ''),
    '',
  ].join('\r\n');
}

/** Two jpegs under the names of the rows. */
async function takePhotos(page: Page) {
  const pictures = await page.evaluate(() =>
    ['teal', 'peru'].map((colour) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 900 });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = colour;
      context?.fillRect(0, 0, 900, 900);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    }),
  );
  return pictures.map((base64, i) => ({
    name: ['een.jpg', 'twee.jpg'][i] ?? '',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  }));
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const countOf = (page: Page, term: string) => page.getByRole('term').filter({ hasText: term }).locator('+ dd');

/** Sends the file and starts the dry run, with `between` on the page of the columns. */
async function check(page: Page, text: string, between: () => Promise<void> = async () => {}) {
  const buffer = Buffer.from(text);
  await page.getByLabel('Kies een CSV-bestand').setInputFiles({ name: 'dieren.csv', mimeType: 'text/csv', buffer });
  await expect(title(page, 'Wat staat er in welke kolom?')).toBeVisible();
  await between();
  await page.getByRole('button', { name: 'Proef starten' }).click();
  await expect(title(page, 'De proef is klaar')).toBeVisible({ timeout: RUN_MS });
}

for (const { width, shelter } of SHELTERS)
  test(`staff import a CSV with photos, see the row that is wrong, and export what came in, at ${width} px (BE-015, BE-016, BE-017)`, async ({
    page,
    request,
  }) => {
    test.slow();
    const text = await makeFile(request, shelter);
    const wide = () => page.setViewportSize({ width, height: 800 });
    await wide();
    await signIn(page, `asiel${shelter}@demo.example`, portalPath.shelterImport(shelter));
    await expectAccessibleEverywhere(page, { where: 'the choice of a file' });
    await wide();
    await check(page, text, async () => {
      await page.getByLabel('Kies fotobestanden').setInputFiles(await takePhotos(page));
      await expect(page.getByText('2 foto’s verstuurd')).toBeVisible();
      await expectAccessibleEverywhere(page, { where: 'the columns' });
      await wide();
    });
    await expect(countOf(page, 'nieuw')).toHaveText('2');
    await expect(countOf(page, 'geweigerd')).toHaveText('1');
    await expect(page.getByRole('row', { name: /Draak/ })).toContainText('4');
    await expectAccessibleEverywhere(page, { where: 'the dry run' });
    await wide();
    await page.getByRole('button', { name: 'Importeren' }).click();
    await expect(title(page, 'De import is klaar')).toBeVisible({ timeout: RUN_MS });
    await page.getByRole('link', { name: 'Bekijk de dieren' }).click();
    await settled(page);
    for (const naam of [`Importje ${shelter}`, `Exportje ${shelter}`]) {
      await expect(page.getByRole('rowheader', { name: naam })).toBeVisible();
    }

    await openPage(page, portalPath.shelterImport(shelter));
    await expect(title(page, 'De import is klaar')).toBeVisible();
    await page.getByRole('button', { name: 'Nog een bestand importeren' }).click();
    await check(page, text);
    await expect(countOf(page, 'nieuw')).toHaveText('0');
    await expect(countOf(page, 'ongewijzigd')).toHaveText('2');
    await expect(page.getByRole('button', { name: 'Importeren' })).toBeHidden();
    await page.getByRole('button', { name: 'Import stoppen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stoppen' }).click();
    await expect(title(page, 'De import is gestopt')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporteer als CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Dieren .*\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFEigen nummer;/);
    expect(lines.filter((one) => one.includes(`T${shelter}-`))).toHaveLength(2);
  });

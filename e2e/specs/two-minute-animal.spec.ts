import { type Animal, apiPath } from '@portal/shared/contract';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { callerOf } from '../support/calls';
import { freshTitle } from '../support/editing';
import { openPage } from '../support/pages';
import { PEOPLE, signIn } from '../support/people';
import { expect, test } from '../support/test';

/** A phone, held in one hand. */
const PHONE = { width: 375, height: 740 };
/** 3G at its slowest: 400 ms there and back, 400 kbit/s. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Photos as a phone makes them, each with another picture. */
async function takePhotos(page: Page, count: number) {
  const photos = await page.evaluate(async (total) => {
    const made: string[] = [];
    for (let number = 0; number < total; number += 1) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      // As many details as a real photo has: crops of some 100 KB.
      for (let x = 0; x < 1600; x += 10)
        for (let y = 0; y < 1200; y += 10) {
          context.fillStyle = `hsl(${number * 90 + ((x * y) % 61)} ${40 + ((x * 7 + y * 3) % 40)}% ${30 + ((x * 13 + y * 29) % 50)}%)`;
          context.fillRect(x, y, 10, 10);
        }
      made.push(canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '');
    }
    return made;
  }, count);
  return photos.map((base64, index) => ({
    name: `foto ${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  }));
}

/** A phone has no header: its way is Profiel, where the menu is open (SH-039). */
async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Profiel', exact: true }).first().click();
  await page.getByRole('button', { name: 'Dier toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dier - toevoegen' });
  await expect(dialog.getByRole('option', { name: 'Konijn', exact: true })).toBeAttached();
  return dialog;
}

/** What belongs to the kind comes after it. */
async function chooseFirst(dialog: Locator, label: string) {
  const field = dialog.getByLabel(label, { exact: true });
  await expect(field).toBeEnabled();
  await expect.poll(() => field.locator('option').count()).toBeGreaterThan(1);
  await field.selectOption({ index: 1 });
}

async function fillIn(dialog: Locator) {
  for (const label of ['Ras', 'Geslacht', 'Leeftijd']) await chooseFirst(dialog, label);
  await dialog.getByLabel(/^Omschrijving/).fill('Een lieve kat die graag op schoot zit.');
}

/** The animal as everybody sees it, by the address of its page. */
async function publicAnimal(page: Page): Promise<Animal | null> {
  const uuidkey = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await page.request.get(`/api/${apiPath.animal(uuidkey)}`, {
    headers: { 'Cache-Control': 'no-cache' },
  });
  return answer.ok() ? ((await answer.json()) as { data: { item: Animal } }).data.item : null;
}

const choose = (dialog: Locator, files: Awaited<ReturnType<typeof takePhotos>>) =>
  dialog.getByLabel('Foto kiezen').setInputFiles(files);

test.use({ viewport: PHONE, hasTouch: true });

test('on a phone staff add an animal with two photos and publish it (AN-037, AN-061)', async ({ page }) => {
  const naam = freshTitle('Twee foto');
  await signIn(page, PEOPLE.staff);
  const began = Date.now();
  const dialog = await openForm(page);
  await choose(dialog, await takePhotos(page, 2));
  await dialog.getByLabel('Diersoort').selectOption({ label: 'Kat' });
  await dialog.getByLabel('Naam').fill(naam);
  await fillIn(dialog);
  await expect(dialog.getByText("Alle 2 foto's zijn verstuurd.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Opslaan en publiceren' }).click();
  await expect(page).toHaveURL(/\/dier\//);
  await expect(page.getByRole('heading', { name: naam, level: 1 })).toBeVisible();
  await expect.poll(async () => (await publicAnimal(page))?.fotos.length).toBe(2);
  const animal = await publicAnimal(page);
  expect(animal?.fotos.map(({ volgnr, primair }) => [volgnr, primair])).toEqual([
    [1, 1],
    [2, 0],
  ]);
  console.log(`two photos, published: ${((Date.now() - began) / 1000).toFixed(1)} s`);
});

/** Breaks every fifth upload, by turns before it reaches the api and after: then the photo is stored and its answer lost. */
async function dropEveryFifth(context: BrowserContext) {
  const seen = { uploads: 0, dropped: 0 };
  await context.route('**/api/image/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    seen.uploads += 1;
    if (seen.uploads % 5 !== 0) return route.continue().catch(() => undefined);
    seen.dropped += 1;
    // The tab may be gone by then.
    if (seen.dropped % 2 === 1) await route.fetch().catch(() => undefined);
    await route.abort('connectionreset').catch(() => undefined);
  });
  return seen;
}

async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
}

test.describe('on a bad line', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_RESET/] });

  test('slow 3G, every fifth upload broken and the tab killed once: four photos are published, none twice', async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const naam = freshTitle('Slechte lijn');
    await signIn(page, PEOPLE.staff);
    const photos = await takePhotos(page, 4);
    const uploads = await dropEveryFifth(context);
    const form = await openForm(page);
    await slowDown(page);
    const began = Date.now();
    await choose(form, photos);
    await form.getByLabel('Diersoort').selectOption({ label: 'Kat' });
    await form.getByLabel('Naam').fill(naam);
    await expect(form.getByRole('img')).toHaveCount(4);
    await page.close({ runBeforeUnload: false });

    const next = await context.newPage();
    await openPage(next, '/');
    const again = await openForm(next);
    await slowDown(next);
    await expect(again.getByLabel('Naam')).toHaveValue(naam);
    await expect(again.getByRole('img')).toHaveCount(4);
    await fillIn(again);
    await again.getByRole('button', { name: 'Opslaan en publiceren' }).click();
    await expect(next).toHaveURL(/\/dier\//);
    await expect.poll(async () => (await publicAnimal(next))?.fotos.length, { timeout: 30_000 }).toBe(4);
    const animal = await publicAnimal(next);
    if (animal === null) throw new Error('The animal is gone.');
    const { fotos, geplaatst, uuidkey } = animal;
    console.log(
      `four photos on slow 3G, ${uploads.uploads} uploads of which ${uploads.dropped} broken, one tab killed: ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    expect(geplaatst).toBe('N');
    expect(new Set(fotos.map(({ fotourl }) => fotourl)).size).toBe(4);
    expect(fotos.filter(({ primair }) => primair === 1).map(({ volgnr }) => volgnr)).toEqual([1]);
    // Nothing comes later: what was on its way has arrived once.
    const staff = await callerOf(request, PEOPLE.staff);
    const stored = await staff.get<{ data: { item: Animal } }>(apiPath.animal(uuidkey));
    expect(stored.data.item.fotos).toHaveLength(4);
    await next.close();
  });
});

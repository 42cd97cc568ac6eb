import { portalPath, rootPath, type Shelter } from '@portal/shared/contract';
import { expectAccessible } from '../support/axe';
import { otherSite } from '../support/embedder';
import { findShelter } from '../support/pages';
import { signIn } from '../support/people';
import { expect, test } from '../support/test';

const SLUG = 'pootjesplein';

for (const width of [375, 1280]) {
  test(`one line of script shows the animals of a shelter on its own site, at ${width} px: as high as they are, in its colour, without a cookie (SH-090, C67)`, async ({
    page,
    request,
    baseURL,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { uuidkey } = await findShelter(request);
    const site = await otherSite(
      `<p style="height: 8000px">Welkom</p><script async src="${baseURL}${rootPath.widget()}" data-asiel="${uuidkey}" data-kleur="#ffcc00"></script><p>Onder de dieren</p>`,
    );
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    await page.goto(site.url);
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('asieldieren'))).toEqual([]);

    await page.getByText('Onder de dieren').scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe');
    const animals = frame.getByRole('list', { name: 'Dieren van dit asiel' });
    await expect(animals).toBeVisible();
    await expect(frame.getByRole('navigation', { name: 'Kruimelpad' })).toBeHidden();
    // The frame is as high as the page in it: nothing scrolls inside.
    const heights = () =>
      Promise.all([
        page.locator('iframe').evaluate((element) => element.clientHeight),
        frame.locator('body').evaluate((body) => Math.round(body.getBoundingClientRect().height)),
      ]);
    await expect.poll(async () => Math.abs(((await heights())[0] ?? 0) - ((await heights())[1] ?? 9))).toBeLessThan(2);
    const colour = await frame.locator('html').evaluate((root) => root.style.getPropertyValue('--color-primary'));
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(colour).not.toBe('#047857');

    const name = (await animals.getByRole('link').first().textContent()) ?? '';
    await animals.getByRole('link').first().click();
    await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(frame.getByRole('heading', { level: 1, name })).toBeInViewport();
    expect(await context.cookies()).toEqual([]);
    site.close();
  });
}

test('staff get the line of script from a page of their profile (SH-090, C67)', async ({ page, request }) => {
  const { data: shelter } = (await (await request.get('/api/shelter/2')).json()) as { data: Shelter };
  await signIn(page, 'asiel2@demo.example', portalPath.shelterProfile(SLUG));
  await page.getByRole('link', { name: 'Zet uw dieren op uw eigen website' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Op uw eigen website' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Regel voor uw website' })).toHaveValue(new RegExp(shelter.uuidkey));
  await expectAccessible(page);
});

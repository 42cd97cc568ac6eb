import { portalPath } from '@portal/shared/contract';
import { expect, test } from '../support/fault-test';

for (const scheme of ['light', 'dark'] as const)
  test(`the placeholder is painted in ${scheme} colours while the shell's style sheet and scripts are still on their way`, async ({
    page,
    portal,
  }) => {
    portal.fail(/^\/mf\/shell\/[^/]+\/main\.[^/]*\.(css|js)$/, 'hang');
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(portal.url + portalPath.login(), { waitUntil: 'commit' });
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    const shown = await page.evaluate(() => ({
      ground: getComputedStyle(document.body).backgroundColor,
      place: getComputedStyle(document.querySelector('.boot-body') ?? document.body).height,
    }));
    expect(shown).toEqual({ ground: scheme === 'dark' ? 'rgb(17, 23, 20)' : 'rgb(250, 250, 247)', place: '320px' });
  });

import { portalPath } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { openWeigher } from '../support/memory';
import { findOldAnimals, openPage } from '../support/pages';
import { expect, test } from '../support/test';

const ROUNDS = 10;

test('visiting and leaving remotes leaves nothing behind: nodes, listeners and memory stay', async ({
  page,
  request,
}) => {
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  const stops = [
    { path: portalPath.cats(), heading: 'Katten' },
    { path: portalPath.animal(animal?.uuidkey ?? ''), heading: animal?.naam ?? '' },
    { path: portalPath.newsList(), heading: 'Nieuws' },
  ];
  await openPage(page, portalPath.noAccess());
  const weigh = await openWeigher(page);
  await visitInTurn(page, stops, 3);
  const before = await weigh();
  await visitInTurn(page, stops, ROUNDS);
  const after = await weigh();

  test.info().annotations.push({ type: 'weight', description: JSON.stringify({ before, after }) });
  // A leak of one node or listener per visit is seen; what a cache holds a little longer is not one.
  const visits = ROUNDS * stops.length;
  expect(after.Nodes - before.Nodes).toBeLessThan(visits);
  expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(visits);
  expect(after.JSHeapUsedSize / before.JSHeapUsedSize).toBeLessThan(1.2);
});

/** Visits every stop in turn in one document, and ends on a page of the shell. */
async function visitInTurn(page: Page, stops: { path: string; heading: string }[], rounds: number) {
  await page.evaluate(
    async ({ places, turns, home }) => {
      const show = (path: string) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      };
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let turn = 0; turn < turns; turn += 1) {
        for (const { path, heading } of places) {
          show(path);
          const start = performance.now();
          while (!document.querySelector('h1')?.textContent?.includes(heading)) {
            if (performance.now() - start > 10_000) throw new Error(`${path} does not show ${heading}`);
            await frame();
          }
          // Effects have run, and what comes into view has begun.
          await frame();
          await frame();
        }
      }
      show(home);
    },
    { places: stops, turns: rounds, home: portalPath.noAccess() },
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeVisible();
}

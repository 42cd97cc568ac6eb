import { portalPath, type Release, VERSION_CHECK_INTERVAL_MS } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { expect, openSearch, searchOf, test, visit } from '../support/fault-test';

test('a release published while a page is open: that page goes on, the next visit has it; so with a rollback', async ({
  page,
  portal,
  request,
  releases: { current: newer, previous: older },
}) => {
  const { hash } = (await (await request.get('/version.json')).json()) as { hash: string };
  let generation = 100;
  let shown = older;
  // The last file of mf-search that this tab asked for. The clock that is set here knows of no files.
  let last = '';
  page.on('request', (sent) => {
    last = /\/mf\/mf-search\/files\/([^#?]+)/.exec(sent.url())?.[1] ?? last;
  });
  const isLastOf = ({ files }: Release) => Object.hasOwn(files, last);
  portal.editRegister((register) => {
    Object.assign(register, { generation });
    Object.assign(searchOf(register), { current: shown, previous: null });
  });
  const publish = async (release: Release) => {
    generation += 1;
    shown = release;
    portal.serve('/version.json', JSON.stringify({ hash, generation }));
    const known = page.waitForResponse((answer) => answer.url().endsWith('/register.json'));
    await page.clock.fastForward(VERSION_CHECK_INTERVAL_MS);
    await known;
  };
  portal.serve('/version.json', JSON.stringify({ hash, generation }));
  await page.clock.install();
  await openSearch(page, portal);
  await hasHeading(page, 'Katten');
  expect(isLastOf(older), last).toBe(true);
  await page.evaluate(() => Object.assign(window, { samePage: true }));

  await publish(newer);
  await expectStyles(page, older);
  // Another page of the area, a file that this tab has not fetched yet: of the release that it began with.
  await visit(page, portalPath.shelters());
  await hasHeading(page, 'Asielen');
  expect(isLastOf(older), last).toBe(true);

  await leaveAndReturn(page);
  expect(isLastOf(newer), last).toBe(true);
  await expectStyles(page, newer);

  // Its files come out of the browser's memory now, without a request; the document tells whose they are.
  await publish(older);
  await leaveAndReturn(page);
  await expectStyles(page, older);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

async function leaveAndReturn(page: Page) {
  await visit(page, portalPath.newsList());
  await hasHeading(page, 'Nieuws');
  await visit(page, portalPath.cats());
  await hasHeading(page, 'Katten');
}

const hasHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** The style sheets of mf-search that the document uses are all of this release, and there are some. */
const expectStyles = (page: Page, { version, build }: Release) =>
  expect.poll(() => page.evaluate(buildsOfStyles)).toEqual([`mf-search-${version}-${build}`]);

function buildsOfStyles(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => sheet);
  const builds = links.map(({ href }) => /#(mf-search-.*)$/.exec(href)?.[1] ?? '');
  return [...new Set(builds.filter((build) => build !== ''))];
}

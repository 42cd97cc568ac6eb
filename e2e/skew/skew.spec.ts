import { readFileSync } from 'node:fs';
import {
  type Article,
  apiPath,
  portalPath,
  type Register,
  type Release,
  type ReviewList,
  type Shelter,
} from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { callerOf } from '../support/calls';
import { visit } from '../support/fault-test';
import { findNews, findOldAnimals, findShelter, settled } from '../support/pages';
import { PEOPLE, signIn } from '../support/people';
import { runtimeOf, watchRuntime } from '../support/runtime';
import { expect, test } from '../support/test';

type Age = 'previous' | 'this';
interface Plan {
  releases: Record<string, Record<Age, Release>>;
  /** Per remote the names that its present release takes and the previous shell lacks. */
  missing: Record<string, string[]>;
  /** The remotes of which both releases are tried. */
  varied: string[];
  /** The remotes that are new, in all rows. */
  added: string[];
  rows: Record<string, Age>[];
  key: string;
}
const plan = JSON.parse(readFileSync(process.env.PORTAL_SKEW_PLAN ?? '', 'utf8')) as Plan;
const ageOf = (row: Record<string, Age>, part: string): Age =>
  plan.added.includes(part) ? 'this' : (row[part] ?? 'previous');

/** The age of the release that visitors must get: one that the shell cannot serve is passed over for the one before it. */
const servedAge = (row: Record<string, Age>, part: string): Age =>
  row.shell === 'previous' && plan.missing[part]?.length ? 'previous' : ageOf(row, part);

for (const row of plan.rows) {
  const present = Object.keys(row).filter((part) => row[part] === 'this');
  test.describe(`present: ${present.join(', ') || 'nothing'}`, () => {
    const passedOver = plan.varied.filter((part) => servedAge(row, part) !== ageOf(row, part));
    test.use({ expectedErrors: passedOver.map((part) => new RegExp(`^${part} [\\d.]+: needs`)) });

    test(`every page opens${passedOver.length ? `; passed over: ${passedOver.join(', ')}` : ''}`, async ({
      page,
      request,
    }) => {
      await useReleases(request, row);
      const addresses = await addressesOf(request, row);
      const served = watchBuilds(page);
      await watchRuntime(page);
      await signIn(page, PEOPLE.admin);
      for (const address of addresses) await expectPage(page, address);
      await expectRefetch(page, request);
      expect(await runtimeOf(page)).toMatchObject({ stores: 1, renderers: 1, apis: ['api'] });
      for (const part of [...plan.varied, ...plan.added]) {
        expect([...(served.get(part) ?? [])], part).toEqual([plan.releases[part]?.[servedAge(row, part)].build]);
      }
    });
  });
}

/** Makes the register name the releases of a row. The remotes change under the present shell, which takes them all; the row's shell comes last. */
async function useReleases(request: APIRequestContext, row: Record<string, Age>) {
  const change = async (part: string, age: Age) => {
    const { generation, shell, remotes } = (await (await request.get('/register.json')).json()) as Register;
    const build = part === 'shell' ? shell.hash : remotes.find(({ name }) => name === part)?.current.build;
    if (build === plan.releases[part]?.[age].build) return;
    const answer = await request.put(`/api/${apiPath.release(part)}`, {
      headers: { Authorization: `DeployKey ${plan.key}`, 'If-Match': `"${generation}"` },
      data: { action: 'rollback' },
    });
    expect(answer.status(), `${part}: ${await answer.text()}`).toBe(200);
  };
  await change('shell', 'this');
  for (const part of plan.varied) await change(part, ageOf(row, part));
  await change('shell', ageOf(row, 'shell'));
}

/** The builds of each remote whose entry a page asks for. */
function watchBuilds(page: Page): Map<string, Set<string>> {
  const builds = new Map<string, Set<string>>();
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    for (const [part, releases] of Object.entries(plan.releases)) {
      for (const { base, entry, build } of Object.values(releases))
        if (pathname === base + entry) builds.set(part, (builds.get(part) ?? new Set()).add(build));
    }
  });
  return builds;
}

/** An address for every route of the varied remotes, home and the pages where their pieces stand. */
async function addressesOf(request: APIRequestContext, row: Record<string, Age>): Promise<string[]> {
  const admin = await callerOf(request, PEOPLE.admin);
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  const shelter = await findShelter(request);
  const { items } = (await (await request.get(`/api/${apiPath.articles()}`)).json()).data as { items: Article[] };
  const [review] = (await admin.get<ReviewList>(apiPath.reviews())).data;
  const values: Record<string, string | number | null | undefined> = {
    'dier/:uuidkey': animal?.uuidkey,
    ':uuidkey': shelter.uuidkey,
    'nieuws/:id': (await findNews(request)).id,
    'beheer/:id': shelter.id,
    ':artikle': items[0]?.alias,
    ':invite_uuid': review?.id,
    ':soortcode': 'kat',
  };
  const routes = plan.varied.flatMap((part) => plan.releases[part]?.[servedAge(row, part)].routes ?? []);
  const ofAdded = plan.added.flatMap((part) => plan.releases[part]?.this.routes ?? []);
  const addresses = [...routes, ...ofAdded.filter(({ path }) => !path.includes(':'))].map(
    ({ path }) => `/${fill(path, values)}`,
  );
  const places = [portalPath.home(), portalPath.animal(animal?.uuidkey ?? ''), portalPath.shelter(shelter.uuidkey)];
  return [...new Set([...addresses, ...places, portalPath.reactions('pootjesplein')])];
}

/** The address of a route's pattern: the longest key that ends at a parameter fills it. */
function fill(pattern: string, values: Record<string, string | number | null | undefined>): string {
  const keys = Object.keys(values).sort((one, other) => other.length - one.length);
  const filled = keys.reduce((path, key) => {
    const name = key.slice(key.indexOf(':'));
    return path.includes(key) ? path.replace(name, String(values[key])) : path;
  }, pattern);
  if (/:|undefined|null/.test(filled)) throw new Error(`Say in addressesOf what fills ${pattern}.`);
  return filled;
}

/** Goes to an address within the document: the page of its remote, not one that says that there is none. */
async function expectPage(page: Page, address: string) {
  await test.step(address, async () => {
    await visit(page, address);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      /^$|Niet gevonden|Geen toegang|Niet beschikbaar/i,
    );
    await expect(page.getByRole('main').getByText(/Code: /)).toHaveCount(0);
  });
}

/** A review that an admin hides on a page of mf-reviews makes mf-search read the shelter again, whose rating it counts in. */
async function expectRefetch(page: Page, request: APIRequestContext) {
  const admin = await callerOf(request, PEOPLE.admin);
  const [review] = (await admin.get<ReviewList>(`${apiPath.reviews()}?status=zichtbaar`)).data;
  if (!review) throw new Error('The demo data has a review that everybody sees.');
  const { uuidkey } = (await admin.get<{ data: Shelter }>(apiPath.shelter(review.asiel))).data;
  await expectPage(page, portalPath.shelter(uuidkey));
  await expectPage(page, portalPath.review(review.id));
  await page.getByRole('button', { name: 'Verbergen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recensie verbergen' });
  await dialog.getByLabel('Reden').fill('Gaat niet over het asiel');
  await dialog.getByRole('button', { name: 'Verbergen' }).click();
  await expect(page.getByRole('button', { name: 'Weer tonen' })).toBeVisible();
  const read = page.waitForResponse((answer) => answer.url().endsWith(`/api/shelter/${uuidkey}`));
  await visit(page, portalPath.shelter(uuidkey));
  await read;
  await settled(page);
}

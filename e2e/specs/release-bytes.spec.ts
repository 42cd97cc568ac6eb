import { portalPath, type Register } from '@portal/shared/contract';
import type { APIRequestContext, Page, Response } from 'playwright/test';
import { findAnimal } from '../support/animals';
import { openPage } from '../support/pages';
import { publishNextRelease } from '../support/second-release.mjs';
import { expect, test } from '../support/test';

const PART = 'mf-animal';
const PAGE = 'dier/:uuidkey';

const releaseOf = async (request: APIRequestContext) => {
  const register = (await (await request.get('/register.json')).json()) as Register;
  const row = register.remotes.find(({ name }) => name === PART);
  if (!row) throw new Error(`${PART} is not in the register`);
  return row.current;
};

test('a visitor who comes back after a release gets the difference of what changed, and nothing of what did not', async ({
  context,
  request,
}) => {
  test.slow();
  const before = await releaseOf(request);
  const [script = '', ...others] = before.routes.find(({ path }) => path === PAGE)?.preload ?? [];
  const animal = await findAnimal(request);
  const path = portalPath.animal(animal.uuidkey);
  await visitFully(await context.newPage(), path);

  const role = script.split('.')[0] ?? '';
  await publishNextRelease(PART, { version: '1.2.0', changed: new RegExp(`^${role}\\..*js$`) });
  const after = await releaseOf(request);
  const changed = after.routes.find(({ path: pattern }) => pattern === PAGE)?.preload?.find((file) => file.startsWith(`${role}.`) && file.endsWith('.js')) ?? '';
  expect([after.version, changed === script]).toEqual(['1.2.0', false]);
  // The differences are made after the publication.
  await expect.poll(() => hasDelta(request, `${after.base}${changed}`, `${before.base}${script}`)).toBe(true);

  const answers = await visitFully(await context.newPage(), path);
  const encodingOf = async (file: string) => {
    const answer = answers.find((one) => one.url().endsWith(`/${file}`));
    return (await answer?.allHeaders())?.['content-encoding'];
  };
  expect(await encodingOf(changed)).toBe('dcz');
  expect(await encodingOf(after.entry)).toBe('dcz');
  // What came out of the browser's memory was sent when the page was opened first.
  const fetched = await Promise.all(answers.map(async (one) => ((await one.request().sizes()).responseBodySize > 0 ? one.url() : '')));
  for (const file of others) expect(fetched.filter((url) => url.endsWith(`/${file}`))).toEqual([]);
});

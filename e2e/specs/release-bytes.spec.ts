import { createHash } from 'node:crypto';
import type { Register } from '@portal/shared/contract';
import type { APIRequestContext, BrowserContext } from 'playwright/test';
import { findRatedAnimal, openPage } from '../support/pages';
import { publishNextRelease } from '../support/second-release.mjs';
import { expect, test, watchErrors } from '../support/test';

const PART = 'mf-animal';
const PAGE = 'dier/:uuidkey';

async function currentRelease(request: APIRequestContext) {
  const register = (await (await request.get('/register.json')).json()) as Register;
  const row = register.remotes.find(({ name }) => name === PART);
  const page = row?.current.routes.find(({ path }) => path === PAGE)?.preload ?? [];
  if (!row) throw new Error(`${PART} is not in the register`);
  return { ...row.current, page };
}

test('a visitor who comes back after a release gets the difference of what changed; what did not costs nothing', async ({
  browser,
  baseURL,
  request,
}, { retry }) => {
  test.slow();
  const version = `1.2.${retry}`;
  // Not the browser of the other tests: one whose requests are intercepted has no cache.
  const context = await browser.newContext({ baseURL });
  const errors = await watchErrors(context);
  const animal = await findRatedAnimal(request);
  const before = await currentRelease(request);
  const [script = ''] = before.page.filter((file) => file.endsWith('.js'));
  const [style = ''] = before.page.filter((file) => file.endsWith('.css'));
  const role = script.split('.')[0];
  const first = await visit(context, animal);

  await publishNextRelease(PART, { version, changed: new RegExp(`^${role}\\..*js$`) });
  const after = await currentRelease(request);
  const [changed = ''] = after.page.filter((file) => file.startsWith(`${role}.`) && file.endsWith('.js'));
  expect([after.version, changed === script, after.page.includes(style)]).toEqual([version, false, true]);
  // The differences are made after the publication.
  for (const [file, old] of [
    [changed, script],
    [after.entry, before.entry],
  ] as const)
    await expect.poll(() => encodingFor(request, after.base + file, before.base + old)).toBe('dcz');

  const asked = await visit(context, animal);
  expect(asked.get(changed)).toMatchObject({ encoding: 'dcz' });
  expect(asked.get(after.entry)).toMatchObject({ encoding: 'dcz' });
  // The headers of the answer are most of it.
  expect(asked.get(changed)?.bytes).toBeLessThan(1500);
  const kept = [...first.keys()].filter((file) => Object.hasOwn(after.files, file));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((file) => (asked.get(file)?.bytes ?? 0) > 0)).toEqual([]);
  await context.close();
  expect(errors).toEqual([]);
});

/** What a client gets that has the old file. */
async function encodingFor(request: APIRequestContext, path: string, old: string): Promise<string | undefined> {
  const bytes = await (await request.get(old)).body();
  const hash = createHash('sha256').update(bytes).digest('base64');
  const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` };
  return (await request.head(path, { headers })).headers()['content-encoding'];
}

/** Opens the page of an animal and goes to the QR code, whose script no release changes; of each file of the part that it needed the encoding, and the bytes that came over the network. */
async function visit(context: BrowserContext, animal: string) {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const files = new Map<string, { encoding: string | undefined; bytes: number }>();
  const names = new Map<string, string>();
  network.on('Network.responseReceived', ({ requestId, response: { url, headers, fromDiskCache } }) => {
    const file = new RegExp(`/mf/${PART}/files/([^?#]+)`).exec(url)?.[1];
    if (!file) return;
    if (!fromDiskCache) names.set(requestId, file);
    files.set(file, { encoding: headers['content-encoding'] ?? headers['Content-Encoding'], bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = files.get(names.get(requestId) ?? '');
    if (found) found.bytes = encodedDataLength;
  });
  await network.send('Network.enable');
  await openPage(page, animal);
  await page.getByRole('heading', { name: 'Steun dit asiel' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^QR-code/ })).toBeVisible();
  await page.close();
  return files;
}

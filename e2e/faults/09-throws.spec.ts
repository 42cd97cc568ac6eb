import { createHash } from 'node:crypto';
import { card, expect, openSearch, searchOf, searchPage, test } from '../support/fault-test';

const BROKEN = "throw new Error('this release is broken');";
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

test.use({ expectedErrors: [/mf-search|this release is broken|RUNTIME/] });

test('the entry of a published release throws: the release before it', async ({
  page,
  portal,
  releases: { current, previous },
}) => {
  portal.serve(current.base + current.entry, BROKEN);
  portal.editRegister((register) => {
    searchOf(register).current.files[current.entry] = hashOf(BROKEN);
  });
  await openSearch(page, portal);
  expect(await searchPage(page)).toBe(previous.version);
});

test('the module of a published release throws: the release before it', async ({
  page,
  portal,
  request,
  releases: { current, previous },
}) => {
  const entry = await (await request.get(current.base + current.entry)).text();
  const changed = entry.replace(/\(0,\w+(\(\d+\))?\.defineRemote\)\(/, `(()=>{${BROKEN}})(`);
  expect(changed.length, 'the call of defineRemote was found').not.toBe(entry.length);
  portal.serve(current.base + current.entry, changed);
  portal.editRegister((register) => {
    searchOf(register).current.files[current.entry] = hashOf(changed);
  });
  await openSearch(page, portal);
  expect(await searchPage(page)).toBe(previous.version);
});

test('the only release throws: a card that says so', async ({ page, portal, releases: { current } }) => {
  portal.serve(current.base + current.entry, BROKEN);
  portal.editRegister((register) => {
    const row = searchOf(register);
    row.previous = null;
    row.current.files[current.entry] = hashOf(BROKEN);
  });
  await openSearch(page, portal);
  await expect(card(page)).toContainText('Code: evaluation');
});

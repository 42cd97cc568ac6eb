import { REALTIME_ABUSE, REALTIME_CASES } from '@portal/shared/testing';
import { expect, test } from 'playwright/test';
import { type FirestoreFixture, startFirestore } from '../support/firestore/fixture';

declare global {
  interface Window {
    runCase(of: { list: string; index: number; reviewId: number; longPolling: boolean }): Promise<string>;
    features(aliases: readonly string[]): Promise<boolean[]>;
    attack(reviewId: number): Promise<Record<string, string>>;
  }
}

let firestore: FirestoreFixture;
let reviewId = 0;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  firestore = await startFirestore();
});
test.afterAll(() => firestore.close());

/** A chat that is still empty; its parties are written by the api. */
function newThread(): number {
  reviewId += 1;
  const names = { [`author-${reviewId}`]: 'Noor de Vries', [`shelter-${reviewId}`]: 'Dierentehuis De Linde' };
  firestore.put(`threads/review_${reviewId}`, { parties: Object.keys(names), names });
  return reviewId;
}

for (const longPolling of [false, true]) {
  test(`RE-013, SHD-009: Firestore in a browser, ${longPolling ? 'long polling' : 'streaming'}, passes what every realtime store passes`, async ({
    page,
  }) => {
    await page.goto(firestore.url);
    const cases = [
      ...REALTIME_CASES.map(([name], index) => ({ list: 'REALTIME_CASES', index, name })),
      ...REALTIME_ABUSE.map(([name], index) => ({ list: 'REALTIME_ABUSE', index, name })),
    ];
    for (const { name, ...of } of cases) {
      const outcome = await page.evaluate((args) => window.runCase(args), {
        ...of,
        reviewId: newThread(),
        longPolling,
      });
      expect(outcome, name).toBe('ok');
    }
  });
}

test('C21: the rules refuse a program that spoofs, looks at others, edits or deletes', async ({ page }) => {
  await page.goto(firestore.url);
  const id = newThread();
  const stored = {
    sql_id: id,
    sql_key: 'review',
    name: 'Noor',
    text: 'hoi',
    sender: `author-${id}`,
    reciever: `shelter-${id}`,
    read: false,
  };
  firestore.put(`messages/seen-${id}`, stored);
  const outcomes = await page.evaluate((number) => window.attack(number), id);
  expect(Object.keys(outcomes)).toHaveLength(7);
  for (const [what, outcome] of Object.entries(outcomes)) expect(outcome, what).toBe('permission-denied');
});

test('SH-077: flags of Firestore are read by alias', async ({ page }) => {
  const flags = {
    all: ['all', []],
    here: ['test,production', []],
    elsewhere: ['test', []],
    ours: ['', [12]],
    theirs: ['', [13]],
  };
  for (const [alias, [environment, asiel_ids]] of Object.entries(flags))
    firestore.put(`features/${alias}`, { alias, environment, asiel_ids, user_ids: [] });
  await page.goto(firestore.url);
  const states = await page.evaluate((aliases) => window.features(aliases), Object.keys(flags));
  expect(states).toEqual([true, true, false, true, false]);
});

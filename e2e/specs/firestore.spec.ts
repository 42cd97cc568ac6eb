import { CHAT_ATTEMPTS, REALTIME_ABUSE, REALTIME_CASES } from '@portal/shared/testing';
import { expect, test } from 'playwright/test';
import { type FirestoreFixture, startFirestore } from '../support/firestore/fixture';

/** The review of author and staff, and the one of the others; the number after it is nobody's. */
interface ChatIds {
  own: number;
  foreign: number;
}

declare global {
  interface Window {
    runCase(of: { list: string; index: number; reviewId: number; longPolling: boolean }): Promise<string>;
    features(aliases: readonly string[]): Promise<boolean[]>;
    attempt(index: number, ids: ChatIds): Promise<string>;
    flood(ids: ChatIds): Promise<{ sent: string[]; refused: Record<string, string> }>;
  }
}

let firestore: FirestoreFixture;
let reviewId = 0;
/** Numbers of foreign reviews begin here. */
const FOREIGN = 100_000;

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

/** Two chats and a message in the first, unread; gives their reviews. */
function newChats(): ChatIds {
  const [own, foreign] = [newThread(), FOREIGN + reviewId];
  const put = (id: number, ...parties: string[]) =>
    firestore.put(`threads/review_${id}`, { parties, names: Object.fromEntries(parties.map((key) => [key, key])) });
  put(own, `author-${own}`, `shelter-${own}`);
  put(foreign, `stranger-${own}`, `other-shelter-${own}`);
  const first = { name: `author-${own}`, text: 'Het eerste bericht', created: new Date() };
  const parties = { sender: `author-${own}`, reciever: `shelter-${own}` };
  firestore.put(`messages/first-${own}`, { sql_id: own, sql_key: 'review', ...first, ...parties, read: false });
  return { own, foreign };
}

const everything = () => ['messages', 'features', 'threads', 'writers'].map((name) => firestore.stored(name));

test('AP-024, C21: the rules answer a program of somebody’s own as the table of attempts says', async ({ page }) => {
  test.slow();
  await page.goto(firestore.url);
  for (const [index, { by, name, call, outcome }] of CHAT_ATTEMPTS.entries()) {
    const ids = newChats();
    const before = everything();
    const found = await page.evaluate(([row, of]) => window.attempt(row, of), [index, ids] as const);
    // What is 'as oneself' at the api has no server in between here: it is refused.
    const what = `${by} ${name} ${JSON.stringify(call).slice(0, 100)}`;
    expect.soft(found, what).toBe(outcome === 'allowed' ? 'accepted' : 'permission-denied');
    if (outcome !== 'allowed') expect.soft(everything(), what).toEqual(before);
  }
});

test('C21: the rules count twenty messages in a minute, whatever a program does to the counter', async ({ page }) => {
  await page.goto(firestore.url);
  const ids = newChats();
  const before = firestore.stored('messages').length;
  const { sent, refused } = await page.evaluate((of) => window.flood(of), ids);
  expect(sent).toEqual(Array(20).fill('accepted'));
  expect(Object.keys(refused)).toHaveLength(9);
  for (const [what, outcome] of Object.entries(refused)) expect.soft(outcome, what).toBe('permission-denied');
  expect(firestore.stored('messages').length - before).toBe(20);
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

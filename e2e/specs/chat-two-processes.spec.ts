import { Kind, type Me } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { callerOf } from '../support/calls';
import { bubbleOf, chatOf, openChat, SEEN, writeMessage } from '../support/chat';
import { openPage, settled } from '../support/pages';
import { openBrowser, PEOPLE, signIn } from '../support/people';
import { startTwoProcesses, type TwoProcesses } from '../support/portal.mjs';
import { newDatabase } from '../support/postgres.mjs';
import { inviteSomebody, reviewMail, writeReview } from '../support/reviews';
import { test as base, expect } from '../support/test';

/** Demo data, all parts published, and a second process. */
const START_MS = 240_000;

/** The page and the calls of these tests are at the first of two processes. */
const test = base.extend<object, { processes: TwoProcesses }>({
  processes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const database = await newDatabase();
      try {
        const processes = await startTwoProcesses(database.url);
        process.env.PORTAL_DATABASE_URL = database.url;
        await use(processes).finally(() => processes.stop());
      } finally {
        await database.stop();
      }
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ processes }, use) => use(processes.urls[0]),
});

test.describe.configure({ mode: 'default' });

// Without PostgreSQL there is one process, and the run says so.
const hasPostgres = process.env.PORTAL_POSTGRES === '1';
const SIZES = [
  [1280, Kind.cat],
  [375, Kind.dog],
] as const;

for (const [width, kind] of hasPostgres ? SIZES : []) {
  test(`at ${width} px two browsers at two api processes go from the mail of an invitation to a review and a chat (RE-013, RE-017)`, async ({
    page,
    request,
    browser,
    processes,
  }) => {
    test.slow();
    const invited = await inviteSomebody(request, kind);
    const { link } = await reviewMail(request, invited.email, /Hoe was het/);
    expect(link).toContain(invited.path);
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, link);
    await expect(page).toHaveURL(/\/login\?returnUrl=|\/registreren\?returnUrl=/);
    await signIn(page, invited.email, link);
    await expect(page.getByText('review is met succes geplaatst')).toBeVisible();

    const staff = await openBrowser(browser, PEOPLE.staff, invited.path, {
      baseURL: processes.urls[1],
      viewport: { width, height: 740 },
    });
    expect(new URL(staff.page.url()).origin).not.toBe(new URL(page.url()).origin);
    await openChat(staff.page);
    await openChat(page);
    for (const round of [1, 2, 3]) {
      await writeMessage(page, `Vraag ${round} van de eigenaar`);
      await expect(bubbleOf(staff.page, `Vraag ${round} van de eigenaar`)).toBeVisible(SEEN);
      await writeMessage(staff.page, `Antwoord ${round} van het asiel`);
      await expect(bubbleOf(page, `Antwoord ${round} van het asiel`)).toBeVisible(SEEN);
    }
    await expect(bubbleOf(page, 'Gelezen')).toBeVisible(SEEN);
    await expect(bubbleOf(staff.page, 'Gelezen')).toBeVisible(SEEN);
    await staff.close();
  });
}

const NOBODY = { environment: '', asiel_ids: [], user_ids: [] };

/** Loads the page of a review; tells whether the api says that the chat is on for who is signed in there. */
async function openReview(page: Page, path: string): Promise<boolean> {
  const flag = page.waitForResponse(/\/api\/feature\/review-chat$/);
  await page.goto(path);
  return (await (await flag).json()).data.item.on;
}

if (hasPostgres)
  test('SH-077: off for everybody there is no chat, on for one shelter it is there alone, at both processes', async ({
    page,
    request,
    browser,
    processes,
  }) => {
    test.slow();
    const admin = await callerOf(request, PEOPLE.admin);
    const staffCaller = await callerOf(request, PEOPLE.staff);
    const { asiel } = (await staffCaller.get<{ data: { item: Me } }>('me')).data.item;
    const invited = await inviteSomebody(request, Kind.cat);
    await writeReview(request, invited);
    const staff = await openBrowser(browser, PEOPLE.staff, '/', { baseURL: processes.urls[1] });
    await signIn(page, invited.email);
    for (const [flag, forStaff, forAuthor] of [
      [NOBODY, false, false],
      [{ ...NOBODY, asiel_ids: [asiel] }, true, false],
      [{ ...NOBODY, environment: 'all' }, true, true],
    ] as const) {
      await admin.send('PUT', 'feature/review-chat', flag);
      for (const [reader, isOn] of [
        [staff.page, forStaff],
        [page, forAuthor],
      ] as const) {
        await expect.poll(() => openReview(reader, invited.path)).toBe(isOn);
        await settled(reader);
        await expect(chatOf(reader)).toHaveCount(isOn ? 1 : 0);
      }
    }
    await staff.close();
  });

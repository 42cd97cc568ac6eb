import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** A title that no other test and no demo data has. */
export const freshTitle = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** Fills the dialog of a news item or an article. */
export async function writeText(
  dialog: Locator,
  { title, text, date = '2026-11-20' }: { title: string; text: string; date?: string },
): Promise<void> {
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Datum').fill(date);
  const editor = dialog.getByRole('textbox', { name: 'Tekst' });
  await editor.click();
  await editor.pressSequentially(text);
  await expect(editor).toContainText(text.trim());
}

/** The first text after a while begins the thread that cleans texts: seconds, and on a busy machine many. */
const FIRST_TEXT_MS = 45_000;

/** Saves the text of a dialog, and waits until the api has it. */
export async function saveText(page: Page, dialog: Locator): Promise<void> {
  const isWrite = (method: string) => method === 'POST' || method === 'PUT';
  const saved = page.waitForResponse(
    (answer) => isWrite(answer.request().method()) && /\/api\/(article|news)\b/.test(answer.url()),
    { timeout: FIRST_TEXT_MS },
  );
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  expect((await saved).ok()).toBe(true);
}

import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright/test';
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

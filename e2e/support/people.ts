import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { openPage, settled } from './pages';
import { expect } from './test';

/** The password of every account of the demo data and of these tests. */
export const PASSWORD = 'Demo.demo.2026';

/** People of the demo data: an admin, the staff of the first two shelters, an adopter. */
export const PEOPLE = {
  admin: 'admin@demo.example',
  staff: 'asiel1@demo.example',
  otherStaff: 'asiel2@demo.example',
  adopter: 'bezoeker@demo.example',
} as const;

/** Logs somebody in on the login page, which then leads to `to`, a path of the portal. */
export async function signIn(page: Page, email: string, to = '/'): Promise<void> {
  await openPage(page, `/login?returnUrl=${encodeURIComponent(to)}`);
  const form = page.getByRole('form', { name: 'Inloggen' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await settled(page);
}

const signUpPath = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded';

/** A new account of user type Default; `me` asks the api who it is now. */
export async function newPerson(request: APIRequestContext) {
  const email = `${randomUUID()}@mens.example`;
  const made = await request.post(signUpPath, { data: { email, password: PASSWORD, returnSecureToken: true } });
  expect(made.status()).toBe(200);
  const { idToken } = (await made.json()) as { idToken: string };
  const me = async () => {
    const answer = await request.get('/api/me', { headers: { Authorization: `Bearer ${idToken}` } });
    expect(answer.status()).toBe(200);
    return (await answer.json()).data.item as { usertype: string; asiel: number | null; userroles: object[] };
  };
  await me();
  return { email, me };
}

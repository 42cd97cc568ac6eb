import type { Mail, MailPage } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { PEOPLE } from './people';
import { expect } from './test';

const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';

/** The newest mail to an address, read in the outbox as an admin, and the address of its link as a path of the portal. */
export async function newestMail(request: APIRequestContext, to: string): Promise<Mail & { link: string }> {
  const data = { email: PEOPLE.admin, password: 'Demo.demo.2026', returnSecureToken: true };
  const { idToken } = (await (await request.post(signInPath, { data })).json()) as { idToken: string };
  const headers = { Authorization: `Bearer ${idToken}` };
  const page = (await (await request.get('/api/mail', { params: { rows: 50 }, headers })).json()) as MailPage;
  const row = page.data.find((one) => one.to_address === to);
  expect(row, `a mail to ${to}`).toBeDefined();
  const mail = (await (await request.get(`/api/mail/${row?.id}`, { headers })).json()) as { data: { item: Mail } };
  const { item } = mail.data;
  const url = new URL(/https?:\/\/\S+oobCode=[\w-]+/.exec(item.text)?.[0] ?? '');
  return { ...item, link: url.pathname + url.search };
}

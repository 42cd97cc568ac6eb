import type { Mail, MailPage, MailRow } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { PASSWORD, PEOPLE } from './people';
import { expect } from './test';

const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';

/** The newest mail of the outbox that `fits`, read as an admin. */
export async function newestMailOf(request: APIRequestContext, fits: (row: MailRow) => boolean): Promise<Mail> {
  const data = { email: PEOPLE.admin, password: PASSWORD, returnSecureToken: true };
  const { idToken } = (await (await request.post(signInPath, { data })).json()) as { idToken: string };
  const headers = { Authorization: `Bearer ${idToken}` };
  const page = (await (await request.get('/api/mail', { params: { rows: 50 }, headers })).json()) as MailPage;
  const row = page.data.find(fits);
  expect(row, 'a mail in the outbox').toBeDefined();
  return ((await (await request.get(`/api/mail/${row?.id}`, { headers })).json()) as { data: { item: Mail } }).data
    .item;
}

/** The newest mail to an address, and the address of its link as a path of the portal. */
export async function newestMail(request: APIRequestContext, to: string): Promise<Mail & { link: string }> {
  const item = await newestMailOf(request, ({ to_address }) => to_address === to);
  const url = new URL(/https?:\/\/\S+oobCode=[\w-]+/.exec(item.text)?.[0] ?? '');
  return { ...item, link: url.pathname + url.search };
}

import type { APIRequestContext } from 'playwright/test';
import { newestMail } from './mail';
import { newPerson, tokenOf } from './people';
import { expect } from './test';

const accounts = '/identitytoolkit.googleapis.com/v1/accounts';

/** A new account whose address is confirmed: it may get rights, and alerts by mail. */
export async function newConfirmedPerson(request: APIRequestContext) {
  const person = await newPerson(request);
  const call = async (name: string, data: object) => {
    const answer = await request.post(`${accounts}:${name}?key=embedded`, { data });
    expect(answer.status(), name).toBe(200);
  };
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: await tokenOf(request, person.email) });
  const { link } = await newestMail(request, person.email, /Bevestig/);
  await call('update', { oobCode: new URL(link, 'http://portal').searchParams.get('oobCode') });
  return person;
}

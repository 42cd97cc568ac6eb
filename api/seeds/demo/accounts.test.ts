import { readFileSync } from 'node:fs';
import { scryptPasswords } from '../../src/modules/identity/passwords';
import { accountIds, DEMO_PASSWORD, DEMO_SIGN_INS, makeAccount, makeCredentials } from './accounts';
import { createCalendar } from './calendar';

test('the demo accounts sign in with the published password, and with no other', async () => {
  const rows = makeCredentials(accountIds(2, 5), 2, 5, createCalendar('2026-11-20'));
  expect(rows.map(({ user_id }) => user_id)).toEqual([1, 2, 3, 4, 5, 6]);
  const passwords = scryptPasswords();
  const hash = rows[0]?.password_hash ?? '';
  expect(await passwords.verify(DEMO_PASSWORD, hash)).toBe(true);
  expect(await passwords.verify('Demo.demo.2027', hash)).toBe(false);
}, 30_000);

test('the accounts that are printed exist and can sign in, in the smallest demo data too; the README names them', () => {
  const calendar = createCalendar('2026-11-20');
  const ids = accountIds(2, 5);
  const able = makeCredentials(ids, 2, 5, calendar).map(
    ({ user_id }) => makeAccount(user_id, ids, 2, 1, calendar).email,
  );
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  for (const { email } of DEMO_SIGN_INS) {
    expect(able).toContain(email);
    expect(readme).toContain(email);
  }
  expect(readme).toContain(DEMO_PASSWORD);
});

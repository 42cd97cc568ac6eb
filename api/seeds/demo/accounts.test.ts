import { scryptPasswords } from '../../src/modules/identity/passwords';
import { accountIds, DEMO_PASSWORD, makeCredentials } from './accounts';
import { createCalendar } from './calendar';

test('the demo accounts sign in with the published password, and with no other', async () => {
  const rows = makeCredentials(accountIds(2, 5), 2, 5, createCalendar('2026-11-20'));
  expect(rows.map(({ user_id }) => user_id)).toEqual([1, 2, 3, 4, 5, 6]);
  const passwords = scryptPasswords();
  const hash = rows[0]?.password_hash ?? '';
  expect(await passwords.verify(DEMO_PASSWORD, hash)).toBe(true);
  expect(await passwords.verify('Demo.demo.2027', hash)).toBe(false);
}, 30_000);

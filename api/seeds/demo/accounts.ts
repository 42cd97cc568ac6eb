import type { Calendar } from './calendar';
import { FIRST_NAMES, LAST_NAMES } from './names';
import { createRandom, type Random } from './random';
import { demoUid, demoUuid } from './uuid';

/** Password of every account that can sign in: demo data alone, printed by `npm start`. */
export const DEMO_PASSWORD = 'Demo.demo.2026';

/** The accounts to try the portal with; all have the demo password. Texts for whoever starts it. */
export const DEMO_SIGN_INS = [
  { email: 'bezoeker@demo.example', who: 'bezoeker met een account' },
  { email: 'bezoeker2@demo.example', who: 'nog een bezoeker' },
  { email: 'asiel1@demo.example', who: 'medewerker van het eerste asiel' },
  { email: 'asiel2@demo.example', who: 'medewerker van het tweede asiel' },
  { email: 'admin@demo.example', who: 'beheerder' },
] as const;

/** Its hash, made once as the identity server makes it, so that loading takes no time and the same seed gives the same rows. */
const DEMO_PASSWORD_HASH = 'scrypt$65536$8$2$KpdRbDVLaISM29j1SiJqCg==$3Hc+9HiiS4AG3EHQIGjEaHuuHDn8IwdTF/gk7G6goNc=';

/** A row of the table account, without credentials. */
export interface AccountRow {
  id: number;
  uid: string;
  uuidkey: string;
  email: string;
  email_verified: boolean;
  displayname: string;
  firstname: string;
  lastname: string;
  usertype: 'default' | 'asiel' | 'admin';
  asiel_id: number | null;
  created_at: string;
  last_login_at: string;
}

/** Ids: 1 the admin, 2 and on the staff in the shelters' order, then the visitors (bezoeker, bezoeker2, bezoeker3 first). */
export interface AccountIds {
  admin: number;
  staff(shelter: number): number;
  visitor(number: number): number;
  total: number;
}

/** Where accounts stand for this number of shelters and visitors. */
export function accountIds(shelters: number, visitors: number): AccountIds {
  return {
    admin: 1,
    staff: (shelter) => 1 + shelter,
    visitor: (number) => 1 + shelters + number,
    total: 1 + shelters + visitors,
  };
}

function emailOf(id: number, ids: AccountIds, shelters: number, name: string): string {
  const visitor = id - 1 - shelters;
  if (id === ids.admin) {
    return 'admin@demo.example';
  }
  if (visitor <= 0) {
    return `asiel${id - 1}@demo.example`;
  }
  return visitor <= 3 ? `bezoeker${visitor === 1 ? '' : visitor}@demo.example` : `${name}${visitor}@post.example`;
}

/** A Dutch or Flemish person. */
export function makePerson(rnd: Random): { firstname: string; lastname: string; mailname: string } {
  const firstname = rnd.pick(FIRST_NAMES);
  const lastname = rnd.pick(LAST_NAMES);
  return { firstname, lastname, mailname: `${firstname}.${lastname}`.toLowerCase().replaceAll(' ', '') };
}

/** The account with this id (from 1). */
export function makeAccount(
  id: number,
  ids: AccountIds,
  shelters: number,
  seed: number,
  calendar: Calendar,
): AccountRow {
  const rnd = createRandom(seed, `account/${id}`);
  const { firstname, lastname, mailname } = makePerson(rnd);
  const isStaff = id > 1 && id <= 1 + shelters;
  const since = rnd.int(20, 700);
  return {
    id,
    uid: demoUid(seed, id),
    uuidkey: demoUuid(seed, 'account', id),
    email: emailOf(id, ids, shelters, mailname),
    email_verified: true,
    displayname: `${firstname} ${lastname}`,
    firstname,
    lastname,
    usertype: id === 1 ? 'admin' : isStaff ? 'asiel' : 'default',
    asiel_id: isStaff ? id - 1 : null,
    created_at: calendar.at(since, rnd.next()),
    last_login_at: calendar.at(rnd.int(1, Math.min(since, 300)), rnd.next()),
  };
}

/** Rows of account_credential: the admin, the staff and the first three visitors can sign in. */
export function makeCredentials(ids: AccountIds, shelters: number, visitors: number, calendar: Calendar) {
  const staff = Array.from({ length: shelters }, (_, i) => ids.staff(i + 1));
  const guests = Array.from({ length: Math.min(3, visitors) }, (_, i) => ids.visitor(i + 1));
  const changed_at = calendar.at(30, 0);
  return [ids.admin, ...staff, ...guests].map((user_id) => ({
    user_id,
    password_hash: DEMO_PASSWORD_HASH,
    changed_at,
  }));
}

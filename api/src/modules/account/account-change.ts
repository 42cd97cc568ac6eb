import { type AccountRow, type AccountUpdate, Role, SHELTER_ROLE_LEVEL, UserType } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import { messages } from './messages';

/** Level of the role admin; the specification names none. */
const ADMIN_ROLE_LEVEL = 9;

/** What an account is after the change. */
export interface ChangedAccount {
  usertype: UserType;
  asiel: number | null;
  userroles: { role: string; level: number }[];
  disabled: boolean;
}

const refused = (fields: Record<string, string>) => new AppError('VALIDATION', undefined, { fields });

const ROLES: Record<UserType, ChangedAccount['userroles']> = {
  [UserType.default]: [],
  [UserType.shelter]: [{ role: Role.shelter, level: SHELTER_ROLE_LEVEL }],
  [UserType.admin]: [{ role: Role.admin, level: ADMIN_ROLE_LEVEL }],
};

/** The type after the change: a shelter's number links, null unlinks (C37). */
function typeAfter(account: AccountRow, { usertype, id }: AccountUpdate): UserType {
  if (usertype !== undefined) return usertype;
  if (id === null && account.usertype === UserType.shelter) return UserType.default;
  return typeof id === 'number' && account.usertype === UserType.default ? UserType.shelter : account.usertype;
}

/**
 * What `PUT users/{uid}` makes of an account (C37): linking gives type and role asiel, unlinking takes both. Throws VALIDATION when the
 * body is about another account, staff would have no shelter, or an address that nobody confirmed would get rights. The roles follow the
 * type unless the body names them; a type never has another type's role.
 */
export function accountAfter(account: AccountRow, update: AccountUpdate): ChangedAccount {
  if (update.uid !== undefined && update.uid !== account.uid) throw refused({ uid: messages.otherAccount });
  if (update.user_id !== undefined && update.user_id !== account.user_id) {
    throw refused({ user_id: messages.otherAccount });
  }
  const usertype = typeAfter(account, update);
  const asiel = usertype === UserType.shelter ? (update.id ?? account.asiel) : null;
  if (usertype === UserType.shelter && asiel === null) throw refused({ id: messages.shelterMissing });
  const isSameType = usertype === account.usertype;
  const given = update.userroles?.filter(({ role }) => ROLES[usertype].some((own) => own.role === role));
  const userroles = given?.length ? given : isSameType && !update.userroles ? account.userroles : ROLES[usertype];
  const after = { usertype, asiel, userroles, disabled: update.disabled ?? account.disabled };
  if (!account.email_verified && gainsRights(account, after)) throw new AppError('VALIDATION', messages.unconfirmed);
  return after;
}

/** Staff or admin, and not what the account is already. */
function gainsRights(before: AccountRow, { usertype, asiel, userroles }: ChangedAccount): boolean {
  if (usertype === UserType.default) return false;
  const isSame = usertype === before.usertype && asiel === before.asiel;
  return !isSame || JSON.stringify(userroles) !== JSON.stringify(before.userroles);
}

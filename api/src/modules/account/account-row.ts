import type { AccountRow } from '@portal/shared/contract';

/** An account as the wire shows it, as SQL; `a` is the account, `s` its shelter. */
export const ACCOUNT_COLUMNS = `a.uid, a.id, a.id AS users_id, a.id AS user_id, a.uuidkey, a.email, a.displayname, a.firstname,
  a.lastname AS "lastName", CASE a.usertype WHEN 'beheer' THEN 'admin' ELSE a.usertype END AS usertype, a.asiel_id AS asiel,
  s.uuidkey AS asiel_uuidkey, s.naam AS asiel_naam, a.disabled, a.email_verified,
  coalesce((SELECT jsonb_agg(jsonb_build_object('role', r.role, 'level', r.level) ORDER BY r.role)
    FROM account_role r WHERE r.user_id = a.id), '[]'::jsonb) AS userroles`;

export const ACCOUNT_SOURCE = 'account a LEFT JOIN shelter s ON s.id = a.asiel_id';

/** A row of ACCOUNT_COLUMNS; both drivers read jsonb. */
export type AccountColumns = AccountRow & { email_verified: boolean };

/** The wire's account without the columns that only the server looks at. */
export function toUser(row: AccountColumns): Omit<AccountRow, 'disabled' | 'email_verified' | 'asiel_naam'> {
  const { uid, id, users_id, user_id, uuidkey, email, displayname, firstname, lastName, usertype } = row;
  const { userroles, asiel, asiel_uuidkey } = row;
  return {
    ...{ uid, id, users_id, user_id, uuidkey, email, displayname, firstname, lastName, usertype },
    ...{ userroles, asiel, asiel_uuidkey },
  };
}

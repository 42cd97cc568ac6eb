import { own, type PersonalTable } from './personal-table';

/** Counters of wrong passwords and of messages, and answers to repeated calls, name the person inside their keys. */
const THROTTLE = `key LIKE 'sign-in:' || :id::int || ':%' OR key IN ('sign-in:' || :id::int, 'chat:' || :id::int)`;
const ONCE = `scope LIKE '% ' || :id::int`;

/** What the portal keeps about people: who changed what, sessions, limits, and the account itself, last. */
export const RECORD_TABLES: readonly PersonalTable[] = [
  {
    table: 'audit_entry',
    columns: ['user_id', 'ip_prefix'],
    term: '24 months; a number and a network, no name',
    export: own('audit_entry', 'created_at, action, object, object_id, ip_prefix'),
    erase: 'SELECT 1',
  },
  {
    table: 'animal_status_change',
    columns: ['user_id'],
    term: 'with the animal; a number alone',
    export: own('animal_status_change', 'dier_id, geplaatst_from, geplaatst_to, changed_at'),
    erase: 'UPDATE animal_status_change SET user_id = NULL WHERE user_id = :id',
  },
  {
    table: 'reaction_status_change',
    columns: ['user_id'],
    term: 'with the reaction; a number alone',
    export: own('reaction_status_change', 'reaction_id, status_from, status_to, changed_at'),
    erase: 'UPDATE reaction_status_change SET user_id = NULL WHERE user_id = :id',
  },
  {
    table: 'owner_term_exception',
    columns: ['user_id'],
    term: 'with the animal; a number alone',
    export: own('owner_term_exception', 'dier_id, reden, created_at'),
    erase: 'UPDATE owner_term_exception SET user_id = NULL WHERE user_id = :id',
  },
  {
    table: 'checklist_answer',
    columns: ['user_id'],
    term: 'with the animal; a number alone',
    export: own('checklist_answer', 'dier_id, key, value, updated_at'),
    erase: 'UPDATE checklist_answer SET user_id = NULL WHERE user_id = :id',
  },
  {
    table: 'animal_import',
    columns: ['user_id'],
    term: '7 days; a number alone',
    export: own('animal_import', 'bestandsnaam, statuscode, created_at'),
    erase: 'UPDATE animal_import SET user_id = NULL WHERE user_id = :id',
  },
  {
    table: 'photo_draft',
    columns: ['user_id'],
    term: 'a day',
    export: own('photo_draft', 'concept, touched_at'),
    erase: 'DELETE FROM photo_draft WHERE user_id = :id',
  },
  {
    table: 'release',
    columns: ['published_by'],
    term: 'with the release; a number alone',
    export: own('release', 'name, version, build, published_at', 'published_by = :id'),
    erase: 'UPDATE release SET published_by = NULL WHERE published_by = :id',
  },
  {
    table: 'register_generation',
    columns: ['published_by'],
    term: 'with the register; a number alone',
    export: own('register_generation', 'generation, reason, published_at', 'published_by = :id'),
    erase: 'UPDATE register_generation SET published_by = NULL WHERE published_by = :id',
  },
  {
    table: 'release_log',
    columns: ['user_id'],
    term: 'with the portal, as it is append-only; a number alone',
    export: own('release_log', 'created_at, name, action, generation, build'),
    erase: 'SELECT 1',
  },
  {
    table: 'one_time_code',
    columns: ['user_id', 'payload'],
    term: 'at expiry',
    export: own('one_time_code', 'purpose, expires_at, used_at'),
    erase: 'DELETE FROM one_time_code WHERE user_id = :id',
  },
  {
    table: 'refresh_token',
    columns: ['user_id', 'user_agent', 'ip_prefix'],
    term: 'at expiry, at most 30 days more',
    export: own('refresh_token', 'sign_in_provider, auth_time, created_at, last_used_at, user_agent, ip_prefix'),
    erase: 'DELETE FROM refresh_token WHERE user_id = :id',
  },
  {
    table: 'throttle',
    columns: ['key'],
    term: 'at most 30 days',
    export: own('throttle', 'hits, window_start, locked_until', THROTTLE),
    erase: `DELETE FROM throttle WHERE ${THROTTLE}`,
  },
  {
    table: 'message_notice',
    columns: ['party'],
    term: '30 days',
    export: own('message_notice', 'mailed_at', 'party = :uid'),
    erase: 'DELETE FROM message_notice WHERE party = :uid',
  },
  {
    table: 'idempotency_key',
    columns: ['scope'],
    term: '24 hours',
    export: own('idempotency_key', 'scope, created_at', ONCE),
    erase: `DELETE FROM idempotency_key WHERE ${ONCE}`,
  },
  {
    table: 'linked_provider',
    columns: ['user_id', 'subject', 'email'],
    term: 'with the account',
    export: own('linked_provider', 'provider, email, linked_at'),
    erase: 'DELETE FROM linked_provider WHERE user_id = :id',
  },
  {
    table: 'account_credential',
    columns: ['user_id', 'password_hash'],
    term: 'with the account',
    export: own('account_credential', 'changed_at'),
    erase: 'DELETE FROM account_credential WHERE user_id = :id',
  },
  {
    table: 'account_role',
    columns: ['user_id'],
    term: 'with the account',
    export: own('account_role', 'role, level'),
    erase: 'DELETE FROM account_role WHERE user_id = :id',
  },
  {
    table: 'account',
    columns: ['uid', 'uuidkey', 'email', 'displayname', 'firstname', 'lastname', 'asiel_id'],
    term: '24 months without use, mail 30 days before',
    export: own(
      'account',
      'uid, uuidkey, email, email_verified, displayname, firstname, lastname, usertype, created_at, last_login_at',
      'id = :id',
    ),
    erase: `UPDATE account SET email = 'erased-' || id, email_verified = false, displayname = NULL, firstname = NULL, lastname = NULL,
      usertype = 'default', asiel_id = NULL, last_login_at = NULL, erased_at = :now WHERE id = :id`,
  },
];

import { messages } from './messages';

/** What happens to the rows of one table when a person leaves, and what they get to see of them. */
export interface PersonalTable {
  table: string;
  /** Columns that tell something about a person; a test holds them equal to the database. */
  columns: readonly string[];
  /** How long without the person asking (C47). */
  term: string;
  /** The person's rows as JSON objects, by :id the number, :email the address when it was confirmed, :uid the sign-in id, :now. No secret among them. */
  export: string;
  /** Removes what is personal, by the same parameters. */
  erase: string;
}

const own = (table: string, columns: string, condition = 'user_id = :id') =>
  `SELECT ${columns} FROM ${table} WHERE ${condition}`;

const ERASED = `'${messages.erasedName}'`;

/** Counters of wrong passwords, and answers to repeated calls, name the person inside their keys. */
const THROTTLE = `key LIKE 'sign-in:' || :id::int || ':%' OR key = 'sign-in:' || :id::int`;
const ONCE = `scope LIKE '% ' || :id::int`;

/**
 * Every table with personal data (docs/trust.md#personal-data): a new column there needs a term, an export and an erase rule, or a test
 * fails. The order is that of erasing; the account itself is last. Rows by address count when the address was confirmed.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'favourite',
    columns: ['user_id'],
    term: 'with the account',
    export: `SELECT a.naam, a.uuidkey, f.created_at FROM favourite f JOIN animal a ON a.id = f.dier_id WHERE f.user_id = :id`,
    erase: 'DELETE FROM favourite WHERE user_id = :id',
  },
  {
    table: 'saved_search',
    columns: ['user_id', 'naam', 'filters'],
    term: 'with the account',
    export: own('saved_search', 'naam, filters, notify, last_viewed_at, last_mailed_at, created_at'),
    erase: 'DELETE FROM saved_search WHERE user_id = :id',
  },
  {
    table: 'mail',
    columns: ['to_address', 'reply_to', 'subject', 'text', 'html', 'unsubscribe_url'],
    term: '30 days after sending; the outbox and dead letters 90 days',
    export: own('mail', 'subject, text, created_at, sent_at', 'lower(to_address) = lower(:email)'),
    // Before the reactions: their mails may name another address than the account's.
    erase: `DELETE FROM mail WHERE lower(to_address) = lower(:email) OR lower(reply_to) = lower(:email)
      OR (template LIKE 'reaction-%' AND EXISTS (SELECT FROM reaction r
        WHERE r.user_id = :id AND lower(r.email) IN (lower(mail.to_address), lower(mail.reply_to))))`,
  },
  {
    table: 'reaction',
    columns: [
      ...['user_id', 'usertype', 'displayname', 'email', 'phone', 'informatie', 'woonruimte', 'alleen_thuis', 'tuin'],
      ...['kinderen', 'huisdieren', 'ervaring', 'kto'],
    ],
    term: 'archived 90 days after done, deleted 12 months later',
    export: own(
      'reaction',
      `uuidkey, displayname, email, phone, informatie, woonruimte, alleen_thuis, tuin, kinderen, huisdieren, ervaring, kto,
       statuscode, created_at, withdrawn_at`,
      'user_id = :id OR lower(email) = lower(:email)',
    ),
    erase: `UPDATE reaction SET user_id = NULL, usertype = NULL, displayname = ${ERASED}, email = '', phone = NULL, informatie = '',
      woonruimte = NULL, alleen_thuis = NULL, tuin = NULL, kinderen = NULL, huisdieren = NULL, ervaring = NULL, kto = NULL
      WHERE user_id = :id OR lower(email) = lower(:email)`,
  },
  {
    table: 'review',
    columns: ['userid', 'message', 'anonymous'],
    term: 'as long as the review stands',
    export: own('review', 'uid, rating, message, anonymous, created', 'userid = :id'),
    erase: 'UPDATE review SET userid = NULL, anonymous = true WHERE userid = :id',
  },
  {
    table: 'review_invite',
    columns: ['userid', 'email'],
    term: 'unused 90 days; the address of a used one 90 days',
    export: own(
      'review_invite',
      'invite_uuid, email, created_at, expires_at',
      'userid = :id OR lower(email) = lower(:email)',
    ),
    erase: 'UPDATE review_invite SET userid = NULL, email = NULL WHERE userid = :id OR lower(email) = lower(:email)',
  },
  {
    table: 'message',
    columns: ['name', 'text', 'sender', 'reciever'],
    term: 'as long as the review stands',
    export: own('message', 'sql_id, name, text, created', 'sender = :uid OR reciever = :uid'),
    erase: `UPDATE message SET name = ${ERASED} WHERE sender = :uid`,
  },
  {
    table: 'contact_message',
    columns: ['mv', 'naam', 'email', 'tel', 'msg'],
    term: '12 months',
    export: own('contact_message', 'subject, mv, naam, email, tel, msg, created_at', 'lower(email) = lower(:email)'),
    erase: 'DELETE FROM contact_message WHERE lower(email) = lower(:email)',
  },
  {
    table: 'shelter_application',
    columns: [
      ...['user_id', 'contactpersoon', 'telefoon', 'email', 'emailbheerder', 'email_factuur', 'motivatie'],
      ...['decided_by', 'reason'],
    ],
    term: 'rejected 6 months; approved with the shelter',
    export: own(
      'shelter_application',
      'naam, contactpersoon, adres, postcode, plaats, telefoon, email, emailbheerder, email_factuur, motivatie, status, created_at',
    ),
    erase: `WITH gone AS (DELETE FROM shelter_application WHERE user_id = :id AND status <> 'approved')
      UPDATE shelter_application SET user_id = NULL, contactpersoon = ${ERASED}, telefoon = '', email = '', emailbheerder = '',
        email_factuur = '', motivatie = NULL WHERE user_id = :id AND status = 'approved'`,
  },
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
    table: 'checklist_answer',
    columns: ['user_id'],
    term: 'with the animal; a number alone',
    export: own('checklist_answer', 'dier_id, key, value, updated_at'),
    erase: 'UPDATE checklist_answer SET user_id = NULL WHERE user_id = :id',
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

/** Values of the names in a statement. */
export interface PersonalFacts {
  id: number;
  /** Null when the address was never confirmed: rows of the same address may be somebody else's. */
  email: string | null;
  uid: string;
  now: Date;
}

/** A statement of the list with numbered parameters, only those that stand in it. */
export function bound(sql: string, facts: PersonalFacts): [sql: string, parameters: (string | number | Date | null)[]] {
  const names: (keyof PersonalFacts)[] = [];
  const numbered = sql.replace(/(?<!:):(id|email|uid|now)\b/g, (_match, name: keyof PersonalFacts) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return [numbered, names.map((name) => facts[name])];
}

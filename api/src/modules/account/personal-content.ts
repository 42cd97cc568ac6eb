import { messages } from './messages';
import { own, type PersonalTable } from './personal-table';

const ERASED = `'${messages.erasedName}'`;

/** What people write and choose: favourites, searches, reactions, reviews, messages, and mails about them. */
export const CONTENT_TABLES: readonly PersonalTable[] = [
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
      ...['kinderen', 'huisdieren', 'ervaring', 'kto', 'fit_versie', 'kind_onder_zes', 'dieren'],
    ],
    term: 'archived 90 days after done, deleted 12 months later',
    export: own(
      'reaction',
      `uuidkey, displayname, email, phone, informatie, woonruimte, alleen_thuis, tuin, kinderen, huisdieren, ervaring, kto,
       kind_onder_zes, dieren, fit_versie, statuscode, created_at, withdrawn_at`,
      'user_id = :id OR lower(email) = lower(:email)',
    ),
    erase: `UPDATE reaction SET user_id = NULL, usertype = NULL, displayname = ${ERASED}, email = '', phone = NULL, informatie = '',
      woonruimte = NULL, alleen_thuis = NULL, tuin = NULL, kinderen = NULL, huisdieren = NULL, ervaring = NULL, kto = NULL,
      fit_versie = NULL, kind_onder_zes = NULL, dieren = NULL
      WHERE user_id = :id OR lower(email) = lower(:email)`,
  },
  {
    table: 'review',
    columns: ['userid', 'message', 'anonymous', 'hidden_reason'],
    term: 'as long as the review stands',
    export: own(
      'review',
      'uid, rating, message, anonymous, created, hidden_at, hidden_reason, answer, answered_at',
      'userid = :id',
    ),
    erase: 'UPDATE review SET userid = NULL, anonymous = true, hidden_reason = NULL WHERE userid = :id',
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
    table: 'owner_claim',
    columns: ['naam', 'email', 'telefoon', 'kenmerken', 'decided_by'],
    term: '12 months',
    export: own(
      'owner_claim',
      'naam, email, telefoon, kenmerken, statuscode, reden, created_at',
      'lower(email) = lower(:email)',
    ),
    erase: `WITH gone AS (DELETE FROM owner_claim WHERE lower(email) = lower(:email))
      UPDATE owner_claim SET decided_by = NULL WHERE decided_by = :id AND lower(email) <> lower(:email)`,
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
];

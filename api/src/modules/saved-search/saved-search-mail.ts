import { apiPath, portalPath } from '@portal/shared/contract';
import * as z from 'zod/mini';
import { nextMorning } from '../../lib/amsterdam-clock';
import { mailTexts } from '../../lib/mail-text';
import { randomSecret, sha256 } from '../../lib/secret';
import type { Database, Executor } from '../../ports/database/port';
import { queueMail } from '../../ports/mail/port';
import type { TaskTopic } from '../../ports/task/port';
import { type MailedAnimal, type MailedSearch, messages } from './messages';

/** The job that mails one person; its payload is `{ user, kind }`. */
const SAVED_SEARCH_MAIL = 'saved-search-mail';
/** The job that starts the digests of the day. */
const SAVED_SEARCH_DIGEST = 'saved-search-digest';

const Payload = z.object({ user: z.int(), kind: z.enum(['direct', 'digest']) });

/** Whether a search is due at $2: direct at most one an hour, a digest once a day or once a week, with some hours' play (C12). */
const DUE = {
  direct: `s.notify = 'direct'`,
  digest: `((s.notify = 'daily' AND coalesce(s.last_mailed_at <= $2::timestamptz - interval '20 hours', true))
    OR (s.notify = 'weekly' AND coalesce(s.last_mailed_at <= $2::timestamptz - interval '164 hours', true)))`,
} as const;

/** Members who confirmed their address and were here in the last twelve months (C12, decision 052). */
const ACTIVE = `u.usertype = 'default' AND u.email_verified AND NOT u.disabled AND u.closed_at IS NULL
  AND coalesce(u.last_login_at, u.created_at) > $2::timestamptz - interval '12 months'`;

const NEW = `SELECT s.id AS search, s.naam AS search_naam, a.id, a.uuidkey, a.naam, b.naam AS rasnaam, h.plaats
  FROM saved_search s JOIN account u ON u.id = s.user_id
    JOIN saved_search_match m ON m.saved_search_id = s.id AND m.mailed_at IS NULL
    JOIN animal a ON a.id = m.dier_id JOIN breed b ON b.id = a.ras JOIN shelter h ON h.id = a.asiel_id
  WHERE s.user_id = $1 AND a.visible AND a.published_at > s.last_viewed_at AND ${ACTIVE} AND`;

interface NewAnimal {
  search: number;
  search_naam: string;
  id: number;
  uuidkey: string;
  naam: string;
  rasnaam: string;
  plaats: string;
}

export interface SavedSearchMailOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  origin: string;
  slug: string;
  productName: string;
  now: () => Date;
}

/** When a direct mail to person u.id may go: an hour after the last one, or at once. */
const DIRECT_AT = `greatest($1::timestamptz, (SELECT max(s.last_mailed_at) FROM saved_search s
  WHERE s.user_id = u.id AND s.notify = 'direct') + interval '1 hour')`;

/** Adds the jobs of direct mails, one per person at most, in one statement: an animal may fit thousands of searches. */
export async function enqueueDirectMails(tx: Executor, userIds: readonly number[], now: Date): Promise<void> {
  await tx.query(
    `WITH added AS (
       INSERT INTO task (topic, payload, dedupe_key, run_at)
       SELECT '${SAVED_SEARCH_MAIL}', jsonb_build_object('user', u.id, 'kind', 'direct'), '${SAVED_SEARCH_MAIL} direct ' || u.id, ${DIRECT_AT}
       FROM unnest($2::int[]) AS u (id)
       ON CONFLICT (dedupe_key) WHERE done_at IS NULL AND dead_at IS NULL DO NOTHING RETURNING id)
     SELECT pg_notify('task', '') FROM (SELECT FROM added LIMIT 1) AS one`,
    [now, userIds],
  );
}

/** Whether a direct mail must wait. */
async function isTooSoon(tx: Executor, userId: number, now: Date): Promise<boolean> {
  const { rows } = await tx.query<{ wait: boolean }>(
    `SELECT ${DIRECT_AT} > $1 AS wait FROM unnest(ARRAY[$2::int]) AS u (id)`,
    [now, userId],
  );
  return rows[0]?.wait ?? false;
}

/** Each animal once, under the first search that found it. */
function grouped(rows: readonly NewAnimal[], urlOf: (uuidkey: string) => string): MailedSearch[] {
  const seen = new Set<number>();
  const groups = new Map<number, { naam: string; animals: MailedAnimal[] }>();
  for (const row of rows) {
    if (seen.has(row.id)) continue;
    seen.add(row.id);
    const group = groups.get(row.search) ?? { naam: row.search_naam, animals: [] };
    group.animals.push({ naam: row.naam, rasnaam: row.rasnaam, plaats: row.plaats, url: urlOf(row.uuidkey) });
    groups.set(row.search, group);
  }
  return [...groups.values()];
}

/** The jobs that mail members about new animals, and the daily start of the digests. */
export function savedSearchMails(options: SavedSearchMailOptions): TaskTopic[] {
  const { database, origin, slug, productName, now } = options;

  async function write(tx: Executor, userId: number, rows: readonly NewAnimal[]): Promise<void> {
    const { rows: people } = await tx.query<{ email: string; name: string | null }>(
      'SELECT email, coalesce(firstname, displayname) AS name FROM account WHERE id = $1',
      [userId],
    );
    const person = people[0];
    if (!person) return;
    const searchIds = [...new Set(rows.map(({ search }) => search))];
    const code = randomSecret();
    await tx.query('INSERT INTO saved_search_unsubscribe (hash, saved_search_id) SELECT $1, unnest($2::bigint[])', [
      sha256(code),
      searchIds,
    ]);
    await tx.query('UPDATE saved_search SET last_mailed_at = $2 WHERE id = ANY($1::bigint[])', [searchIds, now()]);
    const searches = grouped(rows, (uuidkey) => origin + portalPath.animal(uuidkey));
    const count = searches.reduce((sum, { animals }) => sum + animals.length, 0);
    const page = `${origin}${portalPath.confirm()}?mode=unsubscribe&oobCode=${code}`;
    const { text, html } = mailTexts({
      name: person.name,
      paragraphs: [messages.intro(count), ...searches.map(messages.search)],
      link: { label: messages.open, url: origin + portalPath.savedSearches(slug) },
      closing: [messages.unsubscribe(page)],
      productName,
    });
    await queueMail(tx, {
      ...{ to: person.email, template: SAVED_SEARCH_MAIL, subject: messages.subject(searches), text, html },
      unsubscribeUrl: `${origin}/api/${apiPath.unsubscribe()}?code=${code}`,
    });
  }

  /** Everything that is due for one person, in one mail; what was found too late or is gone is not mailed any more. */
  async function mailPerson(tx: Executor, userId: number, kind: keyof typeof DUE): Promise<void> {
    await tx.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    if (kind === 'direct' && (await isTooSoon(tx, userId, now()))) return enqueueDirectMails(tx, [userId], now());
    const { rows } = await tx.query<NewAnimal>(`${NEW} ${DUE[kind]} ORDER BY s.id, a.published_at DESC, a.id DESC`, [
      userId,
      now(),
    ]);
    await tx.query(
      `UPDATE saved_search_match m SET mailed_at = $2 FROM saved_search s
       WHERE s.id = m.saved_search_id AND s.user_id = $1 AND m.mailed_at IS NULL AND ${DUE[kind]}`,
      [userId, now()],
    );
    if (rows.length > 0) await write(tx, userId, rows);
  }

  /** One job per person, so that one failure does not hold up the others. */
  async function startDigests(tx: Executor): Promise<void> {
    await tx.query(
      `INSERT INTO task (topic, payload, dedupe_key)
       SELECT $1, jsonb_build_object('user', s.user_id, 'kind', 'digest'), $1 || ' digest ' || s.user_id
       FROM saved_search s JOIN account u ON u.id = s.user_id
       WHERE ${ACTIVE} AND ${DUE.digest}
         AND EXISTS (SELECT FROM saved_search_match m WHERE m.saved_search_id = s.id AND m.mailed_at IS NULL)
       GROUP BY s.user_id ON CONFLICT (dedupe_key) WHERE done_at IS NULL AND dead_at IS NULL DO NOTHING`,
      [SAVED_SEARCH_MAIL, now()],
    );
    await tx.query("SELECT pg_notify('task', '')");
  }

  return [
    {
      topic: SAVED_SEARCH_MAIL,
      lane: 'bulk',
      handle: (payload) => {
        const { user, kind } = z.parse(Payload, payload);
        return database.transaction((tx) => mailPerson(tx, user, kind));
      },
    },
    { topic: SAVED_SEARCH_DIGEST, handle: () => database.transaction(startDigests), next: nextMorning },
  ];
}

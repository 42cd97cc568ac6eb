import type { Database } from '../../ports/database/port';
import type { S3Server } from '../s3-server';
import type { Answered } from './calls';
import type { Faults, Stretch } from './faults';
import type { Acknowledged } from './load';
import type { MailServer } from './mail-server';

/** Kinds of calls that use the file store. */
const WITH_FILES = new Set(['photo', 'publish']);

const isWithin = ({ asked, at }: Answered, { from, until }: Stretch) => at >= from && asked <= until;

/** Sentences about answers that must not be; empty is what must be. */
export function wrongAnswers(answers: readonly Answered[], { database, store }: Faults): string[] {
  const wrong = answers.filter((answer) => {
    const { status, kind, hasRetryAfter } = answer;
    if (status === 503) {
      const isExcused = isWithin(answer, database) || (WITH_FILES.has(kind) && isWithin(answer, store));
      return !hasRetryAfter || !isExcused;
    }
    return status === 0 || status >= 400;
  });
  return wrong.map(({ kind, status, asked, at, hasRetryAfter }) =>
    [kind, status, `${(asked / 1000).toFixed(1)}–${(at / 1000).toFixed(1)} s`, hasRetryAfter ? 'Retry-After' : ''].join(
      ' ',
    ),
  );
}

/** Acknowledged writes that are not there, or more than once. */
export async function lostWrites(database: Database, store: S3Server, done: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  const compare = (kind: string, wanted: readonly string[], found: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const key of found) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const key of wanted) if (counts.get(key) !== 1) lost.push(`${kind} ${key}: ${counts.get(key) ?? 0} times`);
  };
  const column = async (sql: string) => (await database.query<{ key: string }>(sql)).rows.map(({ key }) => key);
  compare(
    'favourite',
    [...new Set(done.favourites.map(({ user, animal }) => `${user} ${animal}`))],
    await column(`SELECT user_id || ' ' || dier_id AS key FROM favourite`),
  );
  compare('reaction', done.reactions, await column(`SELECT split_part(email, '@', 1) AS key FROM reaction`));
  compare('contact', done.contacts, await column(`SELECT split_part(email, '@', 1) AS key FROM contact_message`));
  compare('message', done.messages, await column('SELECT uuid::text AS key FROM message'));
  compare('release', done.builds, await column(`SELECT build AS key FROM release WHERE name = 'mf-search'`));
  const files = [...store.files.keys()];
  compare(
    'photo',
    done.photos,
    done.photos.filter((path) => files.includes(`portaal${path.replace('/api', '')}`)),
  );
  return lost;
}

/** Mails that are not sent, or were taken another number of times than once. */
export async function wrongMails(database: Database, { taken }: MailServer): Promise<string[]> {
  const { rows } = await database.query<{ message_id: string; status: string }>('SELECT message_id, status FROM mail');
  const wrong = rows.filter(({ message_id, status }) => status !== 'sent' || taken.get(message_id) !== 1);
  return wrong.map(
    ({ message_id, status }) => `mail ${message_id}: ${status}, taken ${taken.get(message_id) ?? 0} times`,
  );
}

/** Processes that took longer than ten seconds to end, or did not end well. */
export const badEnds = ({ ends }: Faults): string[] =>
  ends.flatMap(({ code, ms }) => (code === 0 && ms <= 10_000 ? [] : [`a process ended with ${code} after ${ms} ms`]));

import type { Runner } from '../../lib/runner';
import type { CloudProject, CloudWrite } from '../../ports/cloud/port';
import type { Database } from '../../ports/database/port';
import {
  type CloudChatRepository,
  type CloudFact,
  type CloudKind,
  cloudChatRepository,
  type FlagFacts,
  type PersonFacts,
  type ThreadFacts,
} from './cloud-chat.repository';
import { claimsOf, flagWrite, messageOf, messageWrite, threadWrite } from './cloud-documents';

/** Google takes 500 writes at once. */
const BATCH = 200;
const EVERY_MS = 2000;
/** Longer than a run takes; a process that was killed keeps the others waiting for so long. */
const LEASE_MS = 60_000;
/** Firestore may show a message a moment after a later one. */
const OVERLAP_MS = 60_000;

export interface CloudChatOptions {
  database: Database;
  cloud: CloudProject;
  now: () => Date;
  onError: (error: unknown) => void;
}

/**
 * With REALTIME=firestore (decision 066): tells Firestore who may chat, the flags and the claims, whatever changed since it was told, and
 * copies new messages into our database, where unread marks, mails, downloads and retention find them.
 */
export function cloudChat({ database, cloud, now, onError }: CloudChatOptions): Runner & { run(): Promise<void> } {
  const repository = cloudChatRepository(database);
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  /** One process at a time: another one finds it taken and comes back later. */
  async function run(): Promise<void> {
    const present = now();
    if (!(await repository.take(new Date(present.getTime() + LEASE_MS), present))) return;
    try {
      await tellAll<ThreadFacts>(repository, 'threads', (changed) => tellThreads(repository, cloud, changed));
      await tellAll<FlagFacts>(repository, 'features', (changed) => cloud.commit(changed.map(flagWrite)));
      await tellAll<PersonFacts>(repository, 'accounts', (changed) => tellClaims(cloud, changed));
      await copyMessages(repository, cloud, present);
      await copyRead(repository, cloud);
    } finally {
      await repository.take(present, new Date(present.getTime() + LEASE_MS));
    }
  }

  function schedule(): void {
    timer = setTimeout(() => {
      working = run()
        .catch(onError)
        .finally(() => timer && schedule());
    }, EVERY_MS);
    timer.unref();
  }

  return {
    run,
    start: schedule,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      return working;
    },
  };
}

/** At most so many batches in one run: the rest is told in the next one. */
const BATCHES = 20;

async function tellAll<Facts>(
  repository: CloudChatRepository,
  kind: CloudKind,
  tell: (changed: readonly CloudFact<Facts>[]) => Promise<void>,
): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const changed = await repository.changed<Facts>(kind, BATCH);
    if (changed.length === 0) return;
    await tell(changed);
    await repository.told(changed);
  }
}

/** A review that is gone takes its messages along; those of somebody who left are written as they are here, without a name (C47). */
async function tellThreads(
  repository: CloudChatRepository,
  cloud: CloudProject,
  changed: readonly CloudFact<ThreadFacts>[],
): Promise<void> {
  for (const { path, facts } of changed) {
    const reviewId = Number(path.split('_').at(-1));
    if (facts === null) await removeMessages(cloud, reviewId);
    else if (facts.erased) await cloud.commit((await repository.messages(reviewId)).map(messageWrite));
  }
  await cloud.commit(changed.map(threadWrite));
}

async function removeMessages(cloud: CloudProject, reviewId: number): Promise<void> {
  for (;;) {
    const filters = [{ field: 'sql_id', equals: reviewId }];
    const found = await cloud.query({ collection: 'messages', filters, limit: BATCH });
    if (found.length === 0) return;
    await cloud.commit(found.map(({ id }): CloudWrite => ({ path: `messages/${id}`, data: null })));
  }
}

async function tellClaims(cloud: CloudProject, changed: readonly CloudFact<PersonFacts>[]): Promise<void> {
  for (const fact of changed) await cloud.setClaims(fact.path.slice('accounts/'.length), claimsOf(fact));
}

async function copyMessages(repository: CloudChatRepository, cloud: CloudProject, now: Date): Promise<void> {
  let after = new Date((await repository.copiedUntil()).getTime() - OVERLAP_MS).toISOString();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const filters = [{ field: 'created', after }];
    const found = await cloud.query({ collection: 'messages', filters, orderBy: 'created', limit: BATCH });
    const last = found.at(-1);
    if (!last) return;
    after = String(last.data.created);
    const messages = found.flatMap((document) => messageOf(document) ?? []);
    await repository.copy(messages, new Date(after), now);
  }
}

/** What a receiver read in the browser is read here too. */
async function copyRead(repository: CloudChatRepository, cloud: CloudProject): Promise<void> {
  for (const { sql_id, reciever } of await repository.unreadChats()) {
    const filters = [
      { field: 'sql_id', equals: sql_id },
      { field: 'sql_key', equals: 'review' },
      { field: 'reciever', equals: reciever },
      { field: 'read', equals: false },
    ];
    const unread = await cloud.query({ collection: 'messages', filters, limit: BATCH });
    await repository.markRead(
      sql_id,
      reciever,
      unread.map(({ id }) => id),
    );
  }
}

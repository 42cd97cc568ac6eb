import type { LoadReport } from '@portal/shared/contract';
import { portalPath } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import { mailTexts } from '../../lib/mail-text';
import type { Database, Executor } from '../../ports/database/port';
import { type AuditActor, NOBODY, writeAudit } from '../audit';
import { mailAdmins } from '../mail';
import type { LiveRegister } from './live-register';
import { messages } from './messages';
import type { ReleaseService } from './release.service';

/** Visitors whose browsers gave a release up, or who got no first view because of it, within so many minutes, before it is suspect (docs/federation.md#load-reports). */
const VISITORS = 3;
const MINUTES = 5;

type Build = Pick<LoadReport, 'name' | 'build'>;
type Failure = Build & Pick<LoadReport, 'errorClass'>;

export interface SuspectReleasesOptions {
  database: Database;
  live: LiveRegister;
  service: ReleaseService;
  contactEmail: string | undefined;
  origin: string;
  productName: string;
}

const MARK = `UPDATE release SET state = 'suspect', state_at = now()
  WHERE name = $1 AND build = $2 AND state = 'published' AND ${VISITORS} <= (
    SELECT count(DISTINCT l.visitor_hash) FROM load_report l
    WHERE l.name = $1 AND l.build = $2 AND (l.stepped_back AND l.error_class IS NOT NULL OR l.error_class = 'first-view')
      AND l.created_at > greatest(now() - interval '${MINUTES} minutes', coalesce(release.state_at, '-infinity')))
  RETURNING version`;

const CLEAR = `UPDATE release SET state = 'published', state_at = now() WHERE name = $1 AND build = $2 AND state = 'suspect'`;

/** Releases that browsers give up, or that cannot render first views: marked once, told to the admins once, and no canary any more (C59). */
export function suspectReleases(options: SuspectReleasesOptions) {
  const { database, live, service, contactEmail, origin, productName } = options;

  async function mark(tx: Executor, { name, build, errorClass }: Failure): Promise<void> {
    const { rows } = await tx.query<{ version: string }>(MARK, [name, build]);
    const release = rows[0];
    if (!release) return;
    await writeAudit(tx, NOBODY, { action: 'suspect', object: 'release', objectId: name, changes: { build } });
    const facts = { name, version: release.version, build };
    const link = { label: messages.overview, url: origin + portalPath.releaseManagement() };
    const isFirstView = errorClass === 'first-view';
    const paragraphs = messages.suspect({ ...facts, isFirstView, isCanary: canaryOf(name) === build });
    await mailAdmins(tx, contactEmail, {
      ...{ template: 'release-suspect', subject: messages.suspectSubject(facts) },
      ...mailTexts({ name: null, paragraphs, link, productName }),
    });
  }

  const canaryOf = (name: string) =>
    live.current()?.register.remotes.find((row) => row.name === name)?.canary?.release.build;

  async function isSuspect(name: string, build: string | undefined): Promise<boolean> {
    const { rows } = await database.query(
      `SELECT 1 FROM release WHERE name = $1 AND build = $2 AND state = 'suspect'`,
      [name, build ?? ''],
    );
    return rows.length > 0;
  }

  /** Asked at every report that a browser gave the release up, so what was cut off, or came too late for a generation, is done at the next. */
  async function holdBack({ name, build }: Build): Promise<void> {
    const register = live.current()?.register;
    const row = register?.remotes.find((remote) => remote.name === name);
    if (!register || row?.canary?.release.build !== build) return;
    if (!(await isSuspect(name, build)) || (await isSuspect(name, row.current.build))) return;
    const body = { action: 'abort' };
    await service.change({ name, body, expected: register.generation, actor: NOBODY }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'STALE')) throw error;
    });
  }

  return {
    /** A visitor got an older release, or no first view: marks it when enough different visitors did, and ends its canary. */
    async judge(build: Failure): Promise<void> {
      await database.transaction((tx) => mark(tx, build));
      await holdBack(build);
    },

    /** An admin says that it is sound: reports of before count no more. Throws 404 when it is not suspect. */
    async clear({ name, build, reason }: Build & { reason: string }, actor: AuditActor): Promise<void> {
      await database.transaction(async (tx) => {
        const { affectedRows } = await tx.query(CLEAR, [name, build]);
        if (affectedRows === 0) throw new AppError('NOT_FOUND');
        const changes = { build, reason };
        await writeAudit(tx, actor, { action: 'clear-suspect', object: 'release', objectId: name, changes });
      });
    },
  };
}

export type SuspectReleases = ReturnType<typeof suspectReleases>;

import { apiPath, type LoadReport, type LoadStage } from '@portal/shared/contract';
import { readPortalConfig } from '@portal/shared/platform';
import { hadNoAnswer } from './entry-failure';
import { errorClassOf } from './load-error';
import type { LoadOutcome } from './loader';
import type { LoadedRemote } from './release-life';

/** Limits (docs/federation.md#load-reports): reports per page, time between two of one kind, and one success in so many. */
const REPORTS_PER_PAGE = 10;
const SAME_KIND_MS = 60_000;
const SUCCESS_SHARE = 1 / 20;

const sentAt = new Map<string, number>();
let sent = 0;

/** Reports to the api how loading a release went: no user, no address, no id. A report that cannot be sent is dropped. */
export function sendLoadReport({ name, release, stage, ms, error, isUnanswered, steppedBack = false }: LoadOutcome) {
  const errorClass = error === undefined ? undefined : errorClassOf(error);
  if (error !== undefined) console.error(`${name} ${release.version}: ${errorClass}`, error);
  if (isUnanswered) return;
  if (errorClass === undefined && Math.random() > SUCCESS_SHARE) return;
  if (!mayBeSent(`${release.build} ${errorClass}`)) return;
  const { version, build } = release;
  const report: LoadReport = { name, version, build, stage, ms, steppedBack, errorClass };
  void fetch(readPortalConfig().apiUrl + apiPath.loadReport(), {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}

/** The failure of a page or piece of a remote in use: logged, and reported unless its file got no answer, which may be the network. */
export function reportFailure({ module, release }: LoadedRemote, stage: LoadStage, error: unknown) {
  sendLoadReport({ name: module.name, release, stage, ms: 0, error, isUnanswered: hadNoAnswer(error) });
}

function mayBeSent(kind: string): boolean {
  const last = sentAt.get(kind);
  if (sent >= REPORTS_PER_PAGE || (last !== undefined && Date.now() - last < SAME_KIND_MS)) return false;
  sent += 1;
  sentAt.set(kind, Date.now());
  return true;
}

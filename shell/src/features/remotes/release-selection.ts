import type { Release, RemoteRow, ShellRow } from '@portal/shared/contract';
import { releaseCandidates } from '@portal/shared/domain';
import { localStore, sessionStore } from '@portal/shared/platform';

/** What this browser remembers about releases: who it is in the canary, for good; the builds that failed, for this tab. */
const VISITOR_KEY = 'canary-id';
const FAILED_BUILDS_KEY = 'failed-builds';
const BUCKETS = 100;

/** Whether this browser tries a remote's canary. The random id is made only when a canary exists, and never leaves the browser. */
function isInCanary(row: RemoteRow): boolean {
  if (row.canary === null) return false;
  return bucketOf(visitorId()) < row.canary.percent;
}

function visitorId(): string {
  const known = localStore.get(VISITOR_KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  localStore.set(VISITOR_KEY, made);
  return made;
}

function bucketOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash % BUCKETS;
}

/** Builds that failed in this tab: they are not tried again, so that a visitor is not bounced between two releases. */
export const failedBuilds = (): string[] => (sessionStore.get(FAILED_BUILDS_KEY) ?? '').split(',').filter(Boolean);

/** Keeps a build that failed in this tab. */
export function rememberFailedBuild(build: string) {
  const builds = new Set([...failedBuilds(), build]);
  sessionStore.set(FAILED_BUILDS_KEY, [...builds].join(','));
}

/** The releases of a remote that this browser may try, in order. */
export const candidatesOf = (row: RemoteRow, shell: ShellRow) =>
  releaseCandidates(row, { shell, isInCanary: isInCanary(row), failedBuilds: failedBuilds() });

/** The release whose routes, menu and slots this browser is shown: the canary while it is tried here, otherwise the current one. */
export function shownRelease(row: RemoteRow, shell: ShellRow | undefined): Release {
  if (row.canary === null || shell === undefined) return row.current;
  const [first] = candidatesOf(row, shell).candidates;
  return first?.build === row.canary.release.build ? first : row.current;
}

import type { LoadErrorClass, Release, RemoteRow } from '@portal/shared/contract';
import { missingNames, type Serves } from './missing-names';
import { unmetNeeds } from './unmet-needs';

/** What the running shell and this browser say about a remote's releases. */
export interface CandidateContext {
  /** The running shell. */
  shell: Serves;
  isInCanary: boolean;
  /** Builds that failed earlier in this tab. */
  failedBuilds: Iterable<string>;
}

/** A release that is not tried, and why. */
export interface SkippedRelease {
  release: Release;
  reason: LoadErrorClass | 'failed-before';
}

/** Releases to try, in order; `refusal` is the class to show when there are none. */
export interface Candidates {
  candidates: Release[];
  skipped: SkippedRelease[];
  refusal?: LoadErrorClass;
}

function refusalOf(release: Release, shell: Serves): LoadErrorClass | null {
  if (!shell.contract.includes(release.contract)) return 'contract';
  const isMissing = release.missing !== undefined || missingNames(release, shell).length > 0;
  if (isMissing || unmetNeeds(release.needs, shell.provides).length > 0) return 'needs';
  return release.files[release.entry] === undefined ? 'integrity' : null;
}

/**
 * Which releases of a remote may be tried: canary when this browser is in it, current, previous (docs/federation.md#loading-a-release).
 * Skipped without a request: a disabled remote, contract, needs or names that the shell cannot serve, a missing hash, a build that failed earlier.
 * When only failed builds are left they are offered again, so that 'Opnieuw proberen' has something to try.
 */
export function releaseCandidates(row: RemoteRow, { shell, isInCanary, failedBuilds }: CandidateContext): Candidates {
  const failed = new Set(failedBuilds);
  const releases = [isInCanary ? row.canary?.release : null, row.current, row.previous].filter(
    (release) => release != null,
  );
  if (!row.enabled) {
    return {
      candidates: [],
      skipped: releases.map((release) => ({ release, reason: 'disabled' })),
      refusal: 'disabled',
    };
  }
  const judged = releases.map((release) => ({ release, refusal: refusalOf(release, shell) }));
  const fitting = judged.filter(({ refusal }) => refusal === null).map(({ release }) => release);
  const fresh = fitting.filter(({ build }) => !failed.has(build));
  const candidates = fresh.length > 0 ? fresh : fitting;
  const skipped = judged
    .filter(({ release }) => !candidates.includes(release))
    .map(({ release, refusal }): SkippedRelease => ({ release, reason: refusal ?? 'failed-before' }));
  const first = judged.find(({ refusal }) => refusal !== null)?.refusal;
  return { candidates, skipped, ...(candidates.length === 0 && first ? { refusal: first } : {}) };
}

import type { LoadStage, Release, RemoteModule } from '@portal/shared/contract';
import { LoadError } from './load-error';
import { dropTraces } from './release-traces';

/** A remote in use: its module and the release it came from. */
export interface LoadedRemote {
  module: RemoteModule;
  release: Release;
  /** Counts a reference: something of the release is on screen. Returns the function that drops it; until then the release does not end. */
  hold(): () => void;
  /** Another release has taken over: this one ends as soon as nothing of it is on screen. */
  replace(): void;
}

type ReportEvent = (event: { stage: LoadStage; ms: number; error?: unknown }) => void;

/** Starts a release; what it throws says that it is no good. At its end its signal is aborted, it cleans up, and what it left in the page goes. */
export function startRelease(module: RemoteModule, release: Release, report: ReportEvent): LoadedRemote {
  const ending = new AbortController();
  const cleanUp = module.start?.({
    signal: ending.signal,
    report: ({ stage, ms, errorClass }) => report({ stage, ms, error: errorClass && new LoadError(errorClass, stage) }),
  });
  let onScreen = 0;
  let isReplaced = false;
  const endWhenUnused = () => {
    if (!isReplaced || onScreen > 0 || ending.signal.aborted) return;
    ending.abort();
    cleanUp?.();
    dropTraces(release);
  };
  return {
    module,
    release,
    hold() {
      let isHeld = true;
      onScreen += 1;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        onScreen -= 1;
        endWhenUnused();
      };
    },
    replace() {
      isReplaced = true;
      endWhenUnused();
    },
  };
}

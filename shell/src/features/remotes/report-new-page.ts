import { logError } from '@portal/shared/platform';
import { registerStore } from '@portal/shared/session';
import type { ErrorInfo } from 'react';
import { LoadError } from './load-error';
import { sendLoadReport } from './load-report';

/** The file of the innermost component that stands in a component stack with an address. */
const FILE = /\/mf\/(shell|mf-[a-z-]{1,30})\/files\//;

/**
 * The HTML of the document was not what this browser renders, so React made that part of the page anew (`onRecoverableError`): logged, and reported
 * for the release whose component it was (docs/federation.md#load-reports).
 */
export function reportNewPage(error: unknown, { componentStack }: ErrorInfo) {
  logError('A part of the page did not fit its document.', error);
  const name = FILE.exec(componentStack ?? '')?.[1];
  const release = name === undefined ? undefined : releaseOf(name);
  if (!name || !release) return;
  sendLoadReport({ name, release, stage: 'render', ms: 0, error: new LoadError('first-view', String(error)) });
}

/** The release that the server rendered: never a canary. */
function releaseOf(name: string) {
  if (name === 'shell') return { version: __VERSION__, build: __BUILD__ };
  return registerStore.get()?.remotes.find((row) => row.name === name)?.current;
}

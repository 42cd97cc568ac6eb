import { logError } from '@portal/shared/platform';
import { registerStore } from '@portal/shared/session';
import type { ErrorInfo } from 'react';
import { LoadError } from './load-error';
import { sendLoadReport } from './load-report';

/**
 * The HTML of the document was not what this browser renders, so React made that part of the page anew (`onRecoverableError`): logged, and reported
 * for the release whose component it was, by the first file in the component stack (docs/federation.md#load-reports).
 */
export function reportNewPage(error: unknown, { componentStack }: ErrorInfo) {
  const failure = new LoadError('first-view', String(error));
  const name = /mf\/([a-z-]+)\/files/.exec(componentStack ?? '')?.[1] ?? '';
  // The server rendered the current release, never a canary.
  const release =
    name === 'shell'
      ? { version: __VERSION__, build: __BUILD__ }
      : registerStore.get()?.remotes.find((row) => row.name === name)?.current;
  if (release) sendLoadReport({ name, release, stage: 'render', ms: 0, error: failure });
  else logError('A part of the page did not fit its document.', error);
}

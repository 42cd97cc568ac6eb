import type { ErrorInfo } from 'react';
import { askerOf } from './chunk-files';
import { hadNoAnswer } from './entry-failure';
import { errorClassOf } from './load-error';
import { sendLoadReport } from './load-report';

/** Part, version and build: the folder of a release from before, in the address of one of its files, or the name of a build. */
const RELEASE = /(?:\/mf\/|^)(shell|mf-[a-z-]{1,30})[/-](\d+\.\d+\.\d+)-([0-9a-f]+)(?:\/|$)/;
const OF_SHELL = /\/mf\/shell\/files\//;

/**
 * What an error boundary caught, of the shell or of a remote (`onCaughtError` of the root): logged, and a file that did not come is reported for
 * the release that asked for it.
 */
export function reportCaughtError(error: unknown, { componentStack }: ErrorInfo) {
  console.error('A part of the page failed.', error, componentStack);
  const errorClass = errorClassOf(error);
  if (errorClass !== 'chunk' && errorClass !== 'style') return;
  const { request, message } = error as { request?: string; message: string };
  const [, name, version, build] = RELEASE.exec(releaseAt(request ?? message)) ?? [];
  if (!name || !version || !build) return;
  const release = { version, build };
  sendLoadReport({ name, release, stage: 'chunk', ms: 0, error, isUnanswered: hadNoAnswer(error) });
}

/** The files of releases lie side by side: which one asked for a chunk, the host knows. */
function releaseAt(address: string): string {
  if (OF_SHELL.test(address)) return `shell-${__VERSION__}-${__BUILD__}`;
  return askerOf(address) ?? address;
}

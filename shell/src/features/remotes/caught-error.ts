import type { ErrorInfo } from 'react';
import { hadNoAnswer } from './entry-failure';
import { errorClassOf } from './load-error';
import { sendLoadReport } from './load-report';

/** The folder of a release in the address of one of its files. */
const FOLDER = /\/mf\/(shell|mf-[a-z]+)\/(\d+\.\d+\.\d+)-([0-9a-f]+)\//;

/**
 * What an error boundary caught, of the shell or of a remote (`onCaughtError` of the root): logged, and a file that did not come is reported for
 * the release that its address names.
 */
export function reportCaughtError(error: unknown, { componentStack }: ErrorInfo) {
  console.error('A part of the page failed.', error, componentStack);
  const errorClass = errorClassOf(error);
  if (errorClass !== 'chunk' && errorClass !== 'style') return;
  const { request, message } = error as { request?: string; message: string };
  const [, name, version, build] = FOLDER.exec(request ?? message) ?? [];
  if (!name || !version || !build) return;
  const release = { version, build };
  sendLoadReport({ name, release, stage: 'chunk', ms: 0, error, isUnanswered: hadNoAnswer(error) });
}

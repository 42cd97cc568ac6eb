import type { LoadErrorClass } from '@portal/shared/contract';

/**
 * Why a release or a whole remote could not be loaded; `errorClass` is printed on the card and reported
 * (docs/federation.md#loading-a-release).
 */
export class LoadError extends Error {
  /** No answer came: it may be the network, and says nothing about the release. */
  readonly isUnanswered: boolean;

  constructor(
    readonly errorClass: LoadErrorClass,
    message: string,
    { isUnanswered = false } = {},
  ) {
    super(message);
    this.name = 'LoadError';
    this.isUnanswered = isUnanswered;
  }
}

/** What a component threw, as a LoadError: class `render` unless it says more. */
export const asRenderError = (thrown: unknown): LoadError =>
  thrown instanceof LoadError ? thrown : new LoadError('render', String(thrown));

/** The class of anything that was thrown while a remote was loaded. */
export function errorClassOf(error: unknown): LoadErrorClass {
  if (error instanceof LoadError) return error.errorClass;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/CSS chunk|stylesheet/i.test(text)) return 'style';
  if (/ChunkLoadError|Loading chunk/i.test(text)) return 'chunk';
  if (/shared|Unsatisfied version/i.test(text)) return 'shared-version';
  if (/endpoint/i.test(text)) return 'endpoint-owner';
  return 'evaluation';
}

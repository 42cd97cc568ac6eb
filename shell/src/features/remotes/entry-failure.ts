import { errorClassOf, LoadError } from './load-error';

interface ResourceFacts extends PerformanceResourceTiming {
  contentType?: string;
}

/** Message of an entry's script that gave no sign in time. */
export const ENTRY_TIMEOUT = 'entry script: timeout';

/** Script types that a server may send for an entry. */
const SCRIPT_TYPE = /javascript|ecmascript/i;

/**
 * Of every entry that does not load, a script element says the same: "failed". What the browser knows about the request tells
 * refused (integrity), missing (HTTP status), no script (type) and silent (timeout) apart. Other errors are given back as LoadErrors.
 */
export function entryFailure(error: unknown, entry: string): LoadError {
  if (error instanceof LoadError) return error;
  const text = error instanceof Error ? error.message : String(error);
  const errorClass = errorClassOf(error);
  // The entry is there already: it asked for the file that failed.
  if (errorClass === 'chunk' || errorClass === 'style') {
    return new LoadError(errorClass, text, { isUnanswered: hadNoAnswer(error) });
  }
  if (!/entry script|failed to load|timeout/i.test(text)) return new LoadError(errorClass, text);
  const found = classOfEntry(entry, text);
  return new LoadError(found, text, { isUnanswered: found === 'entry-timeout' });
}

/** Whether the file that a chunk's error names was not answered at all. */
export function hadNoAnswer(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { type, request } = error as { type?: unknown; request?: unknown };
  if (type === 'timeout') return true;
  return typeof request === 'string' && factsOf(request)?.responseStatus === 0;
}

function factsOf(entry: string): ResourceFacts | undefined {
  const entries = performance.getEntriesByType('resource') as ResourceFacts[];
  return entries.filter(({ name }) => name.split('?')[0] === entry).at(-1);
}

function classOfEntry(entry: string, text: string): LoadError['errorClass'] {
  if (text === ENTRY_TIMEOUT) return 'entry-timeout';
  const facts = factsOf(entry);
  if (!facts || facts.responseStatus === 0) return 'entry-timeout';
  if (facts.responseStatus >= 400) return 'entry-http';
  if (facts.contentType && !SCRIPT_TYPE.test(facts.contentType)) return 'entry-type';
  return 'integrity';
}

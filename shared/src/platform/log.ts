/** The one place that writes to the browser's console: failures that are only logged (SH-076, SH-079). */
export function logError(message: string, cause?: unknown): void {
  console.error(message, ...(cause === undefined ? [] : [cause]));
}

import { logError } from '@portal/shared/platform';

/** The HTML of the document was not what this browser renders, so React made that part of the page anew (`onRecoverableError`). */
export const reportNewPage = (error: unknown) => logError('A part of the page did not fit its document.', error);

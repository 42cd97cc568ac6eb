import { type ErrorCode, errorCatalogue } from '@portal/shared/contract';

/** Extra facts of a refused call: message per field (422), seconds until a retry makes sense (429, 503). */
export interface AppErrorDetails {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/**
 * A refusal of the catalogue (C28). Throw it anywhere below a route: the errors plugin makes the envelope, with the status of the code and
 * its Dutch text unless a more precise one is given.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, message: string = errorCatalogue[code].message, details: AppErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.statusCode = errorCatalogue[code].status;
    this.details = details;
  }
}

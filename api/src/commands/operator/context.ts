import type { Config } from '../../config';
import { writeAudit } from '../../modules/audit';
import type { Database, Executor } from '../../ports/database/port';

/** A refusal in one sentence for the person at the terminal. */
export class OperatorRefused extends Error {}

/** What a command of the operator works with. */
export interface OperatorContext {
  database: Pick<Database, 'query' | 'transaction' | 'exec'>;
  config: Pick<Config, 'PUBLIC_ORIGIN' | 'AUTH_MODE' | 'DATA_DIR' | 'SECRET_KEY' | 'SECRET_KEY_BEFORE'>;
  now: () => Date;
}

/** Each change leaves a line without a user. */
export const audit = (tx: Executor, action: string, object: string, objectId: number | string) =>
  writeAudit(tx, { userId: null, usertype: null, ipPrefix: null, requestId: null }, { action, object, objectId });

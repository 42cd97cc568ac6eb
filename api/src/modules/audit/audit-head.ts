import type { Executor } from '../../ports/database/port';
import type { TaskTopic } from '../../ports/task/port';
import { NOBODY, writeAudit } from './audit';
import { type AuditHead, auditRepository } from './audit.repository';

const DAY_MS = 86_400_000;

/** The action of the lines that hold the last line of every chain. */
const ACTION = 'audit.head';

/**
 * Writes the heads of all chains into the log once a day, so that the end of a chain cannot go without a trace, and tells the hash of that line to
 * the log of the process: whoever rewrites all chains later has another one, and `npm run audit -- verify --id … --hash …` finds it.
 */
export const auditHead = (database: Pick<Executor, 'query'>, tell: (head: AuditHead) => void): TaskTopic => ({
  topic: 'audit-head',
  async handle() {
    const log = auditRepository(database);
    const changes = { heads: await log.heads() };
    await writeAudit(database, NOBODY, { action: ACTION, object: 'audit', objectId: null, changes });
    const { lines } = await log.head();
    const line = await log.newestOf(ACTION);
    if (line) tell({ lines, ...line });
  },
  next: (present) => new Date(present.getTime() + DAY_MS),
});

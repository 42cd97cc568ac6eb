import { BACKUP_OLD_DAYS, type HealthProblem, type HealthReport, type TaskLane } from '@portal/shared/contract';
import { DISK_LOW_BYTES } from '../../lib/disk-room';

const DAY_MS = 86_400_000;

/** Seconds that the oldest job of a queue may wait: somebody is waiting for those of the first, those of the last may take an evening. */
const LATE_SECONDS: Record<TaskLane, number> = { urgent: 300, normal: 1800, bulk: 6 * 3600 };

type Facts = Omit<HealthReport, 'problems'>;

/** What asks for somebody's attention, most urgent first. The same limits stand in docs/alerts.yml. Demo data needs no backup. */
export function healthProblems(facts: Facts, now: Date, isDemo: boolean): HealthProblem[] {
  const { lanes, mail, backup, disk, database, releases } = facts;
  const found: [HealthProblem, boolean][] = [
    ['disk-low', disk.free_bytes !== null && disk.free_bytes < DISK_LOW_BYTES],
    ['task-late', lanes.some(({ lane, oldest_seconds }) => (oldest_seconds ?? 0) > LATE_SECONDS[lane])],
    ['mail-failed', mail.failed > 0],
    ['task-failed', lanes.some(({ failed }) => failed > 0)],
    ['release-suspect', releases.suspect.length > 0],
    // Who has a server may keep it in another way, of which nothing is known here.
    ['backup-none', backup.last_at === null && database.engine === 'pglite' && !isDemo],
    ['backup-old', backup.last_at !== null && now.getTime() - Date.parse(backup.last_at) > BACKUP_OLD_DAYS * DAY_MS],
  ];
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}

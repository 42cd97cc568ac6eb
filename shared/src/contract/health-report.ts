import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { count, id, isoTime } from './wire';

/** The tab of `admin/beheer` that says how the portal is doing, and its address. */
export const HEALTH_TAB = 'gezondheid';

/** Days in which a job or mail that failed still asks for attention. */
export const FAILED_DAYS = 2;
/** Days after which a backup is old. */
export const BACKUP_OLD_DAYS = 2;
/** Hours of which the reports about releases are counted. */
export const REPORT_HOURS = 24;

/** Queues of jobs beside each other: `urgent` is what somebody waits for, `bulk` what many get at once. */
export const TaskLane = z.enum(['urgent', 'normal', 'bulk']);
export type TaskLane = z.infer<typeof TaskLane>;

/** What asks for somebody's attention; the page has the words. */
export const HealthProblem = z.enum([
  'task-late',
  'task-failed',
  'mail-failed',
  'backup-none',
  'backup-old',
  'disk-low',
  'release-suspect',
]);
export type HealthProblem = z.infer<typeof HealthProblem>;

/** One queue: jobs that are due, that run, and that failed for good in the last `FAILED_DAYS`; how long the oldest due one waits, in seconds. */
export const LaneHealth = z.object({
  lane: TaskLane,
  waiting: count,
  running: count,
  failed: count,
  oldest_seconds: z.nullable(z.number()),
});
export type LaneHealth = z.infer<typeof LaneHealth>;

/** The newest mail that was given up: why, never to whom. */
const FailedMail = z.object({ id, template: z.string(), created_at: isoTime, error: z.nullable(z.string()) });

/** How the portal is doing, at `checked_at`: `GET health/report`. Sizes are in bytes. */
export const HealthReport = z.object({
  checked_at: isoTime,
  problems: z.array(HealthProblem),
  lanes: z.array(LaneHealth),
  mail: z.object({
    /** Without a mail server mails wait in the outbox, where admins read them. */
    has_server: z.boolean(),
    waiting: count,
    /** In the last `FAILED_DAYS`. */
    failed: count,
    last_failed: z.nullable(FailedMail),
  }),
  /** By `npm run backup` on this DATA_DIR; null: none is known here. */
  backup: z.object({ last_at: z.nullable(isoTime) }),
  /** Of DATA_DIR; null: it could not be asked. Photos and releases may be in a bucket, whose room nobody here knows. */
  disk: z.object({
    free_bytes: z.nullable(z.number()),
    total_bytes: z.nullable(z.number()),
    has_bucket: z.boolean(),
  }),
  database: z.object({ engine: z.enum(['pglite', 'postgres']), version: z.string(), bytes: z.number() }),
  /** What browsers reported in the last `REPORT_HOURS`; `loads` is a sample of 1 in 20. */
  releases: z.object({
    loads: count,
    failures: count,
    step_backs: count,
    suspect: z.array(z.object({ name: z.string(), version: z.string(), since: z.nullable(isoTime) })),
  }),
  /** The process that answered; others may run beside it. */
  process: z.object({ version: z.string(), node: z.string(), started_at: isoTime, memory_bytes: z.number() }),
});
export type HealthReport = z.infer<typeof HealthReport>;
export const HealthReportAnswer = dataOf(HealthReport);
export type HealthReportAnswer = z.infer<typeof HealthReportAnswer>;

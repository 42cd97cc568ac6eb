import type { HealthReport } from '@portal/shared/contract';
import { Gauge, type Registry } from 'prom-client';
import type { HealthFacts } from './health-facts';

type Labels = Record<string, string>;
type Reading = (report: HealthReport) => [labels: Labels, value: number][];

const alone = (value: number | null): [Labels, number][] => (value === null ? [] : [[{}, value]]);
const secondsOf = (moment: string | null) => (moment === null ? 0 : Date.parse(moment) / 1000);
const ofLanes =
  (key: 'waiting' | 'running' | 'failed' | 'oldest_seconds'): Reading =>
  ({ lanes }) =>
    lanes.map(({ lane, [key]: value }) => [{ lane }, value ?? 0]);

/** What the whole portal shares, whichever process is asked: name, what it says, labels, how it is read from the report. */
const GAUGES: readonly { name: string; help: string; labelNames?: string[]; read: Reading }[] = [
  { name: 'task_queue_waiting', help: 'Jobs that are due', labelNames: ['lane'], read: ofLanes('waiting') },
  { name: 'task_queue_running', help: 'Jobs that run', labelNames: ['lane'], read: ofLanes('running') },
  { name: 'task_queue_failed', help: 'Jobs given up lately', labelNames: ['lane'], read: ofLanes('failed') },
  {
    ...{ name: 'task_queue_oldest_seconds', help: 'Age of the oldest job that is due', labelNames: ['lane'] },
    read: ofLanes('oldest_seconds'),
  },
  { name: 'mail_waiting', help: 'Mails that were not sent yet', read: ({ mail }) => alone(mail.waiting) },
  { name: 'mail_failed', help: 'Mails given up lately', read: ({ mail }) => alone(mail.failed) },
  {
    ...{ name: 'backup_last_timestamp_seconds', help: 'When npm run backup last ended well; 0 when none is known' },
    read: ({ backup }) => alone(secondsOf(backup.last_at)),
  },
  { name: 'data_disk_free_bytes', help: 'Room on the disk of DATA_DIR', read: ({ disk }) => alone(disk.free_bytes) },
  { name: 'data_disk_size_bytes', help: 'Size of the disk of DATA_DIR', read: ({ disk }) => alone(disk.total_bytes) },
  { name: 'database_size_bytes', help: 'Size of the database', read: ({ database }) => alone(database.bytes) },
  {
    name: 'release_suspect',
    help: 'Releases that are suspect',
    read: ({ releases }) => alone(releases.suspect.length),
  },
  {
    ...{ name: 'portal_problem', help: 'What the page Gezondheid says asks for attention', labelNames: ['problem'] },
    read: ({ problems }) => problems.map((problem) => [{ problem }, 1]),
  },
];

/** Figures from the database and the disk, read anew each time that somebody asks; without values while they cannot be read. */
export function portalGauges(registry: Registry, facts: HealthFacts): void {
  let asked: Promise<HealthReport | undefined> | undefined;
  /** One look for all figures of one answer. */
  const look = () => {
    asked ??= facts()
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  for (const { name, help, labelNames = [], read } of GAUGES) {
    new Gauge({
      ...{ name, help, labelNames, registers: [registry] },
      async collect() {
        const report = await look();
        this.reset();
        if (labelNames.length === 0) this.remove();
        for (const [labels, value] of report ? read(report) : []) this.set(labels, value);
      },
    });
  }
}

import type { HealthProblem, HealthReport } from '@portal/shared/contract';
import { formatChatTime, numberText } from '@portal/shared/domain';
import type { ReactNode } from 'react';
import styles from './health.module.css';
import { type Condition, HealthCard } from './health-card';
import { messages } from './messages';
import { durationText, sizeText } from './size-text';

type Card = (props: { report: HealthReport }) => ReactNode;

const conditionOf = ({ problems }: HealthReport, ...own: HealthProblem[]): Condition =>
  own.some((problem) => problems.includes(problem)) ? 'bad' : 'good';

/** Seconds from a moment until the report was made. */
const ageOf = ({ checked_at }: HealthReport, moment: string) => (Date.parse(checked_at) - Date.parse(moment)) / 1000;

const TaskCard: Card = ({ report }) => (
  <HealthCard
    title={messages.tasks}
    condition={conditionOf(report, 'task-late', 'task-failed')}
    facts={[
      ...report.lanes.map(({ lane, waiting, running, oldest_seconds }) => ({
        name: messages.lanes[lane],
        value: [
          messages.lane(waiting, running),
          ...(oldest_seconds === null ? [] : [messages.oldest(durationText(oldest_seconds))]),
        ].join('; '),
      })),
      { name: messages.failedTasks, value: numberText(report.lanes.reduce((sum, { failed }) => sum + failed, 0)) },
    ]}
  />
);

const MailCard: Card = ({ report }) => {
  const { has_server, waiting, failed, last_failed: last } = report.mail;
  return (
    <HealthCard
      title={messages.mail}
      condition={has_server ? conditionOf(report, 'mail-failed') : 'unset'}
      facts={[
        { name: messages.waitingMails, value: numberText(waiting) },
        { name: messages.failedMails, value: numberText(failed) },
        ...(last
          ? [
              {
                name: messages.lastFailed,
                value: `${formatChatTime(last.created_at)}: ${last.error ?? messages.noReason}`,
              },
            ]
          : []),
      ]}
    >
      {has_server ? null : messages.outbox}
    </HealthCard>
  );
};

const BackupCard: Card = ({ report }) => {
  const at = report.backup.last_at;
  const isUnknown = at === null && !report.problems.includes('backup-none');
  return (
    <HealthCard
      title={messages.backup}
      condition={isUnknown ? 'unknown' : conditionOf(report, 'backup-none', 'backup-old')}
      facts={[
        {
          name: messages.lastBackup,
          value:
            at === null
              ? isUnknown
                ? messages.unknown
                : messages.noBackup
              : `${formatChatTime(at)}, ${messages.ago(durationText(ageOf(report, at)))}`,
        },
      ]}
    >
      {isUnknown ? messages.noKnownBackup : null}
    </HealthCard>
  );
};

const StorageCard: Card = ({ report }) => {
  const { disk, database } = report;
  const { free_bytes: free, total_bytes: total } = disk;
  const isKnown = free !== null && total !== null;
  return (
    <HealthCard
      title={messages.storage}
      condition={isKnown ? conditionOf(report, 'disk-low') : 'unknown'}
      facts={[
        { name: messages.free, value: isKnown ? messages.ofTotal(sizeText(free), sizeText(total)) : messages.noDisk },
        {
          name: messages.database,
          value: `PostgreSQL ${database.version} (${messages.engines[database.engine]}), ${sizeText(database.bytes)}`,
        },
        { name: messages.files, value: disk.has_bucket ? messages.bucket : messages.onDisk },
      ]}
    />
  );
};

const ReleaseCard: Card = ({ report }) => {
  const { failures, step_backs, suspect } = report.releases;
  return (
    <HealthCard
      title={messages.releases}
      condition={conditionOf(report, 'release-suspect')}
      facts={[
        { name: messages.reports, value: messages.counts(failures, step_backs) },
        {
          name: messages.suspect,
          value: suspect.map(({ name, version }) => messages.suspectOf(name, version)).join(', ') || messages.noSuspect,
        },
      ]}
    />
  );
};

const ProcessCard: Card = ({ report }) => {
  const { version, started_at, memory_bytes, node } = report.process;
  return (
    <HealthCard
      title={messages.process}
      facts={[
        { name: messages.version, value: version },
        { name: messages.since, value: durationText(ageOf(report, started_at)) },
        { name: messages.memory, value: sizeText(memory_bytes) },
        { name: messages.node, value: node },
      ]}
    >
      {messages.oneOfMany}
    </HealthCard>
  );
};

/** Everything that is looked at, a card each. */
export function HealthCards({ report }: { report: HealthReport }) {
  return (
    <div className={styles.cards}>
      {[TaskCard, MailCard, BackupCard, StorageCard, ReleaseCard, ProcessCard].map((OneCard) => (
        <OneCard key={OneCard.name} report={report} />
      ))}
    </div>
  );
}

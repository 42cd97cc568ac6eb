import type { ManagedPart, ManagedRelease } from '@portal/shared/contract';
import { formatChatTime } from '@portal/shared/domain';
import { Button, CheckIcon, WarningIcon } from '@portal/shared/ui';
import { type DataColumn, DataTable } from '@portal/shared/ui/table';
import { useState } from 'react';
import { StateLabel } from '../../common/state-label/state-label';
import { ClearDialog } from './clear-dialog';
import { messages, partTitle } from './messages';
import styles from './releases.module.css';

const { columns } = messages;

const columnsFor = (onClear: (release: ManagedRelease) => void): DataColumn<ManagedRelease>[] => [
  { key: 'release', header: columns.release, isRowHeader: true, cell: (release) => <ReleaseName {...release} /> },
  { key: 'size', header: columns.size, cell: (release) => <ReleaseSize {...release} /> },
  { key: 'reports', header: columns.reports, cell: ({ days }) => reportsOf(days) },
  { key: 'state', header: columns.state, cell: (release) => <Judgement release={release} onClear={onClear} /> },
];

/** The releases of a part: the one that runs, the canary, the one before, and earlier ones that there is something to say about. */
export function ReleaseTable({ part }: { part: ManagedPart }) {
  const [clearing, setClearing] = useState<ManagedRelease | null>(null);
  return (
    <>
      <DataTable
        label={messages.releases(partTitle(part.name))}
        columns={columnsFor(setClearing)}
        rows={part.releases}
        keyOf={({ build }) => build}
      />
      {clearing ? <ClearDialog name={part.name} release={clearing} onClose={() => setClearing(null)} /> : null}
    </>
  );
}

function ReleaseName({ role, version, build, published_at }: ManagedRelease) {
  return (
    <span className={styles.lines}>
      <span>
        {messages.roles[role]}: {version}
      </span>
      <span className={styles.detail}>{messages.build(build)}</span>
      <span className={styles.detail}>{messages.published(formatChatTime(published_at))}</span>
    </span>
  );
}

function ReleaseSize({ files, bytes, brotli }: ManagedRelease) {
  return (
    <span className={styles.lines}>
      <span>{brotli === null ? messages.size(bytes) : messages.brotli(brotli)}</span>
      <span className={styles.detail}>
        {messages.files(files)}
        {brotli === null ? '' : `, ${messages.size(bytes)}`}
      </span>
    </span>
  );
}

function reportsOf(days: ManagedRelease['days']): string {
  const sum = (key: 'loads' | 'failures' | 'step_backs' | 'without_view') =>
    days.reduce((total, day) => total + day[key], 0);
  const counts = messages.counts(sum('loads'), sum('failures'), sum('step_backs'));
  const withoutView = sum('without_view');
  return withoutView === 0 ? counts : `${counts}, ${messages.withoutView(withoutView)}`;
}

interface JudgementProps {
  release: ManagedRelease;
  onClear: (release: ManagedRelease) => void;
}

function Judgement({ release, onClear }: JudgementProps) {
  const { suspect_at, version, build } = release;
  if (suspect_at === null) {
    return (
      <StateLabel icon={CheckIcon} look="good">
        {messages.sound}
      </StateLabel>
    );
  }
  return (
    <span className={styles.lines}>
      <StateLabel icon={WarningIcon} look="bad">
        {messages.suspect(formatChatTime(suspect_at))}
      </StateLabel>
      <Button variant="quiet" aria-label={messages.clearOf(`${version} ${build}`)} onClick={() => onClear(release)}>
        {messages.clear}
      </Button>
    </span>
  );
}

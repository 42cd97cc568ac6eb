import type { ManagedPart } from '@portal/shared/contract';
import { formatChatTime } from '@portal/shared/domain';
import { CheckIcon, ClockIcon, WarningIcon } from '@portal/shared/ui';
import { useId } from 'react';
import { StateLabel } from '../../common/state-label/state-label';
import { DeployKeys } from './deploy-keys';
import { messages, partTitle } from './messages';
import { PartActions } from './part-actions';
import { ReleaseTable } from './release-table';
import styles from './releases.module.css';
import { ReportChart } from './report-chart';

/** `generation` is that of the overview: what an action refers to. */
interface PartCardProps {
  part: ManagedPart;
  generation: number;
  days: readonly string[];
}

/** One part: what runs of it, what can be done about that, what browsers reported, and who may publish it. */
export function PartCard({ part, generation, days }: PartCardProps) {
  const id = useId();
  const { name, team, since } = part;
  const facts = [messages.team(team), since ? messages.since(formatChatTime(since)) : ''].filter(Boolean).join(', ');
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {partTitle(name)}
          </h2>
          <p className={styles.quiet}>{facts}</p>
        </div>
        <PartActions part={part} generation={generation} />
      </div>
      <PartState part={part} />
      <ReleaseTable part={part} />
      <ReportChart part={part} days={days} />
      <DeployKeys part={part} />
    </section>
  );
}

function PartState({ part: { enabled, disabled_reason, percent } }: { part: ManagedPart }) {
  return (
    <div className={styles.row}>
      {enabled ? (
        <StateLabel icon={CheckIcon} look="good">
          {messages.enabled}
        </StateLabel>
      ) : (
        <StateLabel icon={WarningIcon} look="bad">
          {messages.disabled(disabled_reason ?? '')}
        </StateLabel>
      )}
      {percent === null ? null : (
        <StateLabel icon={ClockIcon} look="waiting">
          {messages.canaryOf(percent)}
        </StateLabel>
      )}
    </div>
  );
}

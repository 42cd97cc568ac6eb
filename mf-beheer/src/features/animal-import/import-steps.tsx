import { ImportStatus } from '@portal/shared/contract';
import { CheckIcon, classNames } from '@portal/shared/ui';
import styles from './import-steps.module.css';
import { messages } from './messages';

const STEP_OF: Readonly<Record<ImportStatus, number>> = {
  [ImportStatus.upload]: 0,
  [ImportStatus.failed]: 0,
  [ImportStatus.cancelled]: 0,
  [ImportStatus.mapping]: 1,
  [ImportStatus.checking]: 2,
  [ImportStatus.checked]: 2,
  [ImportStatus.running]: 3,
  [ImportStatus.done]: 4,
};

/** Where in the four steps an import is; null before there is one. */
export function ImportSteps({ stage }: { stage: ImportStatus | null }) {
  const current = stage === null ? 0 : STEP_OF[stage];
  return (
    <ol aria-label={messages.steps} className={styles.steps}>
      {messages.stepNames.map((name, i) => (
        <li
          key={name}
          aria-current={i === current ? 'step' : undefined}
          className={classNames(styles.step, i < current && styles.passed)}
        >
          <span aria-hidden="true" className={styles.number}>
            {i < current ? <CheckIcon size={16} /> : i + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}

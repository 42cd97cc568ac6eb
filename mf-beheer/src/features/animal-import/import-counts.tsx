import type { ImportCounts as Counts } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';
import styles from './import-counts.module.css';
import { messages } from './messages';

const { counts: texts } = messages;
const SHOWN = ['added', 'changed', 'unchanged', 'refused'] as const;

/** What becomes, or became, of the rows. */
export function ImportCounts({ counts }: { counts: Counts }) {
  return (
    <>
      <dl aria-label={texts.label} className={styles.counts}>
        {SHOWN.map((name) => (
          <div
            key={name}
            className={styles.count}
            data-refused={(name === 'refused' && counts.refused > 0) || undefined}
          >
            <dt>{texts[name]}</dt>
            <dd>{numberText(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {counts.warnings > 0 ? <p>{texts.warnings(counts.warnings)}</p> : null}
    </>
  );
}

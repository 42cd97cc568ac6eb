import { useGetSummaryQuery } from '@portal/shared/api-slices';
import { numberText } from '@portal/shared/domain';
import { VisuallyHidden } from '@portal/shared/ui';
import styles from './home.module.css';
import { messages } from './messages';

/** Animals available, shelters, placed this year (C03); nothing while they are unknown. */
export function Figures() {
  const { data } = useGetSummaryQuery();
  const figures = data && [
    { label: messages.available, value: data.available },
    { label: messages.shelters, value: data.shelters },
    { label: messages.placed, value: data.placedThisYear },
  ];
  return (
    <section className={styles.figures}>
      <h2>
        <VisuallyHidden>{messages.figures}</VisuallyHidden>
      </h2>
      <dl className={styles.figureList}>
        {figures?.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{numberText(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

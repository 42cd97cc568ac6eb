import type { FitComparison } from '@portal/shared/contract';
import { byWeight } from '@portal/shared/domain';
import { FitMarks } from '@portal/shared/ui';
import { fitMessages } from './fit-messages';
import styles from './reaction-detail.module.css';

/** The answers that came along, held against the animal as it is now: what the adopter sees, computed by the server (C62). */
export function FitSection({ fit, naam }: { fit: FitComparison; naam: string }) {
  const { verdicts, dieren, kindOnderZes } = fit;
  const marks = byWeight(verdicts).map(({ answer, text, reason }) => ({
    answer,
    text: reason === null ? text : `${text} (${reason})`,
  }));
  return (
    <section>
      <h4 className={styles.heading}>{fitMessages.title(naam)}</h4>
      {marks.length > 0 ? <FitMarks marks={marks} /> : <p className={styles.soft}>{fitMessages.nothing}</p>}
      {dieren.length > 0 ? <p className={styles.soft}>{fitMessages.pets(dieren)}</p> : null}
      {kindOnderZes ? <p className={styles.soft}>{fitMessages.youngChild(kindOnderZes)}</p> : null}
    </section>
  );
}

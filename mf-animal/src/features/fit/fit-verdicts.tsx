import type { Animal, FitProfile } from '@portal/shared/contract';
import { byWeight, fitText, fitVerdicts, knownAnswers } from '@portal/shared/domain';
import { FitMarks } from '@portal/shared/ui';
import styles from './fit-block.module.css';
import { messages } from './messages';

/** Everything that matters to this visitor, what stands in the way first (C62). */
export function FitVerdicts({
  profile,
  animal,
}: {
  profile: FitProfile;
  animal: Pick<Animal, 'soort' | 'properties'>;
}) {
  const verdicts = byWeight(fitVerdicts(profile, { soort: animal.soort, eig: knownAnswers(animal.properties) }));
  if (verdicts.length === 0) return <p className={styles.note}>{messages.nothing}</p>;
  return (
    <>
      <FitMarks marks={verdicts.map((verdict) => ({ answer: verdict.answer, text: fitText(verdict) }))} />
      <p className={styles.note}>{messages.note}</p>
    </>
  );
}

import { type Animal, PlacementStatus, portalPath } from '@portal/shared/contract';
import { useFitProfile, useHasRoute } from '@portal/shared/session';
import { lazyComponent } from '@portal/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './fit-block.module.css';
import { messages } from './messages';

/** The rules are a file of their own: only who answered fetches them. When they do not come, the profile stays as it is. */
const LazyVerdicts = lazyComponent(async () => (await import('./fit-verdicts')).FitVerdicts, { failed: () => null });

/**
 * 'Past dit bij u?' beside the facts of an available animal (C62): every verdict with its reason, and the way to change the answers. Who did
 * not answer sees the way to the questions, which lead back to this profile; without that page there is nothing.
 */
export function FitBlock({ animal }: { animal: Animal }) {
  const profile = useFitProfile();
  const title = useId();
  const hasQuestions = useHasRoute()(portalPath.fitQuestions());
  if (animal.geplaatst !== PlacementStatus.published && animal.geplaatst !== PlacementStatus.reserved) return null;
  if (profile === null && !hasQuestions) return null;
  const toQuestions = hasQuestions ? (
    <Link to={portalPath.fitQuestionsFrom(portalPath.animal(animal.uuidkey))} className={styles.link}>
      {profile ? messages.change : messages.action}
    </Link>
  ) : null;
  if (profile === null)
    return (
      <p className={styles.invite} data-needs-script="">
        <span className={styles.question}>{messages.invite}</span>
        {toQuestions}
      </p>
    );
  return (
    <section aria-labelledby={title} className={styles.block}>
      <h2 id={title} className={styles.title}>
        {messages.title}
      </h2>
      <LazyVerdicts profile={profile} animal={animal} />
      {toQuestions}
    </section>
  );
}

import { type Animal, isEmptyHtml } from '@portal/shared/contract';
import { HtmlText } from '@portal/shared/ui';
import { useId } from 'react';
import { messages } from './messages';
import styles from './profile-text.module.css';

/** The story of the animal as the shelter wrote it; nothing when it wrote nothing. */
export function Description({ animal: { naam, omschrijving } }: { animal: Animal }) {
  const title = useId();
  if (isEmptyHtml(omschrijving)) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.storyTitle}>
        {messages.about} <bdi>{naam}</bdi>
      </h2>
      <HtmlText html={omschrijving} className={styles.story} />
    </section>
  );
}

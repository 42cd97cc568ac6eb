import type { Animal } from '@portal/shared/contract';
import { HtmlText } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './description.module.css';
import { messages } from './messages';

/** The story of the animal as the shelter wrote it; nothing when it wrote nothing. */
export function Description({ animal: { naam, omschrijving } }: { animal: Animal }) {
  const title = useId();
  if (isBlank(omschrijving)) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {messages.about} <bdi>{naam}</bdi>
      </h2>
      <HtmlText html={omschrijving} className={styles.text} />
    </section>
  );
}

/** An editor that is left empty still sends its paragraph: '<p><br></p>'. */
function isBlank(html: string): boolean {
  return !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}

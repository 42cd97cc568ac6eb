import { brandColours, type ColourScheme } from '@portal/shared/domain';
import { useLayoutEffect, useRef } from 'react';
import { messages } from './messages';
import styles from './own-site.module.css';

/** How the chosen colour comes out, and whether it had to move for text to be read. */
export function ColourSample({ kleur, scheme }: { kleur: string; scheme: ColourScheme }) {
  const sample = useRef<HTMLDivElement>(null);
  const colours = brandColours(kleur, scheme);
  useLayoutEffect(() => {
    // By script: the policy for contents allows no style attributes in markup.
    for (const [token, colour] of Object.entries(brandColours(kleur, scheme))) {
      sample.current?.style.setProperty(`--color-${token}`, colour);
    }
  }, [kleur, scheme]);
  return (
    <div className={styles.outcome}>
      <div ref={sample} role="img" aria-label={messages.sampleLabel} className={`${styles.sample} ${styles[scheme]}`}>
        <span className={styles.button}>{messages.sampleButton}</span>
        <span className={styles.link}>{messages.sampleLink}</span>
      </div>
      <p role="status" className={styles.verdict}>
        {colours.primary === kleur ? messages.asChosen : messages.changed(colours.primary)}
      </p>
    </div>
  );
}

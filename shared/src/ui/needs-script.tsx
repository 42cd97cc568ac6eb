import styles from './needs-script.module.css';

/**
 * Says to a browser without scripts, in the place of what needs them, that it does: 'Om te reageren is JavaScript nodig.' `to` begins with 'te', or
 * with what is before it. The server alone makes the words: a browser with scripts never renders what is in `noscript`.
 */
export const NeedsScript = ({ to }: { to: string }) => (
  // The class stands where the browser's build has it too: the rules come from there.
  <noscript className={styles.note}>{__ON_SERVER__ ? <p>Om {to} is JavaScript nodig.</p> : null}</noscript>
);

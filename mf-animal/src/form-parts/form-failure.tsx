import styles from './form-parts.module.css';

/** Why a form was not sent, null while nothing is wrong; `kept` says that what was typed is still there. A toast announces it. */
export function FormFailure({ failure, kept }: { failure: string | null; kept: string }) {
  if (failure === null) return null;
  return (
    <p className={styles.failure}>
      <strong>{failure}</strong> {kept}
    </p>
  );
}

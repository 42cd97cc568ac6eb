import styles from './form.module.css';
import { useSurroundingForm } from './form-context';

/** Why the Form around it could not be sent; `kept` says that what was typed is still there. A toast announces it. */
export function FormFailure({ kept }: { kept: string }) {
  const failure = useSurroundingForm()?.failure ?? null;
  if (failure === null) return null;
  return (
    <p className={styles.failure}>
      <strong>{failure}</strong> {kept}
    </p>
  );
}

import styles from './trap-field.module.css';
import { useField } from './use-field';

/** A field that no person sees or reaches: a program that fills in everything gives itself away with it (docs/trust.md#limits-of-calls). */
export function TrapField({ name }: { name: string }) {
  const { binding } = useField(name, false);
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {name}
        <input {...binding} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

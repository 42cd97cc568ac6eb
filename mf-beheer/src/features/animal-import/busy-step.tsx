import { type AnimalImport, ImportStatus } from '@portal/shared/contract';
import styles from './animal-import.module.css';
import { CancelButton } from './cancel-button';
import { messages } from './messages';

const { busy: texts } = messages;

/** The dry run or the import while the server is at it. */
export function BusyStep({ found }: { found: AnimalImport }) {
  const { statuscode, bestandsnaam, progress } = found;
  const isRunning = statuscode === ImportStatus.running;
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{isRunning ? texts.running : texts.checking}</h2>
      <p className={styles.soft}>{bestandsnaam}</p>
      <progress className={styles.progress} value={progress.percent} max={100} aria-label={texts.progress} />
      <p className={styles.figures}>
        {progress.percent}% · {texts.rows(progress.rows, progress.total)}
      </p>
      <p>{isRunning ? texts.runningHint : texts.checkingHint}</p>
      <div className={styles.actions}>
        <CancelButton found={found} />
      </div>
    </section>
  );
}

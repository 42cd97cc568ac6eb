import type { AnimalImport, Shelter } from '@portal/shared/contract';
import styles from './animal-import.module.css';
import { CancelButton } from './cancel-button';
import { FileDrop } from './file-drop';
import { messages } from './messages';
import { useFileUpload } from './use-file-upload';

const { file: texts } = messages;
const ACCEPTED = '.csv,.txt,.tsv,text/csv,text/tab-separated-values';

export interface FileStepProps {
  shelter: Shelter;
  /** An import whose file has not come whole; null for a new one. */
  started: AnimalImport | null;
  refetch: () => unknown;
}

/** Chooses the file and sends it; one that was interrupted goes on when the same file is chosen again (BE-015). */
export function FileStep({ shelter, started, refetch }: FileStepProps) {
  const { sending, error, send } = useFileUpload(shelter.id, started, refetch);
  if (sending)
    return (
      <section className={styles.panel}>
        <h2 className={styles.title}>{texts.sending(sending.naam)}</h2>
        <progress className={styles.progress} value={sending.percent} max={100} aria-label={messages.busy.progress} />
        <p className={styles.figures}>{sending.percent}%</p>
        <p>{texts.stay}</p>
      </section>
    );
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{started ? texts.stopped(started.bestandsnaam) : texts.title}</h2>
      <p className={styles.text}>{started ? texts.goOn : texts.intro}</p>
      <FileDrop label={texts.choose} accept={ACCEPTED} error={error} onChoose={([file]) => file && send(file)}>
        <p className={styles.drop}>{texts.drop}</p>
      </FileDrop>
      <p className={styles.soft}>{texts.facts}</p>
      {started ? (
        <div className={styles.actions}>
          <CancelButton found={started} />
        </div>
      ) : (
        <ul className={styles.rules}>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

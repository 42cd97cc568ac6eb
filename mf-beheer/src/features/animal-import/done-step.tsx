import { type AnimalImport, ImportStatus, portalPath } from '@portal/shared/contract';
import { Button, ButtonLink, WarningIcon } from '@portal/shared/ui';
import styles from './animal-import.module.css';
import { ImportCounts } from './import-counts';
import { hasLines } from './import-facts';
import { ImportLines } from './import-lines';
import { messages } from './messages';

const { done: texts } = messages;

export interface DoneStepProps {
  found: AnimalImport;
  /** As the address has it. */
  shelterId: string;
  onAgain: () => void;
}

/** How an import ended: done, stopped by somebody or by a fault, or with a file that cannot be read. */
export function DoneStep({ found, shelterId, onAgain }: DoneStepProps) {
  const { statuscode, result, reden } = found;
  // Only what came in shows that it was the import that failed, not its file.
  if (statuscode === ImportStatus.failed && !result) return <FailedFile found={found} onAgain={onAgain} />;
  const isDone = statuscode === ImportStatus.done;
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{isDone ? texts.title : texts.stopped}</h2>
      <p className={styles.soft}>{found.bestandsnaam}</p>
      {result ? <ImportCounts counts={result} /> : null}
      {reden ? <p>{reden}</p> : null}
      {!isDone && result ? <p>{texts.stoppedIntro}</p> : null}
      {result && result.added > 0 ? <p className={styles.notice}>{texts.preview}</p> : null}
      {isDone && result && result.added + result.changed === 0 ? <p>{texts.unchanged}</p> : null}
      <div className={styles.actions}>
        <ButtonLink to={portalPath.shelterManagement(shelterId)}>{texts.animals}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
      {result && hasLines(result) ? <ImportLines found={found} /> : null}
    </section>
  );
}

function FailedFile({ found: { bestandsnaam, reden }, onAgain }: Pick<DoneStepProps, 'found' | 'onAgain'>) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>
        <WarningIcon size={24} className={styles.warning} /> {messages.file.failed}
      </h2>
      <p className={styles.soft}>{bestandsnaam}</p>
      <p>{reden ?? messages.failed}</p>
      <div className={styles.actions}>
        <Button onClick={onAgain}>{messages.file.another}</Button>
      </div>
    </section>
  );
}

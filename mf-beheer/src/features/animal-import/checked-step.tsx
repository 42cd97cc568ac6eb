import { type AnimalImport, ImportStatus } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { useUpdateAnimalImportMutation } from '../../endpoints/animal-import';
import styles from './animal-import.module.css';
import { CancelButton } from './cancel-button';
import { ImportCounts } from './import-counts';
import { hasLines, readsPhotos } from './import-facts';
import { ImportLines } from './import-lines';
import { ImportPhotos } from './import-photos';
import { messages } from './messages';
import { useFailureToast } from './use-failure-toast';

const { checked: texts } = messages;

export interface CheckedStepProps {
  found: AnimalImport;
  refetch: () => unknown;
  onRemap: () => void;
}

/** After the dry run: what would happen, what is wrong with which row, and the button that does it. */
export function CheckedStep({ found, refetch, onRemap }: CheckedStepProps) {
  const [update, { isLoading }] = useUpdateAnimalImportMutation();
  const showFailure = useFailureToast();
  const { check } = found;
  if (check === null) return null;
  const hasWork = check.added + check.changed > 0;
  async function handleStart() {
    const { error } = await update({ uuidkey: found.uuidkey, body: { statuscode: ImportStatus.running } });
    if (error) showFailure(error);
  }
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p>{texts.intro}</p>
      <ImportCounts counts={check} />
      {hasWork ? null : <p className={styles.notice}>{check.refused > 0 ? texts.nothingRefused : texts.nothing}</p>}
      {readsPhotos(found) ? <ImportPhotos found={found} refetch={refetch} hint={messages.photos.checkAgain} /> : null}
      <div className={styles.actions}>
        {hasWork ? (
          <Button size="lg" isBusy={isLoading} onClick={handleStart}>
            {texts.start}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onRemap}>
          {messages.mapping.back}
        </Button>
        <CancelButton found={found} />
      </div>
      {hasLines(check) ? <ImportLines found={found} /> : null}
    </section>
  );
}

import type { AnimalImport } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import styles from './animal-import.module.css';
import { FileDrop } from './file-drop';
import { messages } from './messages';
import { usePhotoSending } from './use-photo-sending';

const { photos: texts } = messages;

export interface ImportPhotosProps {
  found: AnimalImport;
  refetch: () => unknown;
  /** Said below the field. */
  hint?: string;
}

/** The photos that the rows name, chosen together and sent under their own names (BE-015). */
export function ImportPhotos({ found, refetch, hint }: ImportPhotosProps) {
  const { progress, refused, error, send } = usePhotoSending(found, refetch);
  return (
    <section aria-labelledby="import-photos" className={styles.photos}>
      <h3 id="import-photos" className={styles.subtitle}>
        {texts.title}
      </h3>
      <p>{texts.intro}</p>
      <FileDrop
        label={texts.choose}
        accept="image/*"
        isMultiple
        isBusy={progress !== null}
        error={error}
        onChoose={send}
      >
        {progress ? (
          <>
            <progress
              className={styles.progress}
              value={progress.done}
              max={progress.total}
              aria-label={texts.progress}
            />
            <p className={styles.figures}>{texts.sending(progress.done, progress.total)}</p>
          </>
        ) : (
          <p role="status" className={styles.drop}>
            {found.photos === 0 ? texts.none : texts.sent(found.photos)}
          </p>
        )}
      </FileDrop>
      {refused.length > 0 ? (
        <div role="alert" className={styles.problem}>
          <p>{texts.refused(refused.length)}</p>
          <ul>
            {refused.map(({ file, reason }) => (
              <li key={file.name}>
                {file.name}: {reason}
              </li>
            ))}
          </ul>
          <Button variant="secondary" onClick={() => send(refused.map(({ file }) => file))}>
            {texts.again}
          </Button>
        </div>
      ) : null}
      {hint ? <p className={styles.soft}>{hint}</p> : null}
    </section>
  );
}

import type { Shelter } from '@portal/shared/contract';
import { PHOTO_SIZE } from '@portal/shared/contract';
import { isRequestError, jpegOf, useToast } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useUploadShelterPhotoMutation } from '../../endpoints/shelter-profile';
import { messages } from './messages';
import panelStyles from './pause-section.module.css';
import styles from './photo-section.module.css';

const { photo: texts } = messages;

/** The photo of the shelter (C15, C42): choose a picture, see it in the square that visitors get, and upload it. */
export function PhotoSection({ shelter }: { shelter: Shelter }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useObjectUrl(chosen);
  const [upload, { isLoading }] = useUploadShelterPhotoMutation();
  const showToast = useToast();
  const shown = preview ?? shelter.fotourl;

  const handleChoice = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setChosen(target.files?.[0] ?? null);
    // The same file can be chosen again.
    target.value = '';
  };
  async function handleUpload() {
    if (chosen === null) return;
    try {
      await upload({ shelter, base64: await jpegOf(chosen), filename: chosen.name }).unwrap();
      setChosen(null);
      showToast({ type: 'succes', message: texts.saved });
    } catch (error) {
      showToast({ type: 'error', message: isRequestError(error) ? error.message : texts.unreadable });
    }
  }
  return (
    <section className={panelStyles.panel} aria-labelledby="asielfoto">
      <h2 id="asielfoto" className={panelStyles.title}>
        {texts.title}
      </h2>
      <div className={styles.row}>
        {shown ? (
          <img
            className={styles.photo}
            src={shown}
            alt={preview ? texts.preview : texts.present}
            width={PHOTO_SIZE}
            height={PHOTO_SIZE}
          />
        ) : null}
        <div className={styles.side}>
          <p className={panelStyles.word}>{texts.hint}</p>
          <input ref={input} type="file" accept="image/*" hidden aria-label={texts.choose} onChange={handleChoice} />
          <div className={panelStyles.actions}>
            {chosen ? (
              <Button isBusy={isLoading} onClick={handleUpload}>
                {texts.upload}
              </Button>
            ) : null}
            <Button variant="secondary" onClick={() => input.current?.click()}>
              {shown ? texts.another : texts.choose}
            </Button>
            {chosen ? (
              <Button variant="quiet" onClick={() => setChosen(null)}>
                {texts.cancel}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}

/** An address under which the page shows a chosen file, as long as it is chosen. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}

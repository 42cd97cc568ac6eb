import { IconButton, PencilIcon, RetryIcon, TrashIcon } from '@portal/shared/ui';
import { messages } from './messages';
import type { PhotoQueue } from './photo-queue';
import styles from './photo-strip.module.css';
import { previewOf, type QueuedPhoto } from './queued-photo';

export interface StripPhotoProps {
  photo: QueuedPhoto;
  number: number;
  queue: PhotoQueue;
  onRecrop: () => void;
}

/** One photo of the strip: how far it is, and what can be done with it. */
export function StripPhoto({ photo, number, queue, onRecrop }: StripPhotoProps) {
  const { id, state, progress, failure, source } = photo;
  return (
    <li className={styles.photo}>
      <img className={styles.preview} src={previewOf(photo)} alt={messages.photo(number)} />
      {state === 'sent' ? null : (
        <progress
          className={styles.progress}
          aria-label={messages.progress[state](number)}
          max={1}
          value={state === 'failed' ? 0 : progress}
        />
      )}
      {failure === null || failure.isPassing ? null : <p className={styles.failure}>{failure.message}</p>}
      <div className={styles.tools}>
        {state === 'failed' ? (
          <IconButton icon={RetryIcon} label={messages.retry(number)} onClick={() => queue.retry(id)} />
        ) : source === null ? null : (
          <IconButton icon={PencilIcon} label={messages.recrop(number)} aria-haspopup="dialog" onClick={onRecrop} />
        )}
        <IconButton icon={TrashIcon} label={messages.remove(number)} onClick={() => queue.remove(id)} />
      </div>
    </li>
  );
}

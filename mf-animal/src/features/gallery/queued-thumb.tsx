import { IconButton, RetryIcon, TrashIcon } from '@portal/shared/ui';
import type { PhotoQueue } from '../../common/photo/photo-queue';
import { previewOf, type QueuedPhoto } from '../../common/photo/queued-photo';
import styles from './gallery.module.css';
import { messages } from './managed-messages';

/** A photo on its way: its picture with a progress bar; when it failed, trying again and throwing it away. */
export function QueuedThumb({ photo, queue }: { photo: QueuedPhoto; queue: PhotoQueue }) {
  const { id, state, progress } = photo;
  return (
    <li className={styles.item}>
      <div className={styles.queued}>
        <img className={styles.preview} src={previewOf(photo)} alt={messages.queued[state]} />
        {state === 'failed' ? (
          <span className={styles.failed}>
            <IconButton icon={RetryIcon} label={messages.retry} onClick={() => queue.retry(id)} />
            <IconButton icon={TrashIcon} label={messages.discard} onClick={() => queue.remove(id)} />
          </span>
        ) : (
          <progress className={styles.progress} aria-label={messages.queued[state]} max={1} value={progress} />
        )}
      </div>
    </li>
  );
}

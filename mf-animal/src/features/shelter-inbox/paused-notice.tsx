import { useGetShelterQuery } from '@portal/shared/api-slices';
import { portalPath } from '@portal/shared/contract';
import { formatDate, reactionPause } from '@portal/shared/domain';
import { PreloadLink, usePortalConfig } from '@portal/shared/session';
import { ClockIcon } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './shelter-inbox.module.css';

export interface PausedNoticeProps {
  /** The shelter by its number or key. */
  shelter: string | number;
  /** The reader works there, and can take the pause back. */
  isOwn: boolean;
}

/** Above the inbox while the shelter takes no new reactions: until when, and where that is taken back (C15). Nothing otherwise. */
export function PausedNotice({ shelter, isOwn }: PausedNoticeProps) {
  const { productSlug } = usePortalConfig();
  const { currentData } = useGetShelterQuery(String(shelter));
  const pause = currentData ? reactionPause(currentData, new Date()) : null;
  if (!currentData || pause === null) return null;
  const date = formatDate(pause.until);
  return (
    <p className={styles.paused}>
      <ClockIcon size={20} />
      <span>
        {isOwn ? messages.paused(date) : messages.pausedOf(currentData.naam, date)}{' '}
        {isOwn ? <PreloadLink to={portalPath.shelterProfile(productSlug)}>{messages.pausedLink}</PreloadLink> : null}
      </span>
    </p>
  );
}

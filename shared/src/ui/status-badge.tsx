import { classNames } from './class-names';
import type { Icon } from './icon';
import { ClockIcon, HomeIcon, MapPinIcon, SparkleIcon } from './icons';
import { CoupleIcon } from './icons-animal';
import styles from './status-badge.module.css';
import { VisuallyHidden } from './visually-hidden';

/** The four badges of an animal, which `badgesOf` decides, and that of a placed one in a list of one's own (C13). */
export type BadgeStatus = 'new' | 'found' | 'couple' | 'reserved' | 'placed';

const BADGES: Record<BadgeStatus, { word: string; icon: Icon }> = {
  new: { word: 'Nieuw', icon: SparkleIcon },
  found: { word: 'Gevonden', icon: MapPinIcon },
  couple: { word: 'Koppel', icon: CoupleIcon },
  reserved: { word: 'Gereserveerd', icon: ClockIcon },
  placed: { word: 'Geplaatst', icon: HomeIcon },
};

/** One badge: icon and word, never colour alone (AN-002 … AN-005). */
export function StatusBadge({ status }: { status: BadgeStatus }) {
  const { word, icon: BadgeIcon } = BADGES[status];
  return (
    <span className={classNames(styles.badge, styles[status])}>
      <BadgeIcon size={14} />
      {word}
    </span>
  );
}

/** '+1' for badges that have no room: their words under a pointer and for a screen reader. */
export function MoreBadges({ statuses }: { statuses: readonly BadgeStatus[] }) {
  const words = statuses.map((status) => BADGES[status].word).join(', ');
  return (
    <span className={classNames(styles.badge, styles.more)} title={words}>
      <span aria-hidden="true">{`+${statuses.length}`}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

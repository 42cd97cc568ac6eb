import { classNames } from './class-names';
import type { Icon } from './icon';
import { ClockIcon, MapPinIcon, SparkleIcon } from './icons';
import { CoupleIcon } from './icons-animal';
import styles from './status-badge.module.css';

/** The four badges of an animal; which apply is decided by `badgesOf`. */
export type BadgeStatus = 'new' | 'found' | 'couple' | 'reserved';

const BADGES: Record<BadgeStatus, { word: string; icon: Icon }> = {
  new: { word: 'Nieuw', icon: SparkleIcon },
  found: { word: 'Gevonden', icon: MapPinIcon },
  couple: { word: 'Koppel', icon: CoupleIcon },
  reserved: { word: 'Gereserveerd', icon: ClockIcon },
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

import { starParts } from '@portal/shared/domain';
import { classNames } from './class-names';
import { StarFilledIcon } from './icons-animal';
import styles from './stars.module.css';

/** `rating` 1 to 5, tenths allowed; `size` of a star in px (18 by default). Without `label` the stars are decoration. */
export interface StarsProps {
  rating: number;
  size?: number;
  label?: string;
}

/** Five stars, filled to halves. */
export function Stars({ rating, size = 18, label }: StarsProps) {
  return (
    <span className={styles.stars} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {starParts(rating).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <span key={index} className={styles.star}>
          <StarFilledIcon size={size} className={styles.ground} />
          {part === 'empty' ? null : (
            <StarFilledIcon size={size} className={classNames(styles.fill, part === 'half' && styles.half)} />
          )}
        </span>
      ))}
    </span>
  );
}

import { classNames } from './class-names';
import styles from './skeleton.module.css';

/** `text` is a line of text, `block` fills its parent, `circle` an avatar; sizes are CSS classes of the user. */
export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  width?: 'full' | 'long' | 'half' | 'short';
  className?: string;
}

/** A grey placeholder of content that is loading; hidden from assistive technology. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], styles[width], className)} />;
}

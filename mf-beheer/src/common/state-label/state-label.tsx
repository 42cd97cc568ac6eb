import { classNames, type Icon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './state-label.module.css';

interface StateLabelProps {
  icon: Icon;
  look: 'good' | 'bad' | 'warning' | 'waiting';
  children: ReactNode;
}

/** A state in words: icon and word, never colour alone. */
export function StateLabel({ icon: StateIcon, look, children }: StateLabelProps) {
  return (
    <span className={classNames(styles.state, styles[look])}>
      <StateIcon size={16} />
      {children}
    </span>
  );
}

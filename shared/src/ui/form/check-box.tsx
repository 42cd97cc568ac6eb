import type { InputHTMLAttributes } from 'react';
import styles from './check.module.css';

/** A box to tick, for places without a field; its label stands around it or is `aria-label`. */
export const CheckBox = (props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) => (
  <input {...props} type="checkbox" className={styles.box} />
);

import type { Foundation } from '@portal/shared/contract';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of facts: terms with what belongs to them. `isNarrow` keeps each under its term. */
export function Facts({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return <dl className={isNarrow ? styles.narrow : styles.facts}>{children}</dl>;
}

/** One fact of `Facts`; nothing when it is not configured. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Who is on the board: 'A. Jansen (voorzitter), B. Pieters (secretaris)'. */
export const boardText = ({ board }: Foundation) =>
  board.map(({ name, role }) => `${name} (${role.toLowerCase()})`).join(', ');

import { useFold } from '@portal/shared/session';
import { ChevronDownIcon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './filter-group.module.css';
import { messages } from './messages';

interface FilterGroupProps {
  /** Under which the browser remembers whether it is open. */
  name: string;
  label: string;
  /** How many of its options are chosen: said when it is folded. */
  chosen: number;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Filters that belong together, under a word that folds them, with or without scripts; the browser remembers it (C61). */
export function FilterGroup({ name, label, chosen, isOpenAtFirst = true, children }: FilterGroupProps) {
  const [isOpen, fold] = useFold(`filter-${name}`, isOpenAtFirst);
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && fold(open)}
    >
      <summary className={styles.fold}>
        <span className={styles.label}>{label}</span>
        {!isOpen && chosen > 0 ? <span className={styles.chosen}>{messages.chosen(chosen)}</span> : null}
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

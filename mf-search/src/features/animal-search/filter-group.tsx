import { useFold } from '@portal/shared/session';
import { ChevronDownIcon, classNames } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
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

/** Filters that belong together, under a button that folds them; the browser remembers it (C61). */
export function FilterGroup({ name, label, chosen, isOpenAtFirst = true, children }: FilterGroupProps) {
  const [isOpen, fold] = useFold(`filter-${name}`, isOpenAtFirst);
  const id = useId();
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => fold(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        {!isOpen && chosen > 0 ? <span className={styles.chosen}>{messages.chosen(chosen)}</span> : null}
        <ChevronDownIcon size={20} className={classNames(styles.chevron, isOpen && styles.open)} />
      </button>
      <div id={id} hidden={!isOpen} className={styles.content}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}

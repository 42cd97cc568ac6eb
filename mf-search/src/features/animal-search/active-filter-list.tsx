import { Button, Chip } from '@portal/shared/ui';
import { type ActiveFilter, withoutAll } from '../../common/animal-filter/active-filters';
import styles from './active-filter-list.module.css';
import { messages } from './messages';
import type { ChangeFilter } from './use-animal-search';

interface ActiveFilterListProps {
  active: readonly ActiveFilter[];
  change: ChangeFilter;
  /** Where the focus goes when the chip that had it is gone. */
  onRemoved: () => void;
}

/** The chosen filters; a click takes one away. */
export function ActiveFilterList({ active, change, onRemoved }: ActiveFilterListProps) {
  if (active.length === 0) return null;
  const remove = (without: Parameters<ChangeFilter>[0]) => {
    change(without);
    onRemoved();
  };
  return (
    <div className={styles.active}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className={styles.chips} role="list" aria-label={messages.active}>
        {active.map(({ key, label, without }) => (
          <li key={key} className={styles.chip}>
            <Chip onRemove={() => remove(without)} removeLabel={messages.remove(label)}>
              {label}
            </Chip>
          </li>
        ))}
        <li>
          <Button variant="quiet" className={styles.clear} onClick={() => remove(withoutAll(active))}>
            {messages.clear}
          </Button>
        </li>
      </ul>
    </div>
  );
}

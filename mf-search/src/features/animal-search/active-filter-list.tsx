import { FIRST_PAGE } from '@portal/shared/contract';
import { Button, Chip } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { type ActiveFilter, withoutAll } from '../../common/animal-filter/active-filters';
import styles from './active-filter-list.module.css';
import { messages } from './messages';
import type { AnimalSearchState, ChangeFilter } from './use-animal-search';

interface ActiveFilterListProps {
  state: AnimalSearchState;
  active: readonly ActiveFilter[];
  /** Where the focus goes when the chip that had it is gone. */
  onRemoved: () => void;
}

/** The chosen filters; a click takes one away. */
export function ActiveFilterList({ state, active, onRemoved }: ActiveFilterListProps) {
  if (active.length === 0) return null;
  const remove = (without: Parameters<ChangeFilter>[0]) => {
    state.change(without);
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
      <noscript>{__ON_SERVER__ ? <RemovingLinks state={state} active={active} /> : null}</noscript>
    </div>
  );
}

/** Without scripts: links to the search without a filter, and without any. */
function RemovingLinks({ state: { hrefWith }, active }: Pick<ActiveFilterListProps, 'state' | 'active'>) {
  const links = active.map(({ key, label, without }) => ({ key, label: messages.remove(label), without }));
  return (
    <ul className={styles.links}>
      {[...links, { key: '', label: messages.clear, without: withoutAll(active) }].map(({ key, label, without }) => (
        <li key={key}>
          <Link to={hrefWith({ first: FIRST_PAGE, ...without })}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

import type { Shelter } from '@portal/shared/contract';
import { placementMenu, STATUS_LABELS } from '@portal/shared/domain';
import { ActionMenu, Button } from '@portal/shared/ui';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog';
import { messages } from './messages';
import { useBulkChange } from './use-bulk-change';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  shelter: Pick<Shelter, 'id' | 'uuidkey'>;
  selection: Selection;
}

/** What can be done with the chosen animals: it sticks to the lower edge of the window, in reach of a thumb. */
export function SelectionBar({ shelter, selection }: SelectionBarProps) {
  const { selected, leaveOut, setAll } = selection;
  const { change, ask, confirm, cancel } = useBulkChange(shelter, leaveOut);
  const actions = bulkActions(selected).map(({ status, label, animals, skipped }) => ({
    label,
    isDisabled: animals.length === 0,
    onSelect: () => ask({ status, animals, skipped }),
  }));
  return (
    <>
      {selected.length > 0 ? (
        <section aria-label={messages.bulk} className={styles.bar}>
          <p role="status" className={styles.count}>
            {messages.selected(selected.length)}
          </p>
          <ActionMenu label={messages.changeStatus} subject={messages.ofSelected} actions={actions} />
          <Button variant="quiet" onClick={() => setAll(false)}>
            {messages.unselect}
          </Button>
        </section>
      ) : null}
      {change ? <BulkDialog change={change} onConfirm={confirm} onCancel={cancel} /> : null}
    </>
  );
}

/** Per status of the menu, the animals that can get it and those for which its entry would be disabled (BE-010). */
function bulkActions(selected: Selection['selected']) {
  const menus = selected.map((animal) => ({ animal, menu: placementMenu(animal.geplaatst) }));
  const [first] = menus;
  return (first?.menu ?? []).map(({ status }) => {
    const canHave = ({ menu }: (typeof menus)[number]) =>
      menu.some((entry) => entry.status === status && !entry.isDisabled);
    return {
      status,
      label: STATUS_LABELS[status],
      animals: menus.filter(canHave).map(({ animal }) => animal),
      skipped: menus.filter((one) => !canHave(one)).map(({ animal }) => animal),
    };
  });
}

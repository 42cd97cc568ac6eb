import { PlacementStatus, type Shelter, type ShelterAnimalPage } from '@portal/shared/contract';
import { statusLabel } from '@portal/shared/domain';
import { CheckBox } from '@portal/shared/ui/form';
import { DataTable } from '@portal/shared/ui/table';
import { animalColumns } from './animal-columns';
import styles from './bulk.module.css';
import { messages } from './messages';
import { SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';

/** `isBusy` while other animals are loading. */
export interface AnimalTableProps {
  shelter: Pick<Shelter, 'id' | 'uuidkey'>;
  page: ShelterAnimalPage;
  isBusy: boolean;
}

/**
 * The animals of one page (BE-005, BE-008): newest first, placed ones greyed; a row leads to the profile. Chosen rows get one status together.
 */
export function AnimalTable({ shelter, page, isBusy }: AnimalTableProps) {
  const selection = useSelection(page.data);
  return (
    <div>
      <label className={styles.all}>
        <CheckBox checked={selection.isAll} onChange={({ target }) => selection.setAll(target.checked)} />
        {messages.selectAll}
      </label>
      <DataTable
        label={messages.table}
        columns={animalColumns(shelter, selection)}
        rows={page.data}
        keyOf={({ id }) => id}
        isMuted={({ geplaatst }) => geplaatst === PlacementStatus.placed}
        hintOf={({ geplaatst }) => (geplaatst === PlacementStatus.placed ? statusLabel(geplaatst) : undefined)}
        isBusy={isBusy}
      />
      <SelectionBar shelter={shelter} selection={selection} />
    </div>
  );
}

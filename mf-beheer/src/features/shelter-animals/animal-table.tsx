import { PlacementStatus, type Shelter, type ShelterAnimalPage } from '@portal/shared/contract';
import { statusLabel } from '@portal/shared/domain';
import { DataTable } from '@portal/shared/ui/table';
import { animalColumns } from './animal-columns';
import { messages } from './messages';

/** `isBusy` while other animals are loading. */
export interface AnimalTableProps {
  shelter: Pick<Shelter, 'id' | 'uuidkey'>;
  page: ShelterAnimalPage;
  isBusy: boolean;
}

/** The animals of one page (BE-005, BE-008): newest first, placed ones greyed; a row leads to the profile. */
export function AnimalTable({ shelter, page, isBusy }: AnimalTableProps) {
  return (
    <DataTable
      label={messages.table}
      columns={animalColumns(shelter)}
      rows={page.data}
      keyOf={({ id }) => id}
      isMuted={({ geplaatst }) => geplaatst === PlacementStatus.placed}
      hintOf={({ geplaatst }) => (geplaatst === PlacementStatus.placed ? statusLabel(geplaatst) : undefined)}
      isBusy={isBusy}
    />
  );
}

import type { Shelter, ShelterAnimalRow } from '@portal/shared/contract';
import { placementMenu } from '@portal/shared/domain';
import { ActionMenu } from '@portal/shared/ui';
import { messages } from './messages';
import { useStatusChange } from './use-status-change';

interface StatusMenuProps {
  animal: Pick<ShelterAnimalRow, 'uuidkey' | 'naam' | 'geplaatst'>;
  shelter: Pick<Shelter, 'id' | 'uuidkey'>;
}

/** The status menu of a row: what makes no sense from the present status is disabled (BE-010); choosing saves at once (BE-011). */
export function StatusMenu({ animal, shelter }: StatusMenuProps) {
  const { choose, isBusy } = useStatusChange(shelter);
  const actions = placementMenu(animal.geplaatst).map(({ status, label, isDisabled }) => ({
    label,
    isDisabled,
    onSelect: () => void choose(animal, status),
  }));
  return (
    <ActionMenu label={messages.changeStatus} subject={messages.of(animal.naam)} actions={actions} isBusy={isBusy} />
  );
}

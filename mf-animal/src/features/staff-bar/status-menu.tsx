import type { PlacementStatus } from '@portal/shared/contract';
import { STATUS_LABELS, statusLabel } from '@portal/shared/domain';
import { ActionMenu } from '@portal/shared/ui';
import { messages } from './messages';

/** In the order of the specification: J, G, N, P, A. */
const STATUSES = Object.keys(STATUS_LABELS) as PlacementStatus[];

export interface StatusMenuProps {
  /** The saved status, or the picked one while its question is open. */
  present: PlacementStatus;
  isBusy: boolean;
  onPick: (status: PlacementStatus) => void;
}

/** The dropdown 'Verander status': all five can be chosen, the present one is marked (AN-050, C10). */
export function StatusMenu({ present, isBusy, onPick }: StatusMenuProps) {
  return (
    <ActionMenu
      label={messages.changeStatus}
      isBusy={isBusy}
      isWide
      actions={STATUSES.map((status) => ({
        label: statusLabel(status),
        isChosen: status === present,
        onSelect: () => onPick(status),
      }))}
    />
  );
}

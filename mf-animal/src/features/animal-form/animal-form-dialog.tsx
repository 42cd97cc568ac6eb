import { useListProvincesQuery } from '@portal/shared/api-slices';
import type { AnimalFormDialogProps } from '@portal/shared/contract';
import { LoadState } from '@portal/shared/ui';
import { FormDialog } from '@portal/shared/ui/form';
import { AnimalEditDialog } from './animal-edit-dialog';
import { AnimalForm } from './animal-form';
import { FormSkeleton } from './form-skeleton';
import { messages } from './messages';

/**
 * The piece `mf-animal/animal-form-dialog`: adds an animal (AN-030 to AN-037), or changes the one with `uuidkey` (AN-038). It gives the key
 * back; who opened it shows a new animal.
 */
export function AnimalFormDialog({ uuidkey, asiel, onClose }: AnimalFormDialogProps) {
  if (uuidkey === undefined) return <AnimalCreateDialog asiel={asiel} onClose={onClose} />;
  return (
    <AnimalEditDialog
      uuidkey={uuidkey}
      onClose={() => onClose()}
      onSaved={() => onClose({ uuidkey, created: false })}
    />
  );
}

function AnimalCreateDialog({
  asiel,
  onClose,
}: { asiel: number | undefined } & Pick<AnimalFormDialogProps, 'onClose'>) {
  // Refetched: a visitor's answer, kept from before signing in, does not know the own province.
  const provinces = useListProvincesQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <FormDialog onClose={() => onClose()} title={messages.createTitle} discard={messages.discard}>
      <LoadState
        query={{ ...provinces, data: provinces.isFetching ? undefined : provinces.data }}
        skeleton={<FormSkeleton />}
      >
        {(lookup) => (
          <AnimalForm provinces={lookup} asiel={asiel} onCreated={(uuidkey) => onClose({ uuidkey, created: true })} />
        )}
      </LoadState>
    </FormDialog>
  );
}

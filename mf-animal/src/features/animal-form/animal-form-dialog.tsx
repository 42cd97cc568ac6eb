import { useListProvincesQuery } from '@portal/shared/api-slices';
import type { AnimalFormDialogProps } from '@portal/shared/contract';
import { LoadState, Skeleton } from '@portal/shared/ui';
import { FormDialog } from '@portal/shared/ui/form';
import { AnimalForm } from './animal-form';
import styles from './animal-form.module.css';
import { messages } from './messages';

/** The piece `mf-animal/animal-form-dialog`: adds an animal (AN-030 to AN-037). It gives the new key back; who opened it shows the new animal. */
export function AnimalFormDialog({ asiel, onClose }: AnimalFormDialogProps) {
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

function FormSkeleton() {
  return (
    <div className={styles.skeleton}>
      {['short', 'full', 'short', 'full', 'short', 'full'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines without a name
        <Skeleton key={index} width={width as 'short' | 'full'} />
      ))}
    </div>
  );
}

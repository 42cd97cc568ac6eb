import { useListProvincesQuery } from '@portal/shared/api-slices';
import { LoadState } from '@portal/shared/ui';
import { FormDialog } from '@portal/shared/ui/form';
import { useGetAnimalVersionQuery } from '../../endpoints/animal-edit';
import { AnimalEditForm } from './animal-edit-form';
import { FormSkeleton } from './form-skeleton';
import { messages } from './messages';

export interface AnimalEditDialogProps {
  uuidkey: string;
  onClose: () => void;
  onSaved: () => void;
}

/** The dialog '<naam> - bewerken' of an existing animal (AN-030): it begins with what is stored now. */
export function AnimalEditDialog({ uuidkey, onClose, onSaved }: AnimalEditDialogProps) {
  const version = useGetAnimalVersionQuery(uuidkey);
  const provinces = useListProvincesQuery({});
  const naam = version.data?.item.naam.trim() || messages.unnamed;
  return (
    <FormDialog onClose={onClose} title={messages.editTitle(naam)} discard={messages.unsaved}>
      <LoadState query={version} skeleton={<FormSkeleton />}>
        {(animal) => <AnimalEditForm animal={animal} provinces={provinces.data?.items ?? []} onSaved={onSaved} />}
      </LoadState>
    </FormDialog>
  );
}

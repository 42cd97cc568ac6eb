import { LoadState, Skeleton } from '@portal/shared/ui';
import type { EditorProps } from '../../common/edit-in-place';
import { useGetAnimalVersionQuery } from '../../endpoints/animal-edit';
import { DescriptionForm } from './description-form';

/** Edits the description in its place, beginning with what is stored now (AN-056). */
export function DescriptionEditor({ uuidkey, onDone }: EditorProps) {
  const version = useGetAnimalVersionQuery(uuidkey);
  return (
    <LoadState query={version} skeleton={<Skeleton shape="block" />}>
      {(animal) => <DescriptionForm animal={animal} onDone={onDone} />}
    </LoadState>
  );
}

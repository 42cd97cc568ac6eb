import { useFieldValue, useWriteField } from '@portal/shared/ui/form';
import { PhotoStrip } from '../../common/photo/photo-strip';

/** The photos of a new animal: the form holds their key, so its draft finds them again. */
export function AnimalPhotos({ draft }: { draft: string }) {
  const concept = String(useFieldValue('concept') ?? '');
  const setConcept = useWriteField('concept');
  return <PhotoStrip draft={draft} concept={concept} onConcept={setConcept} />;
}

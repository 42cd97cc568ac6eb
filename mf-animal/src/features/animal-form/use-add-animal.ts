import { useSetAnimalStatusMutation } from '@portal/shared/api-slices';
import { type Animal, type AnimalCreate, PlacementStatus } from '@portal/shared/contract';
import { isRequestError, logError, useToast } from '@portal/shared/session';
import { useCreateAnimalMutation } from '../../endpoints/animal-edit';
import { messages } from './messages';

interface AddOptions {
  idempotencyKey: string;
  /** Whether the new animal is published at once. */
  isPublished: boolean;
}

/**
 * Adds an animal as a preview (AN-037) and then, when that is asked for, publishes it. A publication that fails leaves the preview and says
 * so; it is published from its page. Throws when nothing was added.
 */
export function useAddAnimal(): (body: AnimalCreate, options: AddOptions) => Promise<Animal> {
  const [create] = useCreateAnimalMutation();
  const [setStatus] = useSetAnimalStatusMutation();
  const showToast = useToast();
  return async (body, { idempotencyKey, isPublished }) => {
    const animal = await create({ body, idempotencyKey }).unwrap();
    if (!isPublished) return animal;
    const { uuidkey, asiel } = animal;
    const { error } = await setStatus({ uuidkey, geplaatst: PlacementStatus.published, asiel });
    if (error === undefined) return animal;
    logError('A new animal could not be published.', error);
    const reason = isRequestError(error) ? error.message : '';
    showToast({ type: 'warning', message: `${messages.notPublished} ${reason}`.trim() });
    return animal;
  };
}

import type { Animal, AnimalFieldUpdate } from '@portal/shared/contract';
import { isRequestError } from '@portal/shared/session';
import { type AnimalVersion, useLazyGetAnimalVersionQuery, useUpdateAnimalMutation } from '../endpoints/animal-edit';

/** Most versions of others that a save goes on from. */
const ATTEMPTS = 5;

/** What came of a save: the saved animal, or the version of somebody else who changed the same things meanwhile. */
export type SaveResult = { saved: AnimalVersion } | { theirs: AnimalVersion };

/** Nothing is null in an answer and '' in a form. */
const isSame = (one: unknown, other: unknown) => (one ?? '') === (other ?? '');

/** Whether what `body` changes is in `theirs` other than it was in `base`, and not what `body` wants either. */
function isContested(body: AnimalFieldUpdate, base: Animal, theirs: Animal): boolean {
  const { properties = [], ...fields } = body;
  const answers = (animal: Animal) => new Map(animal.properties.map(({ key, value }) => [key, value]));
  const [before, now] = [answers(base), answers(theirs)];
  return (
    properties.some(({ key, value }) => now.get(key) !== before.get(key) && now.get(key) !== value) ||
    (Object.keys(fields) as (keyof typeof fields)[]).some(
      (name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], fields[name]),
    )
  );
}

/**
 * Saves fields of an animal that was read as `base` (C29). When somebody else saved meanwhile, but nothing of what is saved here, it goes on
 * from their version; otherwise nothing is saved and theirs is given, to choose from. Throws every other refusal of the api.
 */
export function useSaveAnimal(uuidkey: string) {
  const [update] = useUpdateAnimalMutation();
  const [read] = useLazyGetAnimalVersionQuery();
  return async function save(base: AnimalVersion, body: AnimalFieldUpdate): Promise<SaveResult> {
    let from = base;
    for (let attempt = 1; ; attempt += 1) {
      const { data, error } = await update({ uuidkey, body, etag: from.etag });
      if (data !== undefined) return { saved: data };
      if (!isRequestError(error) || error.code !== 'STALE' || attempt === ATTEMPTS) throw error;
      from = await read(uuidkey).unwrap();
      if (isContested(body, base.item, from.item)) return { theirs: from };
    }
  };
}

import type { AnimalEditForm } from '@portal/shared/contract';
import { useState } from 'react';
import { useSaveAnimal } from '../../common/save-animal';
import type { AnimalVersion } from '../../endpoints/animal-edit';
import { changeBody, changedFields, type EditedField, type EditedValues, editedTexts } from './edited-animal';

/** What saving needs of the form. */
interface EditingForm {
  getValues(): unknown;
  setValue(name: EditedField, value: string): void;
  reset(values: EditedValues): void;
}

/** The version of somebody else, who changed some of the same fields. */
export interface TheirVersion {
  version: AnimalVersion;
  contested: EditedField[];
  take: () => void;
}

/**
 * Saves the changed fields of an existing animal, once nobody else changed the same ones meanwhile (C29): `theirs` is then the other version,
 * to be taken over with `take` or overwritten knowingly by saving again. Fields that were left alone show what somebody else saved. `save`
 * throws the refusal of the api; false is a conflict. Without a change nothing is sent.
 */
export function useEditAnimal(uuidkey: string) {
  const saveAnimal = useSaveAnimal(uuidkey);
  const [theirs, setTheirs] = useState<TheirVersion | null>(null);

  function show(version: AnimalVersion, base: AnimalVersion, mine: readonly EditedField[], form: EditingForm): void {
    const [before, now] = [editedTexts(base.item), editedTexts(version.item)];
    const typed = form.getValues() as EditedValues;
    for (const name of changedFields(now, before)) if (!mine.includes(name)) form.setValue(name, now[name]);
    const take = () => {
      form.reset({ ...now, base: version });
      setTheirs(null);
    };
    setTheirs({ version, contested: changedFields(now, before).filter((name) => now[name] !== typed[name]), take });
  }

  async function save(values: AnimalEditForm, form: EditingForm): Promise<boolean> {
    const typed = form.getValues() as EditedValues;
    const base = theirs?.version ?? typed.base;
    const mine = changedFields(typed, editedTexts(base.item));
    if (mine.length === 0) return true;
    const result = await saveAnimal(base, changeBody(values, mine));
    if ('saved' in result) return true;
    show(result.theirs, base, mine, form);
    return false;
  }
  return { save, theirs };
}

import type { Animal, AnimalEditForm, AnimalFieldUpdate } from '@portal/shared/contract';
import { restoreFields } from '@portal/shared/ui/form';
import type { AnimalVersion } from '../../endpoints/animal-edit';

/** Fields of an existing animal, in the order of the form. */
export const EDITED_FIELDS = [
  ...(['naam', 'ras', 'geslacht', 'leeftijd', 'provincie', 'koppel', 'gevonden', 'inbewaring', 'gemeente'] as const),
  ...(['kleur', 'rasaanvul', 'youtubeUrl', 'amivedinummer', 'donatienummer'] as const),
];
export type EditedField = (typeof EDITED_FIELDS)[number];

/** What the fields hold while they are edited: texts, '' for nothing. */
export type EditedTexts = Record<Exclude<EditedField, 'koppel' | 'gevonden'>, string> &
  Pick<Animal, 'koppel' | 'gevonden'>;

/** What the form holds: the fields, and the version that it began with, from which a draft goes on. */
export type EditedValues = EditedTexts & { base: AnimalVersion };

/** The stored animal as texts of the form. */
export const editedTexts = (animal: Animal): EditedTexts =>
  Object.fromEntries(EDITED_FIELDS.map((name) => [name, String(animal[name] ?? '')])) as EditedTexts;

/** Fields that hold something else than `from`. */
export const changedFields = (values: EditedTexts, from: EditedTexts): EditedField[] =>
  EDITED_FIELDS.filter((name) => values[name] !== from[name]);

/** The chosen fields alone. */
const pick = <T extends object, Name extends keyof T>(from: T, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;

/** What is sent of a form: the fields that were changed, so that whatever else somebody saved stays. */
export const changeBody = (values: AnimalEditForm, names: readonly EditedField[]): AnimalFieldUpdate =>
  pick(values, names);

/** What was typed before, over what is stored now; the version is the one that it was typed over, so that a later one is noticed (C29). */
export function restoreEdited(draft: unknown, saved: EditedValues): EditedValues {
  const kept = restoreFields(draft, saved);
  const begun = kept.base?.item as Partial<Animal> | undefined;
  if (begun?.uuidkey !== saved.base.item.uuidkey) return saved;
  return { ...saved, ...pick(kept, changedFields(kept, editedTexts(kept.base.item))), base: kept.base };
}

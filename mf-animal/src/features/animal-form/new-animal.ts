import {
  type AnimalCreate,
  Answer,
  NewAnimalAdminForm,
  NewAnimalForm,
  type NewAnimalInput,
  YesNo,
} from '@portal/shared/contract';
import { textToHtml } from '@portal/shared/domain';

const isChosen = (value: unknown) => typeof value === 'object' && value !== null;

/** The form of a new animal: an admin also names the shelter (C26). */
export const newAnimalForm = (asksShelter: boolean): typeof NewAnimalForm =>
  asksShelter ? NewAnimalAdminForm : NewAnimalForm;

/** What the form holds: also the key of the photos that were sent before the animal is there (C42), '' without any. */
export type NewAnimalValues = NewAnimalInput & { concept: string };

/** An empty form: no couple, nothing said about found, the own province (C50), no photo. */
export function emptyAnimal(province: number | null): NewAnimalValues {
  const nothing = {
    soort: '',
    naam: '',
    ras: '',
    geslacht: '',
    leeftijd: '',
    omschrijving: '',
    asiel: '',
    concept: '',
  };
  const optional = { kleur: '', rasaanvul: '', youtubeUrl: '', amivedinummer: '', donatienummer: '' };
  const found = { inbewaring: '', gemeente: '' };
  return {
    ...nothing,
    ...optional,
    ...found,
    koppel: YesNo.no,
    gevonden: Answer.unknown,
    provincie: province === null ? '' : String(province),
  };
}

/** The key of the photos of what is in the form now. */
export const conceptOf = (values: NewAnimalInput): string => ('concept' in values ? String(values.concept) : '');

/** What was typed before as far as it fits the form: texts and the chosen shelter, over the empty form. */
export function startAnimal(draft: unknown, empty: NewAnimalValues): NewAnimalValues {
  const kept = isChosen(draft) ? (draft as Record<string, unknown>) : {};
  const fits = Object.entries(kept).filter(
    ([name, value]) => name in empty && (typeof value === 'string' || (name === 'asiel' && isChosen(value))),
  );
  return { ...empty, ...Object.fromEntries(fits) } as NewAnimalValues;
}

/**
 * The body of `POST animal`; `asiel` is the shelter that was given or chosen, none for staff (C26). With `concept` the animal gets the photos
 * that were sent under it.
 */
export function newAnimalBody(values: NewAnimalForm, given: number | undefined, concept = ''): AnimalCreate {
  const { asiel, omschrijving, ...form } = values;
  const id = given ?? (typeof asiel === 'object' ? asiel.id : undefined);
  return {
    ...form,
    omschrijving: textToHtml(omschrijving),
    ...(id === undefined ? {} : { asiel: id }),
    ...(concept === '' ? {} : { concept }),
  };
}

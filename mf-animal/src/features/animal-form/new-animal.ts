import {
  type AnimalCreate,
  Answer,
  NewAnimalAdminForm,
  NewAnimalForm,
  type NewAnimalInput,
  YesNo,
} from '@portal/shared/contract';
import { textToHtml } from '../../common/plain-text';

const isChosen = (value: unknown) => typeof value === 'object' && value !== null;

/** The form of a new animal: an admin also names the shelter (C26). */
export const newAnimalForm = (asksShelter: boolean): typeof NewAnimalForm =>
  asksShelter ? NewAnimalAdminForm : NewAnimalForm;

/** An empty form: no couple, nothing said about found, the own province (C50). */
export function emptyAnimal(province: number | null): NewAnimalInput {
  const nothing = { soort: '', naam: '', ras: '', geslacht: '', leeftijd: '', omschrijving: '', asiel: '' };
  const optional = { kleur: '', rasaanvul: '', youtubeUrl: '', amivedinummer: '', donatienummer: '' };
  return {
    ...nothing,
    ...optional,
    koppel: YesNo.no,
    gevonden: Answer.unknown,
    provincie: province === null ? '' : String(province),
  };
}

/** What was typed before as far as it fits the form: texts and the chosen shelter, over the empty form. */
export function startAnimal(draft: unknown, empty: NewAnimalInput): NewAnimalInput {
  const kept = isChosen(draft) ? (draft as Record<string, unknown>) : {};
  const fits = Object.entries(kept).filter(
    ([name, value]) => name in empty && (typeof value === 'string' || (name === 'asiel' && isChosen(value))),
  );
  return { ...empty, ...Object.fromEntries(fits) } as NewAnimalInput;
}

/** The body of `POST animal`; `asiel` is the shelter that was given or chosen, none for staff (C26). */
export function newAnimalBody(values: NewAnimalForm, given: number | undefined): AnimalCreate {
  const { asiel, omschrijving, ...form } = values;
  const id = given ?? (typeof asiel === 'object' ? asiel.id : undefined);
  return { ...form, omschrijving: textToHtml(omschrijving), ...(id === undefined ? {} : { asiel: id }) };
}

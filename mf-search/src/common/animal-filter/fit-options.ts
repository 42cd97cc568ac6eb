import { ANIMAL_WISHES, FIT_KEYS } from '@portal/shared/contract';
import type { FieldOption } from '@portal/shared/ui/form';

const isAmong = (keys: readonly string[], key: string) => keys.includes(key);

/** Whether a question of the checklist says with whom or where the animal can live, so that its J is good news. */
export const isFit = (key: string) => isAmong(FIT_KEYS, key) && !isAmong(ANIMAL_WISHES, key);

/** The questions of 'Past bij mij'. */
export const fitOptions = (questions: readonly FieldOption[]) => questions.filter(({ value }) => isFit(value));

/**
 * The questions that say how the animal is cared for and behaves. A wish of the animal is asked the other way round (`geen`); an address that has it
 * as a question still shows it, so that it can be taken away.
 */
export const careOptions = (questions: readonly FieldOption[], chosen: readonly string[]) =>
  questions.filter(({ value }) => !isFit(value) && (!isAmong(ANIMAL_WISHES, value) || chosen.includes(value)));

import { useListChecklistQuery } from '@portal/shared/api-slices';
import {
  ANIMAL_WISHES,
  type AnimalCard,
  type AnimalFilter,
  Answer,
  type ChecklistOption,
  type FitKey,
} from '@portal/shared/contract';
import { type FitMark, FitMarks } from '@portal/shared/ui';
import { type ReactNode, useCallback } from 'react';
import { isFit } from '../../common/animal-filter/fit-options';
import { small, withoutBrackets } from '../../common/animal-filter/words';
import { messages } from './messages';

/** What stands below the facts of a card. */
export type RemarkOf = (animal: AnimalCard) => ReactNode;

/** The remark of each card of a search: which wishes of the search the animal meets. */
export function useRemarkOf(search: AnimalFilter): RemarkOf {
  const { data: checklist } = useListChecklistQuery({});
  return useCallback(
    (animal) => {
      const marks = wishMarks(animal, search, checklist ?? []);
      return marks.length > 0 ? <FitMarks marks={marks} /> : null;
    },
    [search, checklist],
  );
}

/**
 * The wishes of 'Past bij mij' that the animal meets, and those of which it is unknown. One that it does not meet is never among them: such an animal
 * stands there only until the answer to a changed filter comes.
 */
export function wishMarks(
  { soort, eig }: AnimalCard,
  search: AnimalFilter,
  checklist: readonly ChecklistOption[],
): FitMark[] {
  // A card of a release before the answers says nothing about them.
  if (eig === undefined) return [];
  return checklist
    .filter(({ soortids }) => soortids.length === 0 || soortids.includes(soort))
    .flatMap(({ key, label }): FitMark[] => {
      const answer = eig[key as FitKey] ?? Answer.unknown;
      const question = { answer: Answer.unknown, text: small(withoutBrackets(label)) };
      if (search.eig?.includes(key) && isFit(key)) {
        if (answer === Answer.yes) return [{ ...question, answer }];
        return answer === Answer.unknown && search.eigx !== undefined ? [question] : [];
      }
      const wish = ANIMAL_WISHES.find((wished) => wished === key && search.geen?.includes(key));
      if (wish === undefined || answer === Answer.yes) return [];
      return [answer === Answer.no ? { answer: Answer.yes, text: messages.needless[wish] } : question];
    });
}

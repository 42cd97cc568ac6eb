import { Answer, type ChecklistAnswer } from '@portal/shared/contract';
import { noWords } from '../../common/checklist-words';

/** The groups in their order (C65). Only `less` is marked with a cross: what decides whether somebody can take the animal. */
export const GROUP_NAMES = ['good', 'less', 'wishes', 'behaviour', 'care', 'unknown'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/** With whom and where the animal can live: a no decides for the visitor. */
const ABILITIES = 'kinderen kinderen_jong katten honden soortgenoten alleen binnen buitenhok'.split(' ');
/** What the animal asks of a home: a no is good news. */
const WISHES = ['buiten', 'ervaren', 'tuin'];
const CARE = 'gecastreerd gechipt geent ontwormd paspoort fiv_felv medisch dieet'.split(' ');

function groupOf({ key, value }: ChecklistAnswer): GroupName {
  if (value === Answer.unknown) return 'unknown';
  const isYes = value === Answer.yes;
  if (ABILITIES.includes(key)) return isYes ? 'good' : 'less';
  if (WISHES.includes(key)) return isYes ? 'wishes' : 'good';
  return CARE.includes(key) ? 'care' : 'behaviour';
}

/** An answer as it is read. */
export interface ChecklistLine {
  key: string;
  text: string;
}

/** The answers by what they mean for who looks for an animal, each in words; groups without answers are left out. */
export function checklistGroups(
  properties: readonly ChecklistAnswer[],
): { name: GroupName; lines: readonly ChecklistLine[] }[] {
  return GROUP_NAMES.map((name) => ({
    name,
    lines: properties
      .filter((item) => groupOf(item) === name)
      .map((item) => ({ key: item.key, text: item.value === Answer.no ? noWords(item) : item.label })),
  })).filter(({ lines }) => lines.length > 0);
}

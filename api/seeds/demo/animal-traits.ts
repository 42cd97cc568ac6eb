import type { CaseAnimal } from './cases';
import { CHECKLIST, type Kind } from './kinds';
import { coupleShare } from './looks';
import { ANIMAL_NAMES, NAMES_BY_SEX } from './names';
import type { Random } from './random';

const SUPPLEMENT: Record<Kind, readonly string[]> = {
  1: ['type Ragdoll', 'kruising met Maine Coon', 'type Noorse boskat'],
  2: ['kruising met labrador', 'vermoedelijk herder-mix', 'kruising terriër', 'type podenco'],
  3: ['gemengd', 'kleine soort'],
  4: ['type hangoor', 'kruising met kleurdwerg'],
};
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
/** Answers to the checklist by key of the question, for the questions of this kind. */
export function answersFor(kind: Kind, rnd: Random): Map<string, 'J' | 'N' | 'X'> {
  const answers = new Map<string, 'J' | 'N' | 'X'>();
  for (const item of CHECKLIST) {
    if (item.kinds.includes(String(kind))) {
      const lot = rnd.next();
      answers.set(item.key, lot < item.yes ? 'J' : lot < item.yes + item.unknown ? 'X' : 'N');
    }
  }
  if (answers.get('kinderen') === 'N' && answers.has('kinderen_jong')) {
    answers.set('kinderen_jong', 'N');
  } else if (answers.get('kinderen_jong') === 'J') {
    answers.set('kinderen', 'J');
  }
  if (answers.get('binnen') === 'J' && answers.get('buiten') === 'J') {
    answers.set('binnen', 'X');
  }
  return answers;
}

/** A name that fits the sex; couples often have two. */
export function nameFor(
  couple: boolean,
  sexecode: 'M' | 'V' | null,
  special: CaseAnimal | undefined,
  rnd: Random,
): string {
  const first = rnd.pick(couple ? ANIMAL_NAMES : NAMES_BY_SEX[sexecode ?? 'unknown']);
  const second = rnd.pick(ANIMAL_NAMES);
  return special?.naam ?? (couple && first !== second ? `${first} & ${second}` : first);
}

/** The texts and marks that visitors filter on; `colours` are those that the animal can have. */
export function traits(
  kind: Kind,
  breed: string,
  colours: readonly string[],
  special: CaseAnimal | undefined,
  rnd: Random,
) {
  const koppel = rnd.chance(coupleShare(kind, breed)) ? 'J' : 'N';
  const gevonden = rnd.weighted([
    ['J', 9],
    ['X', 20],
    ['N', 71],
  ] as const);
  const kleur = rnd.chance(0.05) ? null : rnd.pick(colours);
  const rasaanvul = rnd.chance(0.15) ? rnd.pick(SUPPLEMENT[kind]) : null;
  const found = special === undefined ? gevonden : (special.gevonden ?? 'N');
  const amivedi = `D${rnd.int(1_000_000, 9_999_999)}`;
  const hasAmivedi = rnd.chance(0.6) && found === 'J' && special === undefined;
  return {
    koppel: special === undefined ? koppel : (special.koppel ?? 'N'),
    gevonden: found,
    kleur: special?.kleur === undefined ? (special ? rnd.pick(colours) : kleur) : special.kleur,
    rasaanvul: special === undefined ? rasaanvul : (special.rasaanvul ?? null),
    amivedinummer: special?.amivedinummer ?? (hasAmivedi ? amivedi : null),
    donatienummer: special?.donatienummer ?? (rnd.chance(0.1) && special === undefined ? 'NL96TEST0000000000' : null),
    youtube_url: special?.youtube || (rnd.chance(0.06) && special === undefined) ? VIDEO : null,
  };
}

import { CHILDREN, COMPANIONS, WANTED } from './description-home';
import { CHARACTER, HABITS, ORIGIN } from './description-texts';
import { KIND, type Kind } from './kinds';
import type { Random } from './random';

/** What a description must agree with. */
export interface Described {
  naam: string;
  kind: Kind;
  breed: string;
  sexecode: 'M' | 'V' | null;
  couple: boolean;
  young: boolean;
  found: boolean;
  /** Checklist answers by key. */
  answers: ReadonlyMap<string, 'J' | 'N' | 'X'>;
}

const PRONOUNS = {
  M: { Hij: 'Hij', hij: 'hij', hem: 'hem', zijn: 'zijn' },
  V: { Hij: 'Zij', hij: 'zij', hem: 'haar', zijn: 'haar' },
  couple: { Hij: 'Zij', hij: 'zij', hem: 'hen', zijn: 'hun' },
} as const;

const FLYING = /Parkiet|parkiet|Kanarie|Duif/;
const COLD = /schildpad|Slang|Baardagaam/;
const YARD = /Kip|Geit|Pony/;

function habitsOf(animal: Described): readonly string[] {
  if (animal.kind === KIND.cat) {
    return HABITS.cat;
  }
  if (animal.kind === KIND.dog) {
    return HABITS.dog;
  }
  if (FLYING.test(animal.breed)) {
    return HABITS.bird;
  }
  return COLD.test(animal.breed) ? HABITS.reptile : YARD.test(animal.breed) ? HABITS.yard : HABITS.small;
}

/** Fills `{naam}`, pronouns, the kind's word and `[singular|plural]`. */
function fill(template: string, animal: Described): string {
  const words: Record<string, string> = PRONOUNS[animal.couple ? 'couple' : (animal.sexecode ?? 'M')];
  const word =
    animal.kind === KIND.cat
      ? 'kat'
      : animal.kind === KIND.dog
        ? 'hond'
        : animal.kind === KIND.rabbit
          ? 'konijn'
          : 'dier';
  return template
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (animal.couple ? many : one))
    .replace(/\{(\w+)\}/g, (_, key: string) =>
      key === 'naam' ? animal.naam : key === 'soort' ? word : (words[key] ?? ''),
    );
}

function companions(animal: Described): readonly string[] {
  const has = (key: string): string => animal.answers.get(key) ?? 'X';
  if (animal.kind === KIND.cat || animal.kind === KIND.dog) {
    return COMPANIONS[`${has('katten')}${has('honden')}` as keyof typeof COMPANIONS] ?? COMPANIONS.XX;
  }
  return has('soortgenoten') === 'J'
    ? COMPANIONS.own
    : has('soortgenoten') === 'N'
      ? COMPANIONS.alone
      : COMPANIONS.unsure;
}

function wanted(animal: Described): readonly string[] {
  const yes = (key: string): boolean => animal.answers.get(key) === 'J';
  if (animal.kind === KIND.dog) {
    return yes('ervaren') ? WANTED.experienced : yes('tuin') ? WANTED.garden : WANTED.dog;
  }
  if (animal.kind === KIND.cat) {
    return yes('binnen') && !yes('buiten') ? WANTED.indoor : yes('buiten') ? WANTED.outdoor : WANTED.cat;
  }
  return WANTED.small;
}

/** Escapes the characters that have a meaning in HTML. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * Dutch description in two `<p>`: origin, character and habits; people, animals and whom we look for. It never
 * says what the checklist denies.
 */
export function describe(animal: Described, rnd: Random): string {
  const children = CHILDREN[animal.answers.get('kinderen') ?? 'X'];
  const origin = animal.found ? ORIGIN.found : animal.young ? ORIGIN.young : ORIGIN.other;
  const first = [origin, CHARACTER, habitsOf(animal)].map((list) => fill(rnd.pick(list), animal));
  const second = [children, companions(animal), wanted(animal)].map((list) => fill(rnd.pick(list), animal));
  return `<p>${escapeHtml(first.join(' '))}</p><p>${escapeHtml(second.join(' '))}</p>`;
}

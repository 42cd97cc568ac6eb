import type { AccountIds } from './accounts';
import { makePerson } from './accounts';
import type { Calendar } from './calendar';
import { CASE_ANIMALS } from './cases';
import { REACTION_TEXTS } from './people-texts';
import type { Population } from './population';
import { createRandom, type Random } from './random';
import { demoUuid } from './uuid';

const YEAR = 350;
const OPEN = 2;

/** Animals that people reacted to in the last twelve months, by index in the population. */
export function reactedAnimals(population: Population): Uint32Array {
  const list = new Uint32Array(population.size);
  let length = 0;
  for (let at = CASE_ANIMALS.length; at < population.size; at += 1) {
    const published = population.published[at] ?? -1;
    const ended = population.ended[at] ?? -1;
    if (published >= 0 && ended < YEAR && (population.status[at] ?? 9) !== OPEN) {
      list[length++] = at;
    }
  }
  return list.slice(0, length);
}

/** Each reaction of a case: the animal's id, in order. */
export function caseReactions(): number[] {
  return CASE_ANIMALS.flatMap((animal, at) => Array.from({ length: animal.reactions ?? 0 }, () => at + 1));
}

/** Everything that making a reaction needs. */
export interface ReactionContext {
  seed: number;
  calendar: Calendar;
  population: Population;
  accounts: AccountIds;
  visitors: number;
  animals: Uint32Array;
  cases: readonly number[];
  /** uid and name of an account, to write the same person. */
  person(id: number): { displayname: string; email: string };
}

type Code = 'send' | 'inprogress' | 'done' | 'archive';
/** The visitor D has one reaction per statuscode. */
const OWN: readonly Code[] = ['send', 'inprogress', 'done', 'archive'];

function statusFor(age: number, rnd: Random): Code {
  if (age > 110) {
    return 'archive';
  }
  const shares = age <= 7 ? [60, 25, 15] : age <= 30 ? [10, 30, 60] : [1, 4, 95];
  return rnd.weighted([
    ['send', shares[0] ?? 0],
    ['inprogress', shares[1] ?? 0],
    ['done', shares[2] ?? 0],
  ] as const);
}

function answersOf(rnd: Random) {
  return {
    informatie: rnd.pick(REACTION_TEXTS),
    woonruimte: rnd.pick(['Appartement', 'Bovenwoning', 'Tussenwoning', 'Hoekwoning', 'Vrijstaand huis', 'Boerderij']),
    alleen_thuis: rnd.pick(['zelden', 'uurtjes', 'werkdag']),
    tuin: rnd.pick(['Ja', 'Nee']),
    kinderen: rnd.pick(['Ja', 'Nee']),
    huisdieren: rnd.pick(['Ja', 'Nee']),
    ervaring: rnd.pick(['Geen', 'Weinig', 'Gemiddeld', 'Veel']),
    kto: rnd.chance(0.8) ? 'Ja' : 'Nee',
  };
}

function ageOf(at: number, population: Population, rnd: Random): number {
  const ended = Math.max(0, population.ended[at] ?? 0);
  const published = Math.min(YEAR, population.published[at] ?? 0);
  return rnd.int(Math.min(ended, published), Math.max(ended, published));
}

/** The reaction with this index (from 0): first those of the cases, then bezoeker's four, then the rest. */
export function makeReaction(index: number, context: ReactionContext): object {
  const { seed, calendar, population } = context;
  const rnd = createRandom(seed, `reaction/${index}`);
  const forCase = context.cases[index];
  const own = OWN[index - context.cases.length];
  const at = forCase === undefined ? (context.animals[rnd.int(0, context.animals.length - 1)] ?? 0) : forCase - 1;
  const age = ageOf(at, population, rnd);
  const statuscode = forCase === undefined ? (own ?? statusFor(age, rnd)) : 'send';
  const registered = rnd.chance(0.7);
  const userId =
    own === undefined ? context.accounts.visitor(rnd.int(4, context.visitors)) : context.accounts.visitor(1);
  const stranger = makePerson(rnd);
  const known = registered || own !== undefined ? context.person(userId) : undefined;
  const statusDay =
    statuscode === 'send' ? age : statuscode === 'archive' ? Math.max(0, age - 100) : Math.max(0, age - rnd.int(0, 6));
  const created = calendar.at(age, rnd.next());
  const moved = statuscode === 'send' ? created : calendar.at(statusDay, 1);
  return {
    id: index + 1,
    uuidkey: demoUuid(seed, 'reaction', index + 1),
    dier_id: at + 1,
    asiel_id: population.shelter[at],
    user_id: known === undefined ? null : userId,
    usertype: known === undefined ? null : 'default',
    displayname: known?.displayname ?? `${stranger.firstname} ${stranger.lastname}`,
    email: known?.email ?? `${stranger.mailname}${index}@post.example`,
    phone: rnd.chance(0.6) ? `+3160000${rnd.int(0, 9)}${rnd.int(100, 999)}` : null,
    ...answersOf(rnd),
    geplaatst: false,
    statuscode,
    status_at: moved,
    answered_at: statuscode === 'send' ? null : moved,
    created_at: created,
    updated_at: moved,
  };
}

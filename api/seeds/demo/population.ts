import { CASE_ANIMALS, FIRST_CASE_SHELTER } from './cases';
import { KIND, KINDS, type Kind } from './kinds';
import { createRandom, type Random } from './random';
import { type Availability, countStatuses, type Scale, STATUSES } from './scale';

/** Which animal stands where, in arrays of numbers so that a million fits in 20 MB; index 0 is the animal with id 1. */
export interface Population {
  size: number;
  /** Number of shelters. */
  shelters: number;
  /** Shelter id per animal. */
  shelter: Uint16Array;
  /** Index in STATUSES per animal. */
  status: Uint8Array;
  kind: Uint8Array;
  /** Days since first publication, -1 when never published. */
  published: Int32Array;
  /** Days since placement or archiving, -1 while the animal is open. */
  ended: Int32Array;
  /** P + N + G per shelter, index = id. */
  occupied: Int32Array;
}

/** Kinds of the shelters that take only some (docs/data-and-search.md#cases). */
const ONLY: ReadonlyMap<number, readonly Kind[]> = new Map([
  [13, [KIND.cat]],
  [14, [KIND.dog]],
  [15, [KIND.other, KIND.rabbit]],
]);

/** Running totals of the shelters' sizes: Zipf, the biggest about 6 %. */
function shelterSizes(count: number, rnd: Random): Float64Array {
  const ranks = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i -= 1) {
    const j = rnd.int(0, i);
    [ranks[i], ranks[j]] = [ranks[j] ?? 0, ranks[i] ?? 0];
  }
  const totals = new Float64Array(count);
  let sum = 0;
  for (let i = 0; i < count; i += 1) {
    sum += ((ranks[i] ?? 0) + 3) ** -0.8;
    totals[i] = sum;
  }
  return totals;
}

function drawShelter(totals: Float64Array, rnd: Random): number {
  const wanted = rnd.next() * (totals[totals.length - 1] ?? 0);
  let low = 0;
  let high = totals.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((totals[middle] ?? 0) > wanted) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low + 1;
}

function drawKind(shelter: number, rnd: Random): Kind {
  const kinds = ONLY.get(shelter) ?? [KIND.cat, KIND.dog, KIND.rabbit, KIND.other];
  return rnd.weighted(kinds.map((kind) => [kind, KINDS[kind].share] as const));
}

/** Median of the days that an animal waits. */
const WAIT_DAYS = 28;
/** Makes 8 % wait for more than 90 days. */
const WAIT_SPREAD = Math.log(90 / WAIT_DAYS) / logit(0.92);
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

function logit(share: number): number {
  return Math.log(share / (1 - share));
}

/** Days of waiting that `share` of the animals stay below (log-logistic); 1 % wait for longer than a year. */
function drawWait(share: number, rnd: Random): number {
  const wait = Math.floor(WAIT_DAYS * Math.exp(WAIT_SPREAD * logit(share)));
  return rnd.chance(0.005) || wait > 900 ? rnd.int(366, 900) : wait;
}

/**
 * Shares for drawWait, per kind evenly spread (a golden ratio sequence) from about 0: the first of each kind came in just now, and
 * each kind is among the newest as it is among all.
 */
function createShares(rnd: Random): (kind: number) => number {
  const last = new Map<number, number>();
  return (kind) => {
    const known = last.get(kind);
    const next = known === undefined ? rnd.between(0.0001, 0.0005) : (known + GOLDEN_RATIO) % 1;
    last.set(kind, next);
    return next;
  };
}

function shuffledStatuses(scale: Scale, availability: Availability, rnd: Random): Uint8Array {
  const counts = countStatuses(scale, availability);
  for (const animal of CASE_ANIMALS) {
    counts[animal.geplaatst] = Math.max(0, counts[animal.geplaatst] - 1);
  }
  const list = new Uint8Array(scale.animals - CASE_ANIMALS.length);
  let at = 0;
  STATUSES.forEach((status, index) => {
    list.fill(index, at, at + counts[status]);
    at += counts[status];
  });
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = rnd.int(0, i);
    [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
  }
  return list;
}

function drawDates(
  population: Population,
  at: number,
  scale: Scale,
  rnd: Random,
  shareOf: (kind: number) => number,
): void {
  const status = STATUSES[population.status[at] ?? 0];
  const open = status === 'N' || status === 'G';
  const wait = drawWait(status === 'N' ? shareOf(population.kind[at] ?? 1) : rnd.next(), rnd);
  const gone = rnd.int(0, scale.history - 1);
  const unseen = status === 'P' || (status === 'A' && rnd.chance(0.1));
  population.ended[at] = open || status === 'P' ? -1 : gone;
  population.published[at] = unseen ? -1 : open ? wait : gone + wait;
}

function placeCase(population: Population, at: number): void {
  const animal = CASE_ANIMALS[at];
  if (animal !== undefined) {
    population.shelter[at] = FIRST_CASE_SHELTER;
    population.status[at] = STATUSES.indexOf(animal.geplaatst);
    population.kind[at] = animal.soort;
    population.published[at] = animal.days ?? 5;
    population.ended[at] = animal.placedDays ?? -1;
  }
}

/** Spreads the animals over shelters, kinds, statuses and time; the cases of `cases.ts` are the first ids. */
export function planPopulation(scale: Scale, availability: Availability, seed: number, shelters: number): Population {
  const size = scale.animals;
  const rnd = createRandom(seed, 'population');
  const population: Population = {
    size,
    shelters,
    shelter: new Uint16Array(size),
    status: new Uint8Array(size),
    kind: new Uint8Array(size),
    published: new Int32Array(size),
    ended: new Int32Array(size),
    occupied: new Int32Array(shelters + 1),
  };
  const totals = shelterSizes(shelters, rnd);
  const statuses = shuffledStatuses(scale, availability, rnd);
  const shareOf = createShares(rnd);
  for (let at = 0; at < size; at += 1) {
    if (at < CASE_ANIMALS.length) {
      placeCase(population, at);
    } else {
      const shelter = drawShelter(totals, rnd);
      population.shelter[at] = shelter;
      population.kind[at] = drawKind(shelter, rnd);
      population.status[at] = statuses[at - CASE_ANIMALS.length] ?? 0;
      drawDates(population, at, scale, rnd, shareOf);
    }
    const shelter = population.shelter[at] ?? 1;
    population.occupied[shelter] = (population.occupied[shelter] ?? 0) + ((population.status[at] ?? 4) < 3 ? 1 : 0);
  }
  return population;
}

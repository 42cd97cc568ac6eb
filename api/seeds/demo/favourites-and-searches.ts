import type { AccountIds } from './accounts';
import type { Calendar } from './calendar';
import { caseId } from './cases';
import { KIND, KINDS, type Kind } from './kinds';
import type { Population } from './population';
import { createRandom } from './random';
import { demoUuid } from './uuid';

/** Favourites: bezoeker has 8, one of them placed; the others follow popularity (Zipf) over the visible animals. */
export function makeFavourites(
  population: Population,
  accounts: AccountIds,
  visitors: number,
  seed: number,
  calendar: Calendar,
): object[] {
  const rnd = createRandom(seed, 'favourite');
  const visible: number[] = [];
  for (let at = 0; at < population.size; at += 1) {
    if ((population.status[at] ?? 9) < 2) {
      visible.push(at + 1);
    }
  }
  const pairs = new Map<string, object>();
  const add = (user: number, animal: number | undefined): void => {
    if (animal !== undefined) {
      const since = Math.max(0, Math.min(population.published[animal - 1] ?? 0, 200));
      pairs.set(`${user}/${animal}`, {
        user_id: user,
        dier_id: animal,
        created_at: calendar.at(rnd.int(0, since), rnd.next()),
      });
    }
  };
  const chosen = [...visible.slice(0, 7), caseId('placed-29')];
  for (const animal of chosen) {
    add(accounts.visitor(1), animal);
  }
  for (let i = 0; i < visitors * 2 && visible.length > 0; i += 1) {
    add(accounts.visitor(rnd.int(4, visitors)), visible[Math.floor(visible.length * rnd.next() ** 3)]);
  }
  return [...pairs.values()];
}

const PROVINCES: readonly (readonly [number, string])[] = [
  [4, 'Gelderland'],
  [7, 'Noord-Brabant'],
  [8, 'Noord-Holland'],
  [10, 'Utrecht'],
  [12, 'Zuid-Holland'],
  [3, 'Friesland'],
  [21, 'Antwerpen'],
];

function savedSearch(id: number, user: number, seed: number, calendar: Calendar): object {
  const rnd = createRandom(seed, `saved-search/${id}`);
  const kind = rnd.pick<Kind>([KIND.cat, KIND.dog, KIND.rabbit]);
  const [province, name] = rnd.pick(PROVINCES);
  const age = rnd.int(3, 150);
  return {
    id,
    uuidkey: demoUuid(seed, 'saved-search', id),
    user_id: user,
    naam: `${KINDS[kind].word[0]?.toUpperCase()}${KINDS[kind].word.slice(1)} in ${name}`,
    filters: { soort: String(kind), provincie: String(province), ...(rnd.chance(0.3) ? { eig: 'kinderen' } : {}) },
    soorten: [kind],
    provincies: [province],
    notify: rnd.pick(['none', 'direct', 'daily', 'weekly']),
    last_viewed_at: calendar.at(rnd.int(1, age), rnd.next()),
    created_at: calendar.at(age, rnd.next()),
  };
}

/** Saved searches: bezoeker 3, bezoeker2 none, bezoeker3 20, one in five of the others. */
export function makeSavedSearches(accounts: AccountIds, visitors: number, seed: number, calendar: Calendar): object[] {
  const owners = [...Array<number>(3).fill(1), ...Array<number>(20).fill(3)];
  for (let visitor = 5; visitor <= Math.min(visitors, 25_000); visitor += 5) {
    owners.push(visitor);
  }
  return owners.map((visitor, i) => savedSearch(i + 1, accounts.visitor(visitor), seed, calendar));
}

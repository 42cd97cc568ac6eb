import type { AnimalCard } from '@portal/shared/contract';

/** Most cards kept, about 1 KB each. */
const CARDS_MAX = 10_000;

/**
 * Cards as `read` gives them, each read once per state of what it is made from: different queries find the same animals, so most need no
 * query. `stateOf` names that state; another text forgets every card. A failure is not kept.
 */
export function cardCache(
  read: (ids: readonly number[]) => Promise<AnimalCard[]>,
  stateOf: () => string,
  max = CARDS_MAX,
): (ids: readonly number[]) => Promise<AnimalCard[]> {
  let state: string | undefined;
  let kept = new Map<number, AnimalCard>();
  return async (ids) => {
    const present = stateOf();
    if (present !== state || kept.size > max) {
      state = present;
      kept = new Map();
    }
    // What is read now belongs to this state, also when the next one begins meanwhile.
    const cards = kept;
    const missing = ids.filter((id) => !cards.has(id));
    if (missing.length > 0) for (const card of await read(missing)) cards.set(card.id, card);
    return ids.flatMap((id) => cards.get(id) ?? []);
  };
}

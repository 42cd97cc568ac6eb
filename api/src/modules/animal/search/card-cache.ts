import { AnimalCard } from '@portal/shared/contract';
import * as z from 'zod/mini';

/** Most cards kept, about 1 KB each. */
const CARDS_MAX = 10_000;

const cached = new WeakSet<object>();

/** The card without any field that its schema does not know. */
function checkedCard(card: AnimalCard): AnimalCard {
  const checked = z.parse(AnimalCard, card);
  cached.add(Object.freeze(checked));
  return checked;
}

/**
 * A card out of a `cardCache`, in the schema of an answer. It went through `AnimalCard` when it was read and cannot be changed, so it is not
 * taken apart for every page that shows it: that was a tenth of a search (decision 103). Any other card is an error.
 */
export const CachedCard = z.custom<AnimalCard>((card) => cached.has(card as object));

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
    if (missing.length > 0) for (const card of await read(missing)) cards.set(card.id, checkedCard(card));
    return ids.flatMap((id) => cards.get(id) ?? []);
  };
}

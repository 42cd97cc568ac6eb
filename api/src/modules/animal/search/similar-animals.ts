import {
  type AnimalCard,
  AnimalSearchQuery,
  AnimalSort,
  PlacementStatus,
  SIMILAR_ANIMALS,
} from '@portal/shared/contract';
import type { Database } from '../../../ports/database/port';

/** What another animal is compared by. The breed stands for the size, which no field has. */
const FACTS = ['ras', 'leeftijd', 'provincie', 'land'] as const;
type Fact = (typeof FACTS)[number];

/** What an animal has in common with this one, the likest first; always the kind. */
const LIKENESS: readonly (readonly Fact[])[] = [
  ['ras', 'leeftijd', 'provincie'],
  ['leeftijd', 'provincie'],
  ['ras', 'provincie'],
  ['provincie'],
  ['ras', 'leeftijd', 'land'],
  ['leeftijd', 'land'],
  ['land'],
  [],
];

export interface SimilarAnimalsDependencies {
  database: Pick<Database, 'query'>;
  /** The search; undefined when the query is invalid. */
  findAnimals: (query: AnimalSearchQuery) => Promise<AnimalCard[] | undefined>;
}

/**
 * Finds the available animals that are most like one: same kind, near in age, size and place, at most three. Those that wait longest come
 * first, so that a second look finds the same ones.
 */
export function similarAnimals({ database, findAnimals }: SimilarAnimalsDependencies) {
  return async ({ uuidkey }: { uuidkey: string }): Promise<AnimalCard[]> => {
    const { rows } = await database.query<Record<Fact | 'soort', string | number>>(
      `SELECT soort, ${FACTS.join(', ')} FROM animal WHERE uuidkey = $1`,
      [uuidkey],
    );
    const animal = rows[0];
    const similar = new Map<string, AnimalCard>();
    for (const facts of animal ? LIKENESS : []) {
      const values = [...facts, 'soort' as const].map((fact) => [fact, String(animal?.[fact])]);
      const query = AnimalSearchQuery.parse({
        ...Object.fromEntries(values),
        ...{ geplaatst: PlacementStatus.published, sort: AnimalSort.longestWait, rows: 2 * SIMILAR_ANIMALS },
      });
      for (const card of (await findAnimals(query)) ?? [])
        if (card.uuidkey !== uuidkey && card.geplaatst === PlacementStatus.published) similar.set(card.uuidkey, card);
      if (similar.size >= SIMILAR_ANIMALS) break;
    }
    return [...similar.values()].slice(0, SIMILAR_ANIMALS);
  };
}

import type { AgeOption, ChecklistOption, Kind, SexOption } from '@portal/shared/contract';
import type { Database } from '../../ports/database/port';
import { lookupRepository } from '../lookup';
import { type BreedFinder, breedFinder } from './breed-finder';
import { plainWord } from './cell-words';

/** What the names in a file mean; names are compared by `plainWord`. */
export interface ImportLookups {
  kinds: ReadonlyMap<string, Kind>;
  kindNames: ReadonlyMap<Kind, string>;
  breeds: BreedFinder;
  sexes: readonly SexOption[];
  /** In order of age. */
  ages: readonly AgeOption[];
  /** By name, by name with country and by abbreviation; a name that exists twice is that of the shelter's country. */
  provinces: ReadonlyMap<string, number>;
  items: ReadonlyMap<string, ChecklistOption>;
}

/** The option lists, for a shelter in `land`. */
export async function importLookups(database: Pick<Database, 'query'>, land: string | null): Promise<ImportLookups> {
  const lookups = lookupRepository(database);
  const kinds = await lookups.kinds();
  const provinces = await lookups.provinces();
  // The last one of a name counts.
  const ordered = [...provinces].sort((a, b) => Number(a.land === land) - Number(b.land === land));
  return {
    kinds: new Map(kinds.map(({ id, naam }) => [plainWord(naam), id])),
    kindNames: new Map(kinds.map(({ id, naam }) => [id, naam])),
    breeds: breedFinder(await lookups.breeds()),
    sexes: await lookups.sexes(),
    ages: await lookups.ages(),
    provinces: new Map(
      ordered.flatMap(({ id, naam, afkorting, land: country }) =>
        [naam, `${naam} (${country})`, afkorting].map((name) => [plainWord(name), id] as const),
      ),
    ),
    items: new Map((await lookups.checklist()).map((item) => [item.key, item])),
  };
}

import { useLocation, useParams } from 'react-router-dom';
import { areaOf } from './common/animal-filter/search-area';
import { useFilterOptions } from './common/animal-filter/use-filter-options';
import { useAnimalSearch } from './features/animal-search/use-animal-search';
import { useFirstAnimals } from './features/shelter/shelter-animals-row';
import { useShelter } from './features/shelter/use-shelter';
import type { routes } from './routes';

function AnimalSearchQueries() {
  const { search } = useAnimalSearch(areaOf(useLocation().pathname));
  useFilterOptions(search.soort, undefined, search.plaats);
  return null;
}

function ShelterQueries() {
  const { uuidkey = '' } = useParams();
  useShelter(uuidkey);
  useFirstAnimals(uuidkey);
  return null;
}

/** The queries of pages that have more addresses than can be kept, by the patterns of `routes`; see `RemoteModule`. */
export const queries = {
  zoek: AnimalSearchQueries,
  'zoek/dieren': AnimalSearchQueries,
  'zoek/dieren/kat': AnimalSearchQueries,
  'zoek/dieren/hond': AnimalSearchQueries,
  'zoek/dieren/overig': AnimalSearchQueries,
  'zoek/dieren/konijn': AnimalSearchQueries,
  'zoek/kat': AnimalSearchQueries,
  'zoek/hond': AnimalSearchQueries,
  'zoek/overig': AnimalSearchQueries,
  'zoek/langzitters': AnimalSearchQueries,
  'zoek/koppels': AnimalSearchQueries,
  'zoek/gevondendieren': AnimalSearchQueries,
  'asiel/:uuidkey': ShelterQueries,
  'zoek/asiel/:uuidkey': ShelterQueries,
} satisfies Partial<Record<keyof typeof routes, () => null>>;

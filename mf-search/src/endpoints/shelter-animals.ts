import { injectOwned, listTags } from '@portal/shared/api-slices';
import { AnimalSearchPage, apiPath, Flag, type Kind, SHELTER_ANIMALS_ROWS } from '@portal/shared/contract';

/** A shelter's animals: `asiel` is its key or number; `soort` the kinds, none for all. */
interface ShelterAnimalsQuery {
  asiel: string;
  soort: readonly Kind[];
}

const shelterAnimalsApi = injectOwned('mf-search', (build) => ({
  /** loadOthers of specification § 7: exactly `z=1`, `asiel`, `soort` (left out for all kinds) and `x_rpp=200`, the most that are shown. */
  searchShelterAnimals: build.query<AnimalSearchPage, ShelterAnimalsQuery>({
    query: (asked) => ({ url: apiPath.animals(), params: { z: Flag.on, ...asked, x_rpp: SHELTER_ANIMALS_ROWS } }),
    responseSchema: AnimalSearchPage,
    providesTags: (page) =>
      listTags(
        'Animal',
        page?.data.map((animal) => animal.uuidkey),
      ),
  }),
}));

export const { useSearchShelterAnimalsQuery } = shelterAnimalsApi;

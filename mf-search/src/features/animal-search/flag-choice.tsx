import { ANIMAL_FILTERS, type AnimalFacets, FLAG_FILTERS, type FlagFilter } from '@portal/shared/contract';
import { CheckboxGroup } from '@portal/shared/ui/form';
import { filterMessages } from '../../common/animal-filter/messages';
import { FilterGroup } from './filter-group';
import type { AnimalSearchState } from './use-animal-search';

/** What a preset already says, or rules out: a long-stayer is neither new nor reserved (C08). */
const POINTLESS: Readonly<Partial<Record<FlagFilter, readonly FlagFilter[]>>> = { langzitter: ['nieuw', 'geplaatst'] };

interface FlagChoiceProps {
  state: AnimalSearchState;
  facets: AnimalFacets | undefined;
}

/** The filters that are on or off, but for those of the page itself. */
export function FlagChoice({ state: { area, search, change }, facets }: FlagChoiceProps) {
  const preset = FLAG_FILTERS.filter((key) => key in area.preset);
  const hidden = preset.flatMap((key) => [key, ...(POINTLESS[key] ?? [])]);
  const flags = FLAG_FILTERS.filter((key) => !hidden.includes(key));
  const options = flags.map((key) => {
    const { on } = ANIMAL_FILTERS[key];
    const count = facets?.[key] && (facets[key][on] ?? 0);
    const sent = { name: key, value: on };
    return { value: key, label: filterMessages.flags[key], count, isDisabled: count === 0, sent };
  });
  const filterOf = (keys: string[]) =>
    Object.fromEntries(flags.map((key) => [key, keys.includes(key) ? ANIMAL_FILTERS[key].on : undefined]));
  const chosen = flags.filter((key) => search[key] !== undefined);
  return (
    <FilterGroup name="meer" label={filterMessages.fields.more} chosen={chosen.length}>
      <CheckboxGroup
        name="meer"
        label={filterMessages.fields.more}
        isLabelHidden
        options={options}
        value={chosen}
        onChange={(keys, before) => change(filterOf(keys), { seen: before && filterOf(before) })}
      />
    </FilterGroup>
  );
}

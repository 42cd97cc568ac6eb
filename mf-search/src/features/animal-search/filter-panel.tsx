import {
  ANIMAL_FILTERS,
  type AnimalFacets,
  FILTER_ANY,
  FLAG_FILTERS,
  Flag,
  type FlagFilter,
} from '@portal/shared/contract';
import { Skeleton } from '@portal/shared/ui';
import { CheckboxGroup, type FieldOption, SearchField, SelectField, ToggleField } from '@portal/shared/ui/form';
import {
  chosenOptions,
  type FilterOptions,
  type ListKey,
  PANEL_LISTS,
  wireValues,
} from '../../common/animal-filter/filter-options';
import { filterMessages } from '../../common/animal-filter/messages';
import styles from './filter-panel.module.css';
import { LongChoice } from './long-choice';
import { messages } from './messages';
import { NearFilter } from './near-filter';
import type { AnimalSearchState } from './use-animal-search';

export interface FilterPanelProps {
  state: AnimalSearchState;
  options: FilterOptions;
  facets: AnimalFacets | undefined;
  isLoading: boolean;
}

/** Every filter of the search; each change is at once in the address. */
export function FilterPanel({ state, options, facets, isLoading }: FilterPanelProps) {
  const { search, change } = state;
  const list = (key: ListKey) => <ListChoice key={key} name={key} options={options[key]} state={state} />;
  return (
    <div className={styles.panel}>
      <SearchField
        name="q"
        maxLength={100}
        value={search.q ?? ''}
        onSearch={(q, isRefinement) => change({ q }, { replace: isRefinement })}
        label={filterMessages.fields.q}
        hint={messages.wordHint}
      />
      {isLoading ? (
        <PanelSkeleton />
      ) : (
        <>
          <NearFilter state={state} facets={facets} />
          {PANEL_LISTS.map(list)}
          <FlagChoice state={state} facets={facets} />
          {list('eig')}
          {options.eig.length > 0 ? (
            <ToggleField
              name="eigx"
              label={messages.withUnknown}
              hint={messages.withUnknownHint}
              value={search.eigx !== undefined}
              onChange={(isOn) => change({ eigx: isOn ? Flag.on : undefined })}
            />
          ) : null}
        </>
      )}
    </div>
  );
}

/** Lists of which one option is chosen, or none; of the others several. */
const ONE_OF: readonly ListKey[] = ['geslacht', 'land'];

const hasSeveral = (options: readonly FieldOption[]) => options.filter(({ count }) => count !== 0).length > 1;

interface ListChoiceProps {
  name: ListKey;
  options: FieldOption[];
  state: AnimalSearchState;
}

/** A list as its length and meaning ask for. There is nothing to choose from one country. */
function ListChoice({ name, options, state: { search, change } }: ListChoiceProps) {
  const value = chosenOptions(options, search[name]).map((option) => option.value);
  const field = { name, label: filterMessages.fields[name], options, value };
  if (options.length === 0 || (name === 'land' && !hasSeveral(options))) return null;
  if (ONE_OF.includes(name)) return <AnyChoice {...field} onChange={(chosen) => change({ [name]: chosen })} />;
  const choose = (values: string[]) => change({ [name]: values.flatMap(wireValues) });
  const plural = messages.plurals[name];
  if (plural === undefined) return <CheckboxGroup {...field} onChange={choose} />;
  return <LongChoice {...field} plural={plural} onChange={choose} />;
}

interface AnyChoiceProps {
  name: string;
  label: string;
  options: FieldOption[];
  value: string[];
  onChange: (value: string) => void;
}

/** One choice, or 'maakt niet uit': the value 'x', which neither the address nor the request carries (SE-008). */
function AnyChoice({ name, label, options, value, onChange }: AnyChoiceProps) {
  return (
    <SelectField
      name={name}
      label={label}
      options={[{ value: FILTER_ANY, label: messages.any }, ...options]}
      value={value[0] ?? FILTER_ANY}
      onChange={onChange}
    />
  );
}

/** What a preset already says, or rules out: a long-stayer is neither new nor reserved (C08). */
const POINTLESS: Readonly<Partial<Record<FlagFilter, readonly FlagFilter[]>>> = { langzitter: ['nieuw', 'geplaatst'] };

function FlagChoice({ state: { area, search, change }, facets }: Pick<FilterPanelProps, 'state' | 'facets'>) {
  const preset = FLAG_FILTERS.filter((key) => key in area.preset);
  const hidden = preset.flatMap((key) => [key, ...(POINTLESS[key] ?? [])]);
  const flags = FLAG_FILTERS.filter((key) => !hidden.includes(key));
  const options = flags.map((key) => {
    const count = facets?.[key] && (facets[key][ANIMAL_FILTERS[key].on] ?? 0);
    return { value: key, label: filterMessages.flags[key], count, isDisabled: count === 0 };
  });
  const chosen = flags.filter((key) => search[key] !== undefined);
  return (
    <CheckboxGroup
      name="meer"
      label={filterMessages.fields.more}
      options={options}
      value={chosen}
      onChange={(keys) =>
        change(Object.fromEntries(flags.map((key) => [key, keys.includes(key) ? ANIMAL_FILTERS[key].on : undefined])))
      }
    />
  );
}

/** Skeleton of the panel while its lists are loading. */
function PanelSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {['ras', 'leeftijd', 'provincie'].map((key) => (
        <div key={key} className={styles.skeletonGroup}>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

import { type AnimalFacets, FILTER_ANY, Flag, PlacementStatus, YesNo } from '@portal/shared/contract';
import { Skeleton } from '@portal/shared/ui';
import { CheckboxGroup, type FieldOption, SearchField, SelectField, ToggleField } from '@portal/shared/ui/form';
import { FLAG_KEYS, type FlagKey } from '../../animal-filter/active-filters';
import { chosenOptions, type FilterOptions, type ListKey, wireValues } from '../../animal-filter/filter-options';
import { filterMessages } from '../../animal-filter/messages';
import styles from './filter-panel.module.css';
import { LongChoice } from './long-choice';
import { messages } from './messages';
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
  const choice = (key: ListKey) => ({
    name: key,
    label: filterMessages.fields[key],
    options: options[key],
    value: chosenOptions(options[key], search[key]).map(({ value }) => value),
    onChange: (values: string[]) => change({ [key]: values.flatMap(wireValues) }),
  });
  const anyChoice = (key: ListKey) => ({ ...choice(key), onChange: (value: string) => change({ [key]: value }) });
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
          <LongChoice {...choice('ras')} plural={messages.plurals.ras} />
          {options.leeftijd.length > 0 ? <CheckboxGroup {...choice('leeftijd')} /> : null}
          <AnyChoice {...anyChoice('geslacht')} />
          <LongChoice {...choice('provincie')} plural={messages.plurals.provincie} />
          {hasSeveralCountries(options.land) ? <AnyChoice {...anyChoice('land')} /> : null}
          <FlagChoice state={state} facets={facets} />
          <LongChoice {...choice('eig')} plural={messages.plurals.eig} />
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

const hasSeveralCountries = (options: readonly FieldOption[]) => options.filter(({ count }) => count !== 0).length > 1;

interface AnyChoiceProps {
  name: string;
  label: string;
  options: FieldOption[];
  value: string[];
  onChange: (value: string) => void;
}

/** One choice, or 'maakt niet uit': the value 'x', which neither the address nor the request carries (SE-008). */
function AnyChoice({ name, label, options, value, onChange }: AnyChoiceProps) {
  if (options.length === 0) return null;
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

const ON: Readonly<Record<FlagKey, string | number>> = {
  koppel: YesNo.yes,
  gevonden: YesNo.yes,
  nieuw: Flag.on,
  langzitter: Flag.on,
  geplaatst: PlacementStatus.published,
};

/** What a preset already says, or rules out: a long-stayer is neither new nor reserved (C08). */
const POINTLESS: Readonly<Partial<Record<FlagKey, readonly FlagKey[]>>> = { langzitter: ['nieuw', 'geplaatst'] };

function FlagChoice({ state: { area, search, change }, facets }: Pick<FilterPanelProps, 'state' | 'facets'>) {
  const preset = FLAG_KEYS.filter((key) => key in area.preset);
  const hidden = preset.flatMap((key) => [key, ...(POINTLESS[key] ?? [])]);
  const flags = FLAG_KEYS.filter((key) => !hidden.includes(key));
  const options = flags.map((key) => {
    const count = facets?.[key] && (facets[key][ON[key]] ?? 0);
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
        change(Object.fromEntries(flags.map((key) => [key, keys.includes(key) ? ON[key] : undefined])))
      }
    />
  );
}

/** The shape of the panel while its lists are on their way. */
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

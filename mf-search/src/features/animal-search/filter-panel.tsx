import { type AnimalFacets, FILTER_ANY } from '@portal/shared/contract';
import { Skeleton } from '@portal/shared/ui';
import { CheckboxGroup, type FieldOption, SearchField, SelectField } from '@portal/shared/ui/form';
import {
  chosenOptions,
  type FilterOptions,
  type ListKey,
  PANEL_LISTS,
  wireValues,
} from '../../common/animal-filter/filter-options';
import { filterMessages } from '../../common/animal-filter/messages';
import { FilterGroup } from './filter-group';
import styles from './filter-panel.module.css';
import { CareChoice, FitChoice } from './fit-choice';
import { FlagChoice } from './flag-choice';
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

/** Lists that stand before the words; every other list comes after them, in the order of the declaration. */
const FIRST: readonly ListKey[] = ['leeftijd', 'provincie', 'land', 'geslacht'];
const OTHERS = PANEL_LISTS.filter((key) => !FIRST.includes(key));

/** Every filter of the search in the order of the visitor's question: who fits, how old, where (C61). Each change is at once in the address. */
export function FilterPanel({ state, options, facets, isLoading }: FilterPanelProps) {
  const { search, change } = state;
  const list = (key: ListKey) => <ListChoice key={key} name={key} options={options[key]} state={state} />;
  return (
    <div className={styles.panel}>
      {isLoading ? (
        <PanelSkeleton />
      ) : (
        <>
          <FitChoice state={state} options={options} />
          {list('leeftijd')}
          <NearFilter state={state} facets={facets} />
          {list('provincie')}
          {list('land')}
          {list('geslacht')}
        </>
      )}
      <SearchField
        name="q"
        maxLength={100}
        value={search.q ?? ''}
        isInForm
        onSearch={(q, isRefinement) => change({ q }, { replace: isRefinement })}
        label={filterMessages.fields.q}
        hint={messages.wordHint}
      />
      {isLoading ? null : (
        <>
          {OTHERS.map(list)}
          <FlagChoice state={state} facets={facets} />
          <CareChoice state={state} options={options} />
        </>
      )}
    </div>
  );
}

/** Lists of which one option is chosen, or none; of the others several. */
const ONE_OF: readonly ListKey[] = ['geslacht', 'land'];
/** Lists that few visitors choose from. */
const FOLDED: readonly ListKey[] = ['kleur'];

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
  const filterOf = (values: string[]) => ({ [name]: values.flatMap(wireValues) });
  const choose = (values: string[], before?: string[]) =>
    change(filterOf(values), { seen: before && filterOf(before) });
  const plural = messages.plurals[name];
  return (
    <FilterGroup name={name} label={field.label} chosen={value.length} isOpenAtFirst={!FOLDED.includes(name)}>
      {plural === undefined ? (
        <CheckboxGroup {...field} isLabelHidden onChange={choose} />
      ) : (
        <LongChoice {...field} plural={plural} onChange={choose} />
      )}
    </FilterGroup>
  );
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

/** Skeleton of the panel while its lists are loading: as high as a screen, so that the words below it do not move in view. */
function PanelSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {['past', 'leeftijd', 'provincie', 'geslacht'].map((key) => (
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

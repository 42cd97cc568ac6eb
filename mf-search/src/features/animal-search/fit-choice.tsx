import { Flag } from '@portal/shared/contract';
import { CheckboxGroup, type FieldOption, ToggleField } from '@portal/shared/ui/form';
import type { FilterOptions } from '../../common/animal-filter/filter-options';
import { careOptions, fitOptions } from '../../common/animal-filter/fit-options';
import { FilterGroup } from './filter-group';
import { messages } from './messages';
import type { AnimalSearchState } from './use-animal-search';

interface FitChoiceProps {
  state: AnimalSearchState;
  options: FilterOptions;
}

/** Marks what the visitor lacks among the values of the boxes: 'tuin' is a question as well. */
const LACK = 'geen:';

/**
 * 'Past bij mij': with whom and where the animal can live, and what the visitor lacks. An animal that wishes that is left out; whether it is unknown
 * never counts as no (C61).
 */
export function FitChoice({ state: { search, change }, options }: FitChoiceProps) {
  const fits = fitOptions(options.eig);
  const lacks = options.geen.map((option) => ({
    ...option,
    value: LACK + option.value,
    sent: { name: 'geen', value: option.value },
  }));
  const chosen = [...(search.eig ?? []), ...(search.geen ?? []).map((key) => LACK + key)];
  const boxes = [...fits, ...lacks];
  if (boxes.length === 0 && options.eig.length === 0) return null;
  const value = valuesAmong(boxes, chosen);
  const filterOf = (values: string[]) => ({
    eig: [...outside(fits, search.eig), ...values.filter((key) => !key.startsWith(LACK))],
    geen: [
      ...outside(options.geen, search.geen),
      ...values.filter((key) => key.startsWith(LACK)).map((key) => key.slice(LACK.length)),
    ],
  });
  return (
    <FilterGroup name="past" label={messages.fit} chosen={value.length}>
      <CheckboxGroup
        name="eig"
        label={messages.fit}
        isLabelHidden
        options={boxes}
        value={value}
        onChange={(values, before) => change(filterOf(values), { seen: before && filterOf(before) })}
      />
      <ToggleField
        name="eigx"
        label={messages.withUnknown}
        hint={messages.withUnknownHint}
        value={search.eigx !== undefined}
        onChange={(isOn) => change({ eigx: isOn ? Flag.on : undefined })}
      />
    </FilterGroup>
  );
}

/** The rest of the checklist: how the animal is cared for and what it has learnt. Folded until somebody wants it. */
export function CareChoice({ state: { search, change }, options }: FitChoiceProps) {
  const chosen = search.eig ?? [];
  const boxes = careOptions(options.eig, chosen);
  if (boxes.length === 0) return null;
  const value = valuesAmong(boxes, chosen);
  const filterOf = (values: string[]) => ({ eig: [...outside(boxes, chosen), ...values] });
  return (
    <FilterGroup name="verzorging" label={messages.care} chosen={value.length} isOpenAtFirst={false}>
      <CheckboxGroup
        name="eig"
        label={messages.care}
        isLabelHidden
        options={boxes}
        value={value}
        onChange={(values, before) => change(filterOf(values), { seen: before && filterOf(before) })}
      />
    </FilterGroup>
  );
}

const valuesAmong = (options: readonly FieldOption[], chosen: readonly string[]) =>
  options.map(({ value }) => value).filter((value) => chosen.includes(value));

/** What is chosen and stands in another group, or nowhere. */
const outside = (options: readonly FieldOption[], chosen: readonly string[] = []) =>
  chosen.filter((key) => options.every(({ value }) => value !== key));

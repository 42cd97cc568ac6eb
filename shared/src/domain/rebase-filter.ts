import type { FilterValue } from '@portal/shared/contract';

type Filter = Readonly<Record<string, FilterValue>>;

/**
 * A change that somebody made while they saw the filter `seen`, for the filter as it is now: a list gains and loses the same values, and
 * what the change left as it was stays as it is now.
 */
export function rebaseFilter<Patch extends Filter>(now: Filter, seen: Filter, patch: Patch): Patch {
  const rebased = Object.entries(patch).map(([key, value]) => [key, rebaseValue(now[key], seen[key], value)]);
  return Object.fromEntries(rebased);
}

function rebaseValue(now: FilterValue, seen: FilterValue, value: FilterValue): FilterValue {
  if (!isList(value)) return value === seen ? now : value;
  const [before, after] = [textsOf(seen), value.map(String)];
  const kept = (isList(now) ? now : []).filter((entry) => after.includes(String(entry)) || !before.has(String(entry)));
  const known = textsOf(kept);
  return [...kept, ...value.filter((entry) => !before.has(String(entry)) && !known.has(String(entry)))];
}

const isList = (value: FilterValue): value is readonly (string | number)[] => Array.isArray(value);
const textsOf = (value: FilterValue) => new Set(isList(value) ? value.map(String) : []);

import { ANIMAL_FILTERS, type ListFilter } from '@portal/shared/contract';
import * as fc from 'fast-check';

/** Few, so that animals and filters meet. */
const IDS = 4;

/** One arbitrary per key of a filter, for `fc.record`. */
export const forKeys = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => fc.Arbitrary<Value>) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, fc.Arbitrary<Value>>;

/** A value that an animal may have in a list: one of the declared options, or an id. */
export function listValue(key: ListFilter): fc.Arbitrary<string | number> {
  const filter = ANIMAL_FILTERS[key];
  if ('options' in filter) return fc.constantFrom(...Object.values<string>(filter.options));
  return fc.integer({ min: 1, max: IDS });
}

/** One to four values of a list, as a filter has them. */
export const listValues = (key: ListFilter) => fc.uniqueArray(listValue(key), { minLength: 1, maxLength: 4 });

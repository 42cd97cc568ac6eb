import type { RuleFilter } from './rules-evaluator';
import type { RuleMap } from './rules-values';

/** A value as it travels: `{ integerValue: '1' }`. */
export type Value = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, Value>>;

export interface StoredDocument {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

export type WireFilter =
  | { compositeFilter: { op: 'AND' | 'OR'; filters: WireFilter[] } }
  | { fieldFilter: { field: { fieldPath: string }; op: string; value: Value } };

export interface StructuredQuery {
  from: { collectionId: string }[];
  where?: WireFilter;
  orderBy?: { field: { fieldPath: string }; direction?: string }[];
  limit?: number | { value: number };
}

function decode(value: Value): unknown {
  if ('nullValue' in value) return null;
  if ('timestampValue' in value) return new Date(String(value.timestampValue));
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value) return ((value.arrayValue as { values?: Value[] }).values ?? []).map(decode);
  if ('mapValue' in value) return decodeFields((value.mapValue as { fields?: Fields }).fields);
  return Object.values(value)[0];
}

export const decodeFields = (fields: Fields = {}): RuleMap =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value)]));

export const encodeFields = (data: RuleMap): Fields =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encode(value)]));

function encode(value: unknown): Value {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  return { mapValue: { fields: encodeFields(value as RuleMap) } };
}

/** Timestamps stay text: their microseconds decide the order. */
function valueAt({ name, fields }: StoredDocument, path: string): unknown {
  if (path === '__name__') return name;
  const value = fields[path];
  if (value === undefined) return undefined;
  return 'timestampValue' in value ? value.timestampValue : decode(value);
}

function matches(document: StoredDocument, where: WireFilter | undefined): boolean {
  if (!where) return true;
  if ('compositeFilter' in where) {
    const { op, filters } = where.compositeFilter;
    const isMatch = (filter: WireFilter) => matches(document, filter);
    return op === 'OR' ? filters.some(isMatch) : filters.every(isMatch);
  }
  const { field, op, value } = where.fieldFilter;
  if (op !== 'EQUAL') throw new Error(`filter ${op} is not supported`);
  return valueAt(document, field.fieldPath) === decode(value);
}

/** The filter in the words of the rules. */
export function ruleFilterOf(where: WireFilter | undefined): RuleFilter {
  if (!where) return null;
  if ('fieldFilter' in where)
    return { field: where.fieldFilter.field.fieldPath, equals: decode(where.fieldFilter.value) };
  const filters = where.compositeFilter.filters.map(ruleFilterOf);
  return where.compositeFilter.op === 'OR' ? { any: filters } : { all: filters };
}

export const limitOf = ({ limit }: StructuredQuery): number | null =>
  (typeof limit === 'object' ? limit.value : limit) ?? null;

/** What a query gives of these documents. */
export function select(documents: Iterable<StoredDocument>, prefix: string, query: StructuredQuery): StoredDocument[] {
  const orders = query.orderBy ?? [];
  const found = [...documents]
    .filter(({ name }) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/'))
    .filter((document) => matches(document, query.where))
    .filter((document) => orders.every(({ field }) => valueAt(document, field.fieldPath) !== undefined))
    .sort((left, right) => compareBy(orders, left, right));
  return found.slice(0, limitOf(query) ?? found.length);
}

function compareBy(
  orders: NonNullable<StructuredQuery['orderBy']>,
  left: StoredDocument,
  right: StoredDocument,
): number {
  for (const { field, direction } of orders) {
    const [a, b] = [left, right].map((document) => String(valueAt(document, field.fieldPath)));
    if (a !== b) return (String(a) < String(b) ? -1 : 1) * (direction === 'DESCENDING' ? -1 : 1);
  }
  return 0;
}

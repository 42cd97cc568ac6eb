/** One changed field: its name, and the old and the new value where they were stored. */
export interface ChangedField {
  field: string;
  before: string | null;
  after: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRole = (value: unknown): value is { role: string } => isRecord(value) && typeof value.role === 'string';

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && value.every(isRole)) return value.map(({ role }) => role).join(', ') || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The names in `fields`, with their values when `from` and `to` hold some. */
function namedFields({ fields, from, to }: Record<string, unknown>): ChangedField[] {
  const names = Array.isArray(fields) ? fields.map(String) : [];
  const valueIn = (side: unknown, name: string) => (isRecord(side) ? textOf(side[name]) : null);
  return names.map((field) => ({ field, before: valueIn(from, field), after: valueIn(to, field) }));
}

/**
 * What a line of the audit log says about fields. `changes` is what the writer stored: names in `fields`, old and new values in `from` and
 * `to` (of one thing, or by field), and anything else as a new value.
 */
export function changedFields(changes: unknown): ChangedField[] {
  if (!isRecord(changes)) return [];
  const { fields, from, to, ...others } = changes;
  const named = namedFields(changes);
  const isOne = (from !== undefined || to !== undefined) && !isRecord(from) && !isRecord(to);
  const one = isOne ? [{ field: 'status', before: textOf(from), after: textOf(to) }] : [];
  const rest = Object.entries(others).map(([field, value]) => ({ field, before: null, after: textOf(value) }));
  return [...named, ...one, ...rest];
}

/** The fields of which the line has both sides: what went from one value to another. */
export function toldChanges(changes: unknown): ChangedField[] {
  if (!isRecord(changes) || changes.from === undefined || changes.to === undefined) return [];
  const names = isRecord(changes.to) ? Object.keys(changes.to) : ['status'];
  return changedFields(changes).filter(({ field }) => names.includes(field));
}

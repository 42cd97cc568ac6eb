import type * as z from 'zod/mini';

type Schema = z.core.$ZodType & { safeParse?: (value: unknown) => { success: boolean } };
type Definition = Schema['_zod']['def'] & {
  shape?: Record<string, Schema>;
  innerType?: Schema;
  options?: readonly Schema[];
  element?: Schema;
  in?: Schema;
  out?: Schema;
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
};

const definitionOf = (schema: Schema) => schema._zod.def as Definition;

/** The schema inside wrappers such as optional and default. */
function unwrapped(schema: Schema): Schema {
  const { innerType, type, in: first } = definitionOf(schema);
  if (innerType) return unwrapped(innerType);
  return type === 'pipe' && first && definitionOf(first).type !== 'transform' ? unwrapped(first) : schema;
}

/** Paths of every field that may be sent as text, also inside objects, lists and alternatives. */
export function textFields(schema: Schema, path: readonly string[] = []): string[][] {
  const inner = unwrapped(schema);
  const { type, shape, options, element } = definitionOf(inner);
  if (shape) return Object.entries(shape).flatMap(([name, field]) => textFields(field, [...path, name]));
  if (options) return unique(options.flatMap((option) => textFields(option, path)));
  if (element) return textFields(element, [...path, '0']);
  return type === 'number' || type === 'int' || type === 'boolean' ? [] : [[...path]];
}

const unique = (paths: string[][]) => [...new Map(paths.map((path) => [path.join('.'), path])).values()];

const VALUES: readonly unknown[] = [
  ...[
    'a',
    'Een tekst',
    'a@voorbeeld.example',
    '2026-11-20',
    '5f0c2b1e-8d4f-4d4b-9b62-1f3a7c1d2e3f',
    'https://a.example',
  ],
  ...['1', 1, 0, true, false, '1234 AB', '0201234567', '<p>a</p>', 'ZwanenMeer.2026', 'a'.repeat(64), null],
];

/** A value that the schema takes, as good as it can be guessed: forms of dates, addresses and numbers are tried one after the other. */
export function sampleOf(schema: Schema): unknown {
  const inner = unwrapped(schema);
  const { shape, options, element, entries, values } = definitionOf(inner);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleOf(field)]));
  if (element) return [sampleOf(element)];
  const takes = (value: unknown) => schema.safeParse?.(value).success === true;
  const found = [...Object.values(entries ?? {}), ...(values ?? []), ...VALUES].find(takes);
  if (found === undefined && options?.[0]) return sampleOf(options[0]);
  return found;
}

/** The value with another one at the path; lists and objects are made where they are missing. */
export function withValue(value: unknown, path: readonly string[], other: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return other;
  const inside = typeof value === 'object' && value !== null ? value : {};
  const changed = withValue((inside as Record<string, unknown>)[name], rest, other);
  if (Array.isArray(inside)) return inside.map((item, index) => (String(index) === name ? changed : item));
  return { ...inside, [name]: changed };
}

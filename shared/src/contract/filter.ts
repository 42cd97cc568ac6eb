import type * as z from 'zod/mini';
import { FILTER_ANY } from './constants';

/** What a query may hold before it becomes an address. */
export type FilterValue = string | number | boolean | null | undefined | readonly (string | number)[];

const isAbsent = (value: FilterValue) => value === null || value === undefined || value === '' || value === FILTER_ANY;

/**
 * A query as address parameters: '', 'x', null, undefined and empty lists are left out, lists are joined with commas (C05).
 * Keys keep their order.
 */
export function toSearchParams(query: Readonly<Record<string, FilterValue>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const kept = Array.isArray(value) ? value.filter((part) => !isAbsent(part)).join(',') : value;
    if (!isAbsent(kept)) params.set(key, String(kept));
  }
  return params;
}

function rawValues(params: URLSearchParams): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const key of new Set(params.keys())) {
    const value = params.getAll(key).join(',');
    if (!isAbsent(value) && key !== '__proto__') raw[key] = value;
  }
  return raw;
}

/**
 * Reads an address with a schema of the contract. '', 'x', unknown keys and keys with a bad value are dropped, so a page never fails
 * on its own address (C05); the api parses with the schema itself and answers 400. Throws only when the schema refuses an empty query.
 */
export function parseFilter<S extends z.core.$ZodType & { safeParse: z.ZodMiniType<z.output<S>>['safeParse'] }>(
  schema: S,
  params: URLSearchParams,
): z.output<S> {
  const raw = rawValues(params);
  for (;;) {
    const result = schema.safeParse(raw);
    if (result.success) return result.data;
    const bad = result.error.issues.map((issue) => String(issue.path[0])).filter((key) => key in raw);
    if (bad.length === 0) throw result.error;
    for (const key of bad) delete raw[key];
  }
}

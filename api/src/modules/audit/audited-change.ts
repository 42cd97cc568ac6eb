import type { AccountRow, Animal, Article, NewsItem, Shelter } from '@portal/shared/contract';

/**
 * The fields of each object whose old and new values the log keeps: statuses, names of things, rights, limits and choices. Of every other
 * field the name alone is written, because a line can never be erased: texts, and whatever says something about a person or an account.
 */
const KEPT = {
  animal: [
    ...['naam', 'geplaatst', 'ras', 'rasaanvul', 'kleur', 'leeftijd', 'geslacht', 'provincie', 'koppel', 'gevonden'],
    ...['inbewaring', 'gemeente', 'amivedinummer'],
  ] as (keyof Animal)[],
  shelter: ['naam', 'plaats', 'land', 'provincie', 'response_voorkeur', 'nmax', 'vol_tot'] as (keyof Shelter)[],
  account: ['usertype', 'userroles', 'asiel', 'disabled'] as (keyof AccountRow)[],
  article: ['titel', 'alias', 'categorie', 'aktief', 'datum'] as (keyof Article)[],
  news: ['titel', 'aktief', 'datum'] as (keyof NewsItem)[],
  review: ['hidden'],
  application: ['status'],
} as const;

/** What a line says about changed fields. */
export type AuditedChange = {
  fields: string[];
  /** Old and new values by field, of those that differ and may be kept. */
  from?: Record<string, unknown>;
  to?: Record<string, unknown>;
};

/** The changes of a line, from the row before the write and the values that were written; what is undefined was not written. */
export function auditedChange(object: keyof typeof KEPT, before: object, written: object): AuditedChange {
  const [old, values] = [before, written] as Record<string, unknown>[];
  const fields = Object.keys(written).filter((field) => values?.[field] !== undefined);
  const kept: readonly string[] = KEPT[object];
  const told = fields.filter(
    (field) => kept.includes(field) && JSON.stringify(old?.[field] ?? null) !== JSON.stringify(values?.[field]),
  );
  if (told.length === 0) return { fields };
  const sideOf = (side: Record<string, unknown> | undefined) =>
    Object.fromEntries(told.map((field) => [field, side?.[field] ?? null]));
  return { fields, from: sideOf(old), to: sideOf(values) };
}

import { CONTENT_TABLES } from './personal-content';
import { RECORD_TABLES } from './personal-records';
import type { PersonalTable } from './personal-table';

/**
 * Every table with personal data (docs/trust.md#personal-data): a new column there needs a term, an export and an erase rule, or a test
 * fails. The order is that of erasing; the account itself is last. Rows by address count when the address was confirmed.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [...CONTENT_TABLES, ...RECORD_TABLES];

/** Values of the names in a statement. */
export interface PersonalFacts {
  id: number;
  /** Null when the address was never confirmed: rows of the same address may be somebody else's. */
  email: string | null;
  uid: string;
  now: Date;
}

/** A statement of the list with numbered parameters, only those that stand in it. */
export function bound(sql: string, facts: PersonalFacts): [sql: string, parameters: (string | number | Date | null)[]] {
  const names: (keyof PersonalFacts)[] = [];
  const numbered = sql.replace(/(?<!:):(id|email|uid|now)\b/g, (_match, name: keyof PersonalFacts) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return [numbered, names.map((name) => facts[name])];
}

import type {
  AgeOption,
  BreedOption,
  ChecklistOption,
  Country,
  FieldOption,
  Kind,
  KindOption,
  ProvinceOption,
  SexOption,
} from '@portal/shared/contract';
import type { Database } from '../../ports/database/port';

/** The option lists (C26); without a kind or country: all of them. */
export function lookupRepository(database: Pick<Database, 'query'>) {
  async function all<Row>(sql: string, ...parameters: (string | number | null)[]): Promise<Row[]> {
    return (await database.query<Row>(sql, parameters)).rows;
  }
  const ofKind = '($1::int IS NULL OR soortid = $1)';
  return {
    kinds: (): Promise<KindOption[]> => all('SELECT id, naam FROM kind ORDER BY id'),
    breeds: (soortid?: Kind): Promise<BreedOption[]> =>
      all(
        `SELECT id, naam, soortid FROM breed WHERE ${ofKind} ORDER BY soortid, naam COLLATE "und-x-icu"`,
        soortid ?? null,
      ),
    sexes: (soortid?: Kind): Promise<SexOption[]> =>
      all(`SELECT id, naam, soortid, sexecode FROM sex WHERE ${ofKind} ORDER BY soortid, id`, soortid ?? null),
    ages: (soortid?: Kind): Promise<AgeOption[]> =>
      all(`SELECT id, naam, soortid FROM age WHERE ${ofKind} ORDER BY soortid, sort_order`, soortid ?? null),
    provinces: (land?: Country): Promise<ProvinceOption[]> =>
      all(
        `SELECT p.id, p.naam, p.afkorting, p.land FROM province p WHERE $1::text IS NULL OR p.land = $1
         ORDER BY array_position(ARRAY['NL', 'BE', 'NA'], p.land::text), p.naam COLLATE "und-x-icu"`,
        land ?? null,
      ),
    /** The province of a shelter; null when none is known. */
    provinceOf: async (shelter: number): Promise<number | null> => {
      const [row] = await all<{ provincie: number | null }>('SELECT provincie FROM shelter WHERE id = $1', shelter);
      return row?.provincie ?? null;
    },
    checklist: (soortid?: Kind): Promise<ChecklistOption[]> =>
      all(
        `SELECT key, label, soortids FROM checklist_item
         WHERE $1::smallint IS NULL OR soortids = '{}' OR $1 = ANY(soortids) ORDER BY sort_order`,
        soortid ?? null,
      ),
    fieldOptions: (name: string): Promise<FieldOption[]> =>
      all('SELECT value, label FROM field_option WHERE name = $1 ORDER BY sort_order', name),
    /** Subjects of the contact form; empty for an unknown group. */
    contactSubjects: (groep: string): Promise<FieldOption[]> =>
      all('SELECT value, label FROM contact_subject WHERE groep = $1 ORDER BY sort_order', groep),
  };
}

export type LookupRepository = ReturnType<typeof lookupRepository>;

import type { SexCode } from '@portal/shared/contract';
import type { Database } from '../../../ports/database/port';

/** The option ids of an animal. */
export interface OptionIds {
  soort: number;
  ras: number;
  leeftijd: number;
  geslacht: number;
  provincie: number;
}

/** What stands beside the option ids on the wire. */
export interface AnimalLabels {
  soortnaam: string;
  rasnaam: string;
  leeftijdnaam: string;
  sexenaam: string;
  sexecode: SexCode | null;
  provincienaam: string;
  provincieafkorting: string;
}

interface Option {
  list: 'kind' | 'breed' | 'age' | 'sex' | 'province';
  id: number;
  naam: string;
  code: string | null;
}

const OPTIONS = `SELECT 'kind' AS list, id, naam, NULL AS code FROM kind
  UNION ALL SELECT 'breed', id, naam, NULL FROM breed UNION ALL SELECT 'age', id, naam, NULL FROM age
  UNION ALL SELECT 'sex', id, naam, sexecode FROM sex UNION ALL SELECT 'province', id, naam, afkorting FROM province`;

const keysOf = (row: OptionIds) =>
  [
    `kind ${row.soort}`,
    `breed ${row.ras}`,
    `age ${row.leeftijd}`,
    `sex ${row.geslacht}`,
    `province ${row.provincie}`,
  ] as const;

/**
 * Names of the options, kept in memory: joining the five lists costs five times the reading of the animals itself. An id that is not known
 * yet reads them again; a name changes with a migration only, and that starts a new process.
 */
export function animalLabels(database: Pick<Database, 'query'>) {
  let known = new Map<string, Option>();

  async function read(): Promise<void> {
    const { rows } = await database.query<Option>(OPTIONS);
    known = new Map(rows.map((option) => [`${option.list} ${option.id}`, option]));
  }

  function labelsOf(row: OptionIds): AnimalLabels {
    const [kind, breed, age, sex, province] = keysOf(row).map((key) => known.get(key));
    return {
      soortnaam: kind?.naam ?? '',
      rasnaam: breed?.naam ?? '',
      leeftijdnaam: age?.naam ?? '',
      sexenaam: sex?.naam ?? '',
      sexecode: (sex?.code ?? null) as SexCode | null,
      provincienaam: province?.naam ?? '',
      provincieafkorting: province?.code ?? '',
    };
  }

  /** A function that names the options of these rows. */
  return async (rows: readonly OptionIds[]): Promise<(row: OptionIds) => AnimalLabels> => {
    if (rows.some((row) => keysOf(row).some((key) => !known.has(key)))) await read();
    return labelsOf;
  };
}

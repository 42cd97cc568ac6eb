import type { Answer, FitComparison, Reaction } from '@portal/shared/contract';
import { FIT_RULES_VERSION, fitProfileOf, fitVerdicts, knownAnswers } from '@portal/shared/domain';

/** What a comparison needs besides the columns of a reaction `r` and its animal `a`. */
export const FIT_COLUMNS = `r.fit_versie, r.kind_onder_zes, r.dieren, array_to_string(a.properties, ',') AS checked`;

/** A row of FIT_COLUMNS. */
export interface FitRow {
  fit_versie: number | null;
  kind_onder_zes: string | null;
  /** Comma list. */
  dieren: string | null;
  /** 'key:value' of every answer to the animal's checklist now, with commas between them. */
  checked: string;
}

type Answers = Pick<Reaction, 'woonruimte' | 'alleenThuis' | 'tuin' | 'kinderen' | 'huisdieren' | 'ervaring'>;

/** The answers of a reaction beside those of its animal now, by the rules of this release (C62); undefined when none came along. */
export function comparisonOf(row: FitRow & Answers & { soort: Reaction['dier']['soort'] }): FitComparison | undefined {
  if (row.fit_versie === null) return undefined;
  const dieren = row.dieren?.split(',') ?? [];
  const profile = fitProfileOf(row, { kindOnderZes: row.kind_onder_zes, dieren });
  return {
    version: FIT_RULES_VERSION,
    versie: row.fit_versie,
    kindOnderZes: row.kind_onder_zes,
    dieren,
    verdicts: fitVerdicts(profile, { soort: row.soort, eig: knownAnswers(checklistOf(row.checked)) }),
  };
}

const checklistOf = (checked: string) =>
  checked.split(',').map((pair) => {
    const [key = '', value] = pair.split(':');
    return { key, value: value as Answer };
  });

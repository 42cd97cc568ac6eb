import {
  type AnimalCard,
  Answer,
  FIT_KEYS,
  type FitAnswers,
  type Flag,
  type ShelterLabel,
} from '@portal/shared/contract';
import { daysSincePublication, isLongStayer, isNew } from '@portal/shared/domain';
import { shelterPoint } from '../../place';
import type { AnimalLabels, OptionIds } from './labels';

/** Days of C08 as they are configured: 14 and 90. */
export interface DayRules {
  newDays: number;
  longStayerDays: number;
}

/** Calendar day in Amsterdam of a moment, 'yyyy-MM-dd', as SQL. */
export const amsterdamDay = (moment: string) => `to_char(${moment} AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD')`;

/** What a card and a profile have in common, as columns of CARD_SOURCE. */
export const CARD_COLUMNS = `a.id, a.uuidkey, a.naam, a.soort, a.ras, a.rasaanvul, a.kleur, a.leeftijd, a.geslacht, a.provincie, a.geplaatst,
  a.koppel, a.gevonden, a.fotourl, array_to_string(a.properties, ',') AS checked, ${amsterdamDay('a.published_at')} AS published_day,
  s.id AS asiel_id, s.uuidkey AS asiel_uuidkey, s.naam AS asiel_naam, s.plaats AS asiel_plaats, s.land AS asiel_land,
  s.provincie AS asiel_provincie, s.lat AS asiel_lat, s.lon AS asiel_lon`;

export const CARD_SOURCE = 'animal a JOIN shelter s ON s.id = a.asiel_id';

/** A row of CARD_COLUMNS. */
export type CardRow = Omit<AnimalCard, keyof AnimalLabels | 'nieuw' | 'langzitter' | 'dagen' | 'eig' | 'asiel'> &
  OptionIds & {
    published_day: string | null;
    /** 'key:value' of every answer to the checklist, with commas between them. */
    checked: string;
    asiel_id: number;
    asiel_uuidkey: string;
    asiel_naam: string;
    asiel_plaats: string;
    asiel_land: ShelterLabel['land'];
    asiel_provincie: number | null;
    /** Null unless the shelter gave its own coordinates. */
    asiel_lat: number | null;
    asiel_lon: number | null;
  };

/** A flag of the contract. */
export const flagOf = (value: boolean): Flag => (value ? 1 : 0);

/** nieuw, langzitter and the days of waiting on a calendar day (C08). */
export function dayFacts({ published_day, geplaatst }: CardRow, today: string, rules: DayRules) {
  return {
    dagen: daysSincePublication(published_day, today),
    nieuw: flagOf(isNew(published_day, today, rules.newDays)),
    langzitter: flagOf(isLongStayer({ geplaatst, publishedAt: published_day }, today, rules.longStayerDays)),
  };
}

/** The shelter of a row as cards name it. */
export const shelterLabel = (row: CardRow): ShelterLabel => ({
  id: row.asiel_id,
  uuidkey: row.asiel_uuidkey,
  naam: row.asiel_naam,
  plaats: row.asiel_plaats,
  land: row.asiel_land,
  ...shelterPoint({
    ...{ plaats: row.asiel_plaats, land: row.asiel_land, provincie: row.asiel_provincie },
    ...{ lat: row.asiel_lat, lon: row.asiel_lon },
  }),
});

/** The known answers of `checked` that a card carries. */
export function fitAnswers(checked: string): FitAnswers {
  const values = new Map(checked.split(',').map((pair) => pair.split(':') as [string, Answer]));
  const known = FIT_KEYS.flatMap((key) => {
    const value = values.get(key);
    return value === undefined || value === Answer.unknown ? [] : [[key, value] as const];
  });
  return Object.fromEntries(known);
}

import type { AnimalCard, Flag, ShelterLabel } from '@portal/shared/contract';
import { daysSincePublication, isLongStayer, isNew } from '@portal/shared/domain';

/** Days of C08 as they are configured. */
export interface DayRules {
  newDays: number;
  longStayerDays: number;
}

/** Calendar day in Amsterdam of a moment, 'yyyy-MM-dd', as SQL. */
export const amsterdamDay = (moment: string) => `to_char(${moment} AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD')`;

/** What a card and a profile have in common, as columns of CARD_JOINS. */
export const CARD_COLUMNS = `a.id, a.uuidkey, a.naam, a.soort, k.naam AS soortnaam, b.naam AS rasnaam, a.rasaanvul, a.kleur,
  l.naam AS leeftijdnaam, x.sexecode, x.naam AS sexenaam, a.geplaatst, a.koppel, a.gevonden, a.fotourl,
  ${amsterdamDay('a.published_at')} AS published_day, p.afkorting AS provincieafkorting, p.naam AS provincienaam,
  s.id AS asiel_id, s.uuidkey AS asiel_uuidkey, s.naam AS asiel_naam, s.plaats AS asiel_plaats, s.land AS asiel_land`;

export const CARD_JOINS = `animal a JOIN kind k ON k.id = a.soort JOIN breed b ON b.id = a.ras JOIN age l ON l.id = a.leeftijd
  JOIN sex x ON x.id = a.geslacht JOIN province p ON p.id = a.provincie JOIN shelter s ON s.id = a.asiel_id`;

/** A row of CARD_COLUMNS. */
export type CardRow = Omit<AnimalCard, 'nieuw' | 'langzitter' | 'dagen' | 'asiel'> & {
  published_day: string | null;
  asiel_id: number;
  asiel_uuidkey: string;
  asiel_naam: string;
  asiel_plaats: string;
  asiel_land: ShelterLabel['land'];
};

/** nieuw, langzitter and the days of waiting on a calendar day (C08). */
export function dayFacts({ published_day, geplaatst }: CardRow, today: string, rules: DayRules) {
  const flag = (value: boolean): Flag => (value ? 1 : 0);
  return {
    dagen: daysSincePublication(published_day, today),
    nieuw: flag(isNew(published_day, today, rules.newDays)),
    langzitter: flag(isLongStayer({ geplaatst, publishedAt: published_day }, today, rules.longStayerDays)),
  };
}

/** The shelter of a row as cards name it. */
export const shelterLabel = (row: CardRow): ShelterLabel => ({
  id: row.asiel_id,
  uuidkey: row.asiel_uuidkey,
  naam: row.asiel_naam,
  plaats: row.asiel_plaats,
  land: row.asiel_land,
});

import { KIND, type Kind } from './kinds';
import type { Status } from './scale';

/** All cases about animals stand at this shelter. */
export const FIRST_CASE_SHELTER = 1;

/** One case (docs/data-and-search.md#cases); what is left out is drawn as for any animal. Days count back from the day of loading. */
export interface CaseAnimal {
  /** Name of the case, for tests: `caseId('video')` is the animal's id. */
  key: string;
  naam: string;
  soort: Kind;
  geplaatst: Status;
  days?: number;
  placedDays?: number;
  breed?: string;
  kleur?: string | null;
  rasaanvul?: string;
  photos?: number;
  koppel?: 'J' | 'N';
  gevonden?: 'J' | 'N' | 'X';
  /** Days since a municipality took the animal into custody; without it nobody knows the day. */
  custodyDays?: number;
  youtube?: boolean;
  amivedinummer?: string;
  donatienummer?: string;
  /** HTML after the drawn description. */
  extra?: string;
  /** New reactions (statuscode send). */
  reactions?: number;
}

const LONG =
  'Wie dit leest, heeft vast even de tijd, en dat is precies wat dit dier nodig heeft: iemand die de tijd neemt. Elke ochtend staat de verzorger om zeven uur op de stoep, en elke ochtend begint met hetzelfde ritueel: eerst even ruiken, dan een rondje, dan ontbijt. ';

const cat = (key: string, naam: string, rest: Partial<CaseAnimal> = {}): CaseAnimal => ({
  key,
  naam,
  soort: KIND.cat,
  geplaatst: 'N',
  days: 5,
  ...rest,
});
const dog = (key: string, naam: string, rest: Partial<CaseAnimal> = {}): CaseAnimal =>
  cat(key, naam, { soort: KIND.dog, ...rest });

/** The cases in the order of their ids, from id 1. */
export const CASE_ANIMALS: readonly CaseAnimal[] = [
  dog('longest', 'Maximiliaan Wolfgang van der Hooggeplaatste Dierenbeschermingsvereniging tot Alphen aan den Rijn', {
    rasaanvul:
      'kruising met waarschijnlijk een Kooikerhondje, een Friese stabij en nog minstens drie onbekende voorouders',
    kleur: 'driekleur met een witte bles, vier witte sokken en een opvallend grijze baard',
    donatienummer: 'NL96TEST0000000000',
    extra: `<p>${LONG.repeat(12)}</p><p>Dierenbeschermingsverenigingsvrijwilligersbijeenkomst.</p>`,
  }),
  cat('emoji', 'Snoesje 😻', { extra: '<p>Lief 🐾 en grappig 😹.</p>' }),
  dog('apostrophe', "D'Artagnan"),
  cat('diaeresis', 'Zoë'),
  dog('umlaut', 'Björk'),
  cat('script', 'Tabby <script>alert(1)</script>', {
    extra: '<p>In dit verhaal staat de tekst &lt;script&gt;alert(1)&lt;/script&gt; gewoon als tekst.</p>',
  }),
  cat('right-to-left', 'قطة'),
  cat('no-colour', 'Kleurtje', { kleur: null }),
  cat('no-photo', 'Schim', { photos: 0 }),
  cat('one-photo', 'Eentje', { photos: 1 }),
  cat('four-photos', 'Kwartet', { photos: 4 }),
  cat('eight-photos', 'Album', { photos: 8, breed: 'Europees korthaar' }),
  dog('video', 'Filmster', { youtube: true }),
  cat('amivedi', 'Vondel', { gevonden: 'J', custodyDays: 15, amivedinummer: 'D1234567' }),
  dog('donation', 'Duit', { donatienummer: 'NL96TEST0000000000' }),
  cat('found-yes', 'Verdwaal', { gevonden: 'J', custodyDays: 6 }),
  cat('found-no', 'Huismus', { gevonden: 'N' }),
  cat('found-unknown', 'Vraagteken', { gevonden: 'X' }),
  {
    key: 'couple',
    naam: 'Jip & Janneke',
    soort: KIND.rabbit,
    geplaatst: 'N',
    days: 9,
    koppel: 'J',
    breed: 'Nederlandse hangoordwerg',
  },
  cat('today', 'Nieuwkomer', { days: 0 }),
  dog('13-days', 'Dertien', { days: 13 }),
  dog('14-days', 'Veertien', { days: 14, gevonden: 'J', custodyDays: 14 }),
  dog('15-days', 'Vijftien', { days: 15 }),
  cat('89-days', 'Geduld', { days: 89 }),
  cat('90-days', 'Trouw', { days: 90 }),
  dog('91-days', 'Bikkel', { days: 91 }),
  dog('placed-29', 'Vertrek', { geplaatst: 'J', days: 60, placedDays: 29 }),
  cat('placed-30', 'Thuis', { geplaatst: 'J', days: 61, placedDays: 30 }),
  cat('placed-31', 'Weg', { geplaatst: 'J', days: 62, placedDays: 31 }),
  cat('0-reactions', 'Stil', { reactions: 0 }),
  cat('9-reactions', 'Gewild', { reactions: 9 }),
  dog('10-reactions', 'Beroemd', { reactions: 10 }),
];

/** Id of a case's animal; throws when there is no such case. */
export function caseId(key: string): number {
  const at = CASE_ANIMALS.findIndex((animal) => animal.key === key);
  if (at < 0) {
    throw new Error(`no demo case ${key}`);
  }
  return at + 1;
}

import { IMPORT_COLUMNS_MAX, IMPORT_PHOTOS_MAX } from '@portal/shared/contract';

/** Most rows of a file. */
export const ROWS_MAX = 200_000;

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

const either = (values: readonly string[]) =>
  new Intl.ListFormat('nl', { type: 'disjunction' }).format(values.map((value) => `'${value}'`));

/** Texts for people (C43, C54). */
export const messages = {
  isOpen: 'Er is al een import van dit asiel. Maak die eerst af of stop hem.',
  notNow: 'Deze import is al een stap verder. Vernieuw de pagina.',
  part: 'Dit deel van het bestand hoort hier niet. Kies het bestand opnieuw.',
  size: 'Het bestand is anders dan gekozen was. Kies het opnieuw.',
  column: 'Deze kolom staat niet in het bestand',
  item: (key: string) => `De eigenschap '${key}' kennen wij niet`,
  photosFull: `Een import heeft maximaal ${IMPORT_PHOTOS_MAX} foto's`,
  interrupted: (isDry: boolean) =>
    isDry
      ? 'De proef is gestopt door een storing. Kies het bestand opnieuw.'
      : 'De import is gestopt door een storing. Kies het bestand opnieuw: wat er al is, komt er niet nog een keer bij.',
  file: {
    empty: 'Het bestand heeft geen rijen onder de kopregel.',
    binary: 'Dit is geen CSV-bestand. Sla het werkblad op als CSV UTF-8 en kies dat bestand.',
    columns: `Het bestand heeft meer dan ${IMPORT_COLUMNS_MAX} kolommen.`,
    rows: `Het bestand heeft meer dan ${ROWS_MAX.toLocaleString('nl-NL')} rijen. Verdeel het over meer bestanden.`,
    row: (row: number) => `Rij ${row} is te lang. Misschien staat er een aanhalingsteken te veel.`,
    quote: 'Aan het einde van het bestand ontbreekt een aanhalingsteken.',
  },
  row: {
    noKey: 'Vul het eigen nummer van het asiel in',
    twice: (row: number) => `Dit dier staat ook in rij ${row}`,
    notOurs: 'Dit dier hoort niet bij dit asiel',
    otherNumber: 'Dit eigen nummer is van een ander dier',
    tooLong: (max: number) => `Gebruik maximaal ${max} tekens`,
    nul: 'Hier staat een teken dat niet kan',
    unknown: (value: string) => `'${value}' kennen wij niet`,
    unknownOf: (value: string, kind: string) => `'${value}' kennen wij niet bij ${kind}`,
    likely: (names: readonly string[]) => `Bedoelt u ${either(names)}?`,
    kindChanged: 'De diersoort van een bestaand dier verandert niet',
    date: 'Vul een datum in, zoals 31-12-2026',
    future: 'Kies een dag die al geweest is',
    answer: 'Vul ja, nee of onbekend in',
    yesNo: 'Vul ja of nee in',
    noItem: 'Deze eigenschap hoort niet bij dit dier',
    full: 'Het asiel heeft het maximale aantal dieren bereikt',
    text: 'Deze tekst is te groot of te ingewikkeld opgemaakt',
    noPhoto: (names: readonly string[]) => `Deze foto's zijn niet meegestuurd: ${list(names)}`,
    photosFull: 'Dit dier heeft al het maximale aantal foto’s',
  },
} as const;

import { ImportFormat } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';

const rows = (count: number) => (count === 1 ? '1 rij' : `${numberText(count)} rijen`);
const photos = (count: number) => (count === 1 ? '1 foto' : `${numberText(count)} foto’s`);

/** Texts of the import and export of animals (C54). */
export const messages = {
  documentTitle: 'Dieren importeren',
  title: (naam: string) => `Dieren importeren van ${naam}`,
  failed: 'Er is iets misgegaan. Probeer het opnieuw.',

  steps: 'Stappen van de import',
  stepNames: ['Bestand', 'Kolommen', 'Proef', 'Importeren'],

  file: {
    title: 'Kies een bestand',
    intro:
      'Neem een CSV-bestand uit uw eigen programma of uit Excel. Wij herkennen bestanden van ASM3, van Petfinder en van deze website zelf. Andere bestanden kunnen ook: u kiest dan zelf wat elke kolom is.',
    drop: 'Sleep uw CSV-bestand hierheen',
    choose: 'Kies een CSV-bestand',
    facts: 'Maximaal 64 MB. Gebruikt u Excel? Kies dan ‘Opslaan als’ en ‘CSV UTF-8’.',
    rules: [
      'Er verandert niets voordat u een proef heeft gezien.',
      'Nieuwe dieren komen als preview binnen. Bezoekers zien ze pas als u ze publiceert.',
      'Dieren die niet in het bestand staan, blijven zoals ze zijn.',
    ],
    sending: (naam: string) => `${naam} wordt verstuurd`,
    stay: 'Blijf op deze pagina tot het bestand er is.',
    stopped: (naam: string) => `Het versturen van ${naam} is onderbroken`,
    goOn: 'Kies hetzelfde bestand nog een keer. Wij gaan dan verder waar het ophield.',
    other: 'Dit is een ander bestand. Kies hetzelfde bestand, of stop deze import.',
    failed: 'Dit bestand kunnen wij niet lezen',
    another: 'Kies een ander bestand',
  },

  mapping: {
    title: 'Wat staat er in welke kolom?',
    format: {
      [ImportFormat.own]: 'Dit is een bestand van deze website.',
      [ImportFormat.asm3]: 'Wij herkennen een bestand van ASM3.',
      [ImportFormat.petfinder]: 'Wij herkennen een bestand van Petfinder.',
      [ImportFormat.other]: 'Wij kennen dit soort bestand niet.',
    },
    check: 'Kijk of elke kolom klopt. Bij ‘Niet lezen’ doen wij niets met de kolom.',
    table: 'Kolommen van het bestand',
    unread: (count: number) =>
      count === 1 ? '1 kolom lezen wij niet' : `${numberText(count)} kolommen lezen wij niet`,
    unreadTable: 'Kolommen die wij niet lezen',
    columns: { heading: 'Kolom', examples: 'Voorbeeld', field: 'Wordt' },
    noHeading: (position: number) => `Kolom ${position} (zonder naam)`,
    noExample: 'Leeg in de eerste rijen',
    ignore: 'Niet lezen',
    fieldOf: (heading: string) => `Wat is ${heading}?`,
    trait: (label: string) => `Checklist: ${label}`,
    reversed: (label: string) => `Checklist, omgekeerd: ${label}`,
    twice: 'Dit is ook al bij een andere kolom gekozen',
    start: 'Proef starten',
    hint: 'Bij de proef verandert er nog niets.',
    back: 'Kolommen wijzigen',
  },

  photos: {
    title: 'Foto’s',
    intro: 'De rijen noemen foto’s bij hun bestandsnaam. Kies die bestanden hier; dat mag in delen.',
    choose: 'Kies fotobestanden',
    none: 'Er zijn nog geen foto’s verstuurd.',
    sent: (count: number) => `${photos(count)} verstuurd`,
    sending: (done: number, total: number) => `Foto ${numberText(done)} van ${numberText(total)}`,
    progress: 'Versturen van foto’s',
    tooMany: (max: number) => `Een import heeft maximaal ${numberText(max)} foto’s. Kies er minder.`,
    refused: (count: number) => `${photos(count)} niet verstuurd:`,
    unreadable: 'deze foto kan niet worden gelezen',
    again: 'Opnieuw proberen',
    checkAgain: 'Foto’s die na de proef komen, doen gewoon mee.',
  },

  busy: {
    checking: 'De proef loopt',
    running: 'De dieren worden geïmporteerd',
    checkingHint: 'Wij lezen het bestand. Er verandert nog niets.',
    runningHint: 'U kunt deze pagina verlaten: de import gaat door.',
    progress: 'Voortgang',
    rows: (done: number, total: number | null) =>
      total === null ? `${rows(done)} gelezen` : `${numberText(done)} van ${rows(total)}`,
  },

  checked: {
    title: 'De proef is klaar',
    intro: 'Er is nog niets veranderd. Zo gaat het als u importeert:',
    start: 'Importeren',
    nothing: 'Er is niets te importeren: alle dieren staan al zo op de website.',
    nothingRefused: 'Er is niets te importeren. Verbeter de rijen hieronder in uw bestand, en kies het opnieuw.',
  },

  done: {
    title: 'De import is klaar',
    stopped: 'De import is gestopt',
    stoppedIntro: 'Wat al was geïmporteerd, blijft staan.',
    preview: 'Nieuwe dieren staan als preview bij uw dieren. Bekijk ze en publiceer ze daar.',
    unchanged: 'Er is niets veranderd: alles stond al zo op de website.',
    animals: 'Bekijk de dieren',
    again: 'Nog een bestand importeren',
  },

  counts: {
    label: 'Aantallen',
    added: 'nieuw',
    changed: 'gewijzigd',
    unchanged: 'ongewijzigd',
    refused: 'geweigerd',
    warnings: (count: number) =>
      count === 1 ? 'Bij 1 rij staat een opmerking.' : `Bij ${numberText(count)} rijen staat een opmerking.`,
  },

  lines: {
    title: 'Meldingen per rij',
    table: 'Rijen met een melding',
    columns: { row: 'Rij', column: 'Kolom', animal: 'Eigen nummer', message: 'Melding' },
    wholeRow: 'Hele rij',
    noNumber: '–',
    refused: 'Geweigerd',
    download: 'Download als CSV',
    fileName: (naam: string) => `Meldingen ${naam.replace(/\.[^.]*$/, '')}.csv`,
  },

  cancel: {
    button: 'Import stoppen',
    title: 'Import stoppen?',
    text: 'Het bestand en de foto’s worden verwijderd. U kunt daarna opnieuw beginnen.',
    running: 'Dieren die al zijn geïmporteerd, blijven staan. De rest van het bestand komt niet binnen.',
    confirm: 'Stoppen',
    back: 'Doorgaan',
  },
} as const;

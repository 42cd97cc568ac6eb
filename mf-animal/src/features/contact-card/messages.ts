import { Country, PlacementStatus } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';

/** Texts of the contact card. Names of the countries: specification § 9. */
export const messages = {
  lives: 'Verblijft bij',
  countries: {
    [Country.netherlands]: 'Nederland',
    [Country.belgium]: 'België',
    [Country.antilles]: 'Nederlandse Antillen',
  },
  distance: (kilometres: number, place: string) => `op ${numberText(kilometres)} km van ${place}`,
  call: (phone: string) => `Bel ${phone}`,
  toReact: 'te reageren of dit dier te bewaren',
  unavailable: {
    [PlacementStatus.reserved]: 'Dit dier is gereserveerd. Reageren kan nu niet.',
    [PlacementStatus.placed]: 'Dit dier heeft een nieuw thuis gevonden. Reageren kan niet meer.',
  },
  paused: {
    title: 'Even vol',
    until: (date: string) => `Dit asiel neemt tot en met ${date} geen nieuwe reacties aan.`,
  },
  emailFriend: 'E-mail een vriend',
  print: 'Printen (pdf)',
  share: 'Deel',
  shareOn: (service: string) => `Deel op ${service}`,
  newTab: '(opent in een nieuw tabblad)',
  shareNative: 'Delen via dit apparaat',
  copy: 'Kopieer link',
  copied: 'De link is gekopieerd',
  copyFailed: 'De link kon niet worden gekopieerd',
  shareFailed: 'Delen is niet gelukt',
  /** What is sent: the subject of the mail, and the sentence before the address. */
  subject: (naam: string, product: string) => `${naam} zoekt een thuis – ${product}`,
  sentence: (naam: string, soort: string, plaats: string) =>
    `${naam} (${soort.toLowerCase()}) uit ${plaats} zoekt een nieuw thuis.`,
} as const;

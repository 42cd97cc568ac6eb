import { Answer, Country, type PlacementStatus } from '@portal/shared/contract';

/** Texts of the printed profile. Names of the facts: specification § 2; countries: specification § 9. */
export const messages = {
  asOf: (date: string) => `Stand van ${date}`,
  photo: (name: string) => `Foto van ${name}`,
  couple: 'Koppel',
  found: 'Gevonden',
  /** Where a found animal comes from, and until when its owner can come forward: as on the page (C51). */
  foundIn: (gemeente: string | null, day: string) =>
    `${gemeente ? `Gevonden in ${gemeente}` : 'Gevonden'}, in de opvang sinds ${day}.`,
  owner: (until: string) => `Is dit uw dier? De eigenaar kan zich melden t/m ${until}.`,
  facts: { sex: 'Geslacht', breed: 'Ras', colour: 'Kleur', age: 'Leeftijd', province: 'Provincie' },
  lives: 'Verblijft bij',
  countries: {
    [Country.netherlands]: 'Nederland',
    [Country.belgium]: 'België',
    [Country.antilles]: 'Nederlandse Antillen',
  } satisfies Record<Country, string>,
  phone: (phone: string) => `Bel ${phone}`,
  unavailable: {
    G: 'Dit dier is gereserveerd. Reageren kan nu niet.',
    J: 'Dit dier heeft een nieuw thuis gevonden. Reageren kan niet meer.',
  } satisfies Partial<Record<PlacementStatus, string>> as Partial<Record<PlacementStatus, string>>,
  scan: 'Scan voor het hele profiel',
  qr: (address: string) => `QR-code van ${address}`,
  checklist: 'Goed om te weten',
  groups: [
    [Answer.yes, 'Ja'],
    [Answer.unknown, 'Nog onbekend'],
    [Answer.no, 'Nee'],
  ] satisfies [Answer, string][],
  about: (name: string) => `Over ${name}`,
} as const;

import type { Kind } from '@portal/shared/contract';
import { Country } from '@portal/shared/contract';
import { kindNoun, numberText } from '@portal/shared/domain';

/** Texts of the search for shelters. The titles are also those of the document (C43). */
export const messages = {
  areas: {
    all: { title: 'Asiels', lead: 'Alle aangesloten asiels in Nederland en België.' },
    [Country.netherlands]: { title: 'Asiels in Nederland', lead: 'De aangesloten asiels in Nederland.' },
    [Country.belgium]: { title: 'Asiels in België', lead: 'De aangesloten asiels in België.' },
  },
  countries: { label: 'Land', all: 'Alle landen', [Country.netherlands]: 'Nederland', [Country.belgium]: 'België' },
  word: 'Zoek een asiel',
  wordHint: 'Naam of plaats',
  found: (total: number) =>
    total === 0 ? 'Geen asiels gevonden' : `${numberText(total)} ${total === 1 ? 'asiel' : 'asiels'} gevonden`,
  page: (page: number, pages: number) => `Pagina ${numberText(page)} van ${numberText(pages)}`,
  results: 'Gevonden asiels',
  pagination: 'Pagina’s met asiels',
  province: (naam: string, land: string) => `${naam} (${land})`,
  animals: 'Dieren',
  counted: (kind: Kind, count: number) => `${numberText(count)} ${kindNoun(kind, count)}`,
  noAnimals: 'Nu geen dieren op de site',
  call: 'Bel',
  empty: {
    title: { words: (words: string) => `Wij kennen geen asiel met ‘${words}’`, bare: 'Nog geen asiel' },
    words: 'Kijk of de naam of plaats klopt. Een deel ervan is genoeg.',
    bare: 'Hier is nog geen asiel aangesloten.',
    withoutWords: 'Toon alle asiels',
    everywhere: 'Zoek in alle landen',
  },
} as const;

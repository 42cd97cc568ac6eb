import type { Kind } from '@portal/shared/contract';
import { Country } from '@portal/shared/contract';
import { kindNoun, numberText } from '@portal/shared/domain';

/** Texts of the search for shelters. The titles are also those of the document (C43). */
export const messages = {
  areas: {
    all: { title: 'Asielen', lead: 'Alle aangesloten asielen in Nederland, België en de Antillen.' },
    [Country.netherlands]: { title: 'Asielen in Nederland', lead: 'De aangesloten asielen in Nederland.' },
    [Country.belgium]: { title: 'Asielen in België', lead: 'De aangesloten asielen in België.' },
  },
  countries: { label: 'Land', all: 'Alle landen', [Country.netherlands]: 'Nederland', [Country.belgium]: 'België' },
  word: 'Zoek een asiel',
  wordHint: 'Naam of plaats',
  found: (total: number) =>
    total === 0 ? 'Geen asielen gevonden' : `${numberText(total)} ${total === 1 ? 'asiel' : 'asielen'} gevonden`,
  page: (page: number, pages: number) => `Pagina ${numberText(page)} van ${numberText(pages)}`,
  results: 'Gevonden asielen',
  pagination: 'Pagina’s met asielen',
  province: (naam: string, land: string) => `${naam} (${land})`,
  animals: 'Dieren',
  counted: (kind: Kind, count: number) => `${numberText(count)} ${kindNoun(kind, count)}`,
  noAnimals: 'Nu geen dieren op de website',
  call: 'Bel',
  empty: {
    title: { words: (words: string) => `Wij kennen geen asiel met ‘${words}’`, bare: 'Nog geen asiel' },
    words: 'Kijk of de naam of plaats klopt. Een deel ervan is genoeg.',
    bare: 'Hier is nog geen asiel aangesloten.',
    withoutWords: 'Toon alle asielen',
    everywhere: 'Zoek in alle landen',
  },
} as const;

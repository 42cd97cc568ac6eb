import { Country, PlacementStatus } from '@portal/shared/contract';

/** Texts of the contact card. Names of the countries: specification § 9. */
export const messages = {
  lives: 'Verblijft bij',
  countries: {
    [Country.netherlands]: 'Nederland',
    [Country.belgium]: 'België',
    [Country.antilles]: 'Nederlandse Antillen',
  },
  call: (phone: string) => `Bel ${phone}`,
  unavailable: {
    [PlacementStatus.reserved]: 'Dit dier is gereserveerd. Reageren kan nu niet.',
    [PlacementStatus.placed]: 'Dit dier heeft een nieuw thuis gevonden. Reageren kan niet meer.',
  },
} as const;

import { numberText } from '@portal/shared/domain';

/** Texts of favourites, those of a member and those that a device keeps. */
export const favouriteMessages = {
  label: 'Uw favorieten',
  count: (total: number) => `${numberText(total)} ${total === 1 ? 'favoriet' : 'favorieten'}`,
  remove: (naam: string) => `Verwijder ${naam} uit uw favorieten`,
  removed: (naam = 'Dit dier') => `${naam} staat niet meer bij uw favorieten.`,
  restore: 'Zet terug',
  restoreLabel: (naam = 'dit dier') => `Zet ${naam} terug bij uw favorieten`,
  empty: {
    title: 'U heeft nog geen favorieten',
    text: 'Ziet u een dier dat u niet wilt vergeten? Klik op het hartje, dan staat het hier.',
    search: 'Zoek een dier',
  },
} as const;

import { numberText } from '@portal/shared/domain';

/** Texts of the members' favourites. */
export const messages = {
  label: 'Uw favorieten',
  count: (total: number) => `${numberText(total)} ${total === 1 ? 'favoriet' : 'favorieten'}`,
  remove: (naam: string) => `Verwijder ${naam} uit uw favorieten`,
  removed: (naam: string) => `${naam} staat niet meer bij uw favorieten.`,
  restore: 'Zet terug',
  restoreLabel: (naam: string) => `Zet ${naam} terug bij uw favorieten`,
  placed: 'Een geplaatst dier heeft een nieuw thuis. Het blijft hier staan tot u het verwijdert.',
  empty: {
    title: 'U heeft nog geen favorieten',
    text: 'Ziet u een dier dat u niet wilt vergeten? Klik op het hartje, dan staat het hier.',
    search: 'Zoek een dier',
  },
} as const;

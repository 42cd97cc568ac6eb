import { numberText } from '@portal/shared/domain';

/** Texts of the favourites of a visitor, which this browser alone knows (C64). */
export const messages = {
  title: 'Favorieten',
  lead: 'Deze dieren zijn bewaard op dit apparaat, in deze browser.',
  ofMember: 'De dieren die u heeft bewaard.',
  label: 'Uw favorieten',
  count: (total: number) => `${numberText(total)} ${total === 1 ? 'favoriet' : 'favorieten'}`,
  signIn: 'Log in om ze overal te bewaren',
  signInText: 'Met een account ziet u ze ook op uw telefoon of een andere computer. Wat hier staat, gaat mee.',
  remove: (naam: string) => `Verwijder ${naam} uit uw favorieten`,
  removed: (naam: string) => `${naam} staat niet meer bij uw favorieten.`,
  removedUnknown: 'Dit dier staat niet meer bij uw favorieten.',
  restore: 'Zet terug',
  restoreLabel: (naam: string) => `Zet ${naam} terug bij uw favorieten`,
  restoreUnknown: 'Zet dit dier terug bij uw favorieten',
  gone: 'Dit dier staat niet meer op de website.',
  removeGone: 'Verwijder dit dier',
  failed: 'Dit dier kon niet worden geladen.',
  retry: 'Opnieuw proberen',
  more: (count: number) => `Toon nog ${numberText(count)}`,
  empty: {
    title: 'U heeft nog geen favorieten',
    text: 'Ziet u een dier dat u niet wilt vergeten? Klik op het hartje, dan staat het hier.',
    search: 'Zoek een dier',
  },
} as const;

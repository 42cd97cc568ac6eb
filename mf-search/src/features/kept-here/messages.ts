import { numberText } from '@portal/shared/domain';

/** Texts of the favourites of a visitor, which this browser alone knows (C64). */
export const messages = {
  title: 'Favorieten',
  lead: 'Deze dieren zijn bewaard op dit apparaat, in deze browser.',
  ofMember: 'De dieren die u heeft bewaard.',
  signIn: 'Log in om ze overal te bewaren',
  signInText: 'Met een account ziet u ze ook op uw telefoon of een andere computer. Wat hier staat, gaat mee.',
  gone: 'Dit dier staat niet meer op de website.',
  removeGone: 'Verwijder dit dier',
  failed: 'Dit dier kon niet worden geladen.',
  retry: 'Opnieuw proberen',
  more: (count: number) => `Toon nog ${numberText(count)}`,
} as const;

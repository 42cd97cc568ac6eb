import type { IdentityErrorCode } from '@portal/shared/platform';

/** Texts of signing in again before something sensitive. */
export const messages = {
  title: 'Log opnieuw in',
  text: 'Voor uw veiligheid vragen wij nog een keer wie u bent. Daarna gaan wij vanzelf verder.',
  form: 'Opnieuw inloggen',
  password: 'Uw wachtwoord',
  submit: 'Verder',
  cancel: 'Annuleren',
  with: (provider: string) => `Verder met ${provider}`,
  failed: 'Het inloggen is niet gelukt. Probeer het opnieuw.',
} as const;

/** What a refused sign-in means for the person; what is not listed gets `messages.failed`. */
export const refusals: Readonly<Partial<Record<IdentityErrorCode, string>>> = {
  'wrong-credentials': 'Het wachtwoord is onjuist',
  'too-many': 'U heeft dit te vaak geprobeerd. Probeer het later opnieuw.',
  'popup-blocked': 'Uw browser hield het venster tegen. Sta vensters van deze website toe.',
  'popup-closed': 'Het venster is gesloten voordat u was ingelogd.',
  'other-person': 'Dit is een ander account. Gebruik het account waarmee u bent ingelogd.',
  network: 'Er is geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.',
};

/** Texts of being signed in. */
export const messages = {
  loading: 'Een ogenblik geduld',
  unreadable: {
    title: 'Uw account kan niet worden gelezen',
    text: 'U bent ingelogd, maar uw gegevens komen niet aan. Probeer het opnieuw.',
  },
  ended: { type: 'message', title: 'U bent uitgelogd', message: 'Log opnieuw in om verder te gaan.' },
  idle: {
    type: 'message',
    title: 'U bent uitgelogd',
    message: 'U heeft 30 minuten niets gedaan. Log opnieuw in om verder te gaan.',
  },
  notOut: {
    title: 'Uitloggen is niet gelukt',
    text: 'U bent nog ingelogd. Controleer uw internetverbinding en probeer het opnieuw.',
  },
} as const;

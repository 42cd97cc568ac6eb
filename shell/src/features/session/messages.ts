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
  unsent: {
    title: 'Uitloggen?',
    text: (count: number) =>
      count === 1
        ? 'Er is 1 bericht dat nog niet is verstuurd. Als u uitlogt, verdwijnt het.'
        : `Er zijn ${count} berichten die nog niet zijn verstuurd. Als u uitlogt, verdwijnen ze.`,
    leave: 'Toch uitloggen',
    stay: 'Terug',
  },
  notOut: {
    title: 'Uitloggen is niet gelukt',
    text: 'U bent nog ingelogd. Controleer uw internetverbinding en probeer het opnieuw.',
  },
} as const;

/** Texts of being signed in. */
export const messages = {
  loading: 'Een ogenblik geduld',
  unreadable: {
    title: 'Uw account kan niet worden gelezen',
    text: 'U bent ingelogd, maar uw gegevens komen niet aan. Probeer het opnieuw.',
  },
  ended: { title: 'U bent uitgelogd', message: 'Uw sessie is verlopen. Log opnieuw in om verder te gaan.' },
} as const;

/** Texts of the members area. The tab's title: specification § 2. */
export const messages = {
  tab: 'Mijn dierensiel',
  nav: (product: string) => `Mijn ${product}`,
  profile: 'Profiel',
  savedSearches: 'Zoekopdrachten',
  alertsWait: 'U krijgt pas e-mail over nieuwe dieren als u uw e-mailadres heeft bevestigd.',
  favourites: 'Favorieten',
  reactions: 'Reacties',
  shelterProfile: 'Asielprofiel',
  ownSite: 'Op uw eigen website',
  failed: 'Dit onderdeel is nu niet bereikbaar',
  restWorks: 'De rest van de website werkt wel.',
  absent: 'Dit onderdeel is nu niet beschikbaar',
  absentText: 'Wij werken eraan. Kijkt u later nog eens?',
} as const;

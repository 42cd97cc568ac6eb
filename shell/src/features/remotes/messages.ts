/** Texts of loading and failing (docs/federation.md#failure-card). */
export const messages = {
  unreachable: 'Dit onderdeel is nu niet bereikbaar',
  restWorks: 'De rest van de website werkt wel. Probeer het opnieuw of ga naar een ander onderdeel.',
  retry: 'Opnieuw proberen',
  offline: 'U bent offline',
  offlineText: 'Zodra de verbinding terug is, proberen wij het opnieuw. Wat al open staat, kunt u blijven lezen.',
  home: 'Startpagina',
  disabled: 'Dit onderdeel is tijdelijk uitgeschakeld.',
  render: 'Er ging iets mis in dit onderdeel.',
  tooNew: 'Er is een nieuwe versie van de website. Vernieuw de pagina om verder te gaan.',
  reload: 'Nu vernieuwen',
  code: (errorClass: string) => `Code: ${errorClass}`,
  otherParts: 'Ga naar een ander onderdeel',
} as const;

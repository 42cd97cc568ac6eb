/** Texts of our own for requests that fail without a readable answer of the api (C28 lists the codes). */
export const requestMessages = {
  general: 'Er is iets misgegaan',
  offline: 'Er is geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.',
  timeout: 'De website reageert niet op tijd. Probeer het over enkele minuten opnieuw.',
  badAnswer: 'Het antwoord van de website is niet goed aangekomen. Probeer het later opnieuw.',
  byStatus: {
    400: 'Deze aanvraag klopt niet.',
    401: 'U bent niet ingelogd.',
    403: 'U heeft geen toegang.',
    404: 'Niet gevonden',
    410: 'Dit is niet meer beschikbaar.',
    413: 'Wat u verstuurt is te groot.',
    422: 'Niet alle velden zijn goed ingevuld.',
    429: 'U heeft dit te vaak gedaan. Probeer het later opnieuw.',
    503: 'De website is even niet bereikbaar. Probeer het over enkele minuten opnieuw.',
  } as Readonly<Record<number, string>>,
} as const;

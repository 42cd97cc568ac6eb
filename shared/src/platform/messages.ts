/** Texts of our own for requests without a readable answer of the api; the others come from the contract's catalogue. */
export const requestMessages = {
  offline: 'Er is geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.',
  timeout: 'De website reageert niet op tijd. Probeer het over enkele minuten opnieuw.',
  badAnswer: 'Het antwoord van de website is niet goed aangekomen. Probeer het later opnieuw.',
} as const;

/** Texts around dialogs of other parts. */
export const messages = {
  pending: 'Een ogenblik geduld',
  unavailable: 'Dit onderdeel is nu niet beschikbaar',
  restWorks: 'De rest van de website werkt wel. Probeer het over enkele minuten opnieuw.',
  close: 'Sluiten',
} as const;

/** Texts of the way back. */
export const messages = {
  results: 'Terug naar de resultaten',
  all: (several: string) => `Alle ${several}`,
} as const;

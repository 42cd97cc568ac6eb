/** Texts of the answer of a shelter to a review (C56). */
export const messages = {
  of: (shelter: string) => `Antwoord van ${shelter}`,
} as const;

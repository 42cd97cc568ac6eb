/** Texts of the answer of a shelter to a review (C56). */
export const messages = {
  of: (shelter: string) => `Antwoord van ${shelter}`,
  changed: (date: string) => `aangepast op ${date}`,
} as const;

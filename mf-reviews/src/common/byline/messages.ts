/** Texts of the line that says who wrote something and when. */
export const messages = {
  changed: (date: string) => `aangepast op ${date}`,
} as const;

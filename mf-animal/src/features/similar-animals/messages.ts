/** Texts above the animals that are like one (C65). */
export const messages = {
  title: (naam: string) => `Deze dieren lijken op ${naam}`,
  titleWithoutName: 'Deze dieren lijken erop',
  lead: 'Zij zoeken nog een thuis.',
} as const;

/** Words of every chart. */
export const messages = {
  chartLabel: (title: string) => `Grafiek: ${title}. De getallen staan in de tabel hieronder.`,
  numbers: 'Toon de getallen',
  none: '–',
  noneAloud: 'geen gegevens',
} as const;

/** Texts of the table kit. */
export const TABLE_MESSAGES = {
  pages: 'Pagina’s',
  rowsLabel: 'Rijen per pagina',
  rowsOption: (rows: number) => `${rows} per pagina`,
  shown: (from: number, to: number, total: number) => `${from} tot en met ${to} van ${total}`,
  none: 'Geen resultaten',
} as const;

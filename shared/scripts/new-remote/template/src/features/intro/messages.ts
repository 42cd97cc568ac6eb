/** Texts of the first page. */
export const messages = {
  title: 'Example title',
  text: 'Wij werken nog aan deze pagina.',
  home: 'Naar de startpagina',
} as const;

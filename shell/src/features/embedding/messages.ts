/** Text in place of a page that other sites may not frame (C39). */
export const messages = {
  title: 'Verder in een nieuw venster',
  text: 'Dit onderdeel werkt alleen op de website zelf.',
  open: 'Open in een nieuw venster',
} as const;

/** Texts of the information pages; toasts: specification § 8. */
export const messages = {
  title: 'Informatie',
  lead: 'Eerlijke uitleg over dieren in huis nemen en verzorgen.',
  list: 'Artikelen',
  toList: 'Alle artikelen',
  archive: 'Archief',
  showArchive: 'Toon het archief',
  showList: 'Toon de artikelen',
  empty: 'Er zijn nog geen artikelen.',
  later: 'Zodra er iets te lezen is, vindt u het hier.',
  emptyArchive: 'Het archief is leeg.',
  unpublished: 'Niet gepubliceerd',
  author: (name: string) => `Door ${name}`,
  loadFailed: { title: 'Error', message: 'Er is wat mis gegaan' },
} as const;

/** Texts of the management of a shelter's animals. */
export const messages = {
  // Letter by letter from the specification; typing errors are kept.
  documentTitle: 'Dieren overzicht',
  title: (name: string, id: number) => `Beheer dieren van ${name} (${id})`,
  empty: 'Geen dier gevonden.',

  search: 'Zoek op naam',
  kinds: 'Diersoort',
  status: 'Lijst',
  current: 'Huidige dieren',
  archive: 'Archief',
  table: 'Dieren',
  columns: { photo: 'Foto', name: 'Naam', kind: 'Soort', status: 'Status', created: 'Ingevoerd' },
  placedOn: (date: string) => `op ${date}`,
  limit: (text: string) => `${text} plaatsen bezet`,
  full: 'Er is geen plaats meer vrij.',
  nearlyFull: 'Er zijn bijna geen plaatsen meer vrij.',
  clear: 'Toon alle dieren',
  notFound: 'Dit asiel is niet gevonden',
  notFoundHint: 'Controleer het adres, of ga terug naar de accounts.',
  shelterFailed: 'Het asiel kon niet worden geladen',
} as const;

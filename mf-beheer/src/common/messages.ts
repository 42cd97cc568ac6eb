/** Words that several screens of the staff share. */
export const messages = {
  refresh: 'Vernieuwen',
  shelterTabs: 'Beheer van dit asiel',
  animals: 'Dieren',
  statistics: 'Cijfers',
  import: 'Importeren',
  export: 'Exporteer als CSV',
  exportName: (naam: string, date: string) => `Dieren ${naam.replace(/[\\/:*?"<>|]/g, ' ')} ${date}.csv`,
  exportFailed: 'De dieren konden niet worden geëxporteerd',

  notFound: 'Dit asiel is niet gevonden',
  notFoundHint: 'Controleer het adres, of ga terug naar de accounts.',
  shelterFailed: 'Het asiel kon niet worden geladen',
} as const;

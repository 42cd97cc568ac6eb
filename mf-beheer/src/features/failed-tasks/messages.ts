/** Texts of the tab with jobs that failed for good. */
export const messages = {
  table: 'Mislukte taken',
  explanation: 'Deze taken zijn een aantal keer geprobeerd en worden niet meer uitgevoerd. Na 90 dagen verdwijnen ze.',
  columns: { task: 'Taak', failed: 'Mislukt op', attempts: 'Pogingen', error: 'Reden' },
  noError: 'Onbekend',
  empty: 'Geen mislukte taken',
  emptyHint: 'Lukt het versturen van een mail of een andere taak niet, dan staat dat hier.',
} as const;

import { RATING_MAX } from '@portal/shared/contract';

/** Texts of the tab 'Recensies'. */
export const messages = {
  table: 'Recensies',
  explanation:
    'Alle recensies van alle asielen, ook de verborgen recensies. Open een recensie om die te lezen, te verbergen of weer te tonen.',
  filters: 'Recensies kiezen',
  shelter: 'Asiel',
  shelterHint: 'Typ een deel van de naam',
  noShelter: 'Geen asiel gevonden',
  onlyShelter: (naam: string) => `Asiel: ${naam}`,
  removeShelter: 'Toon de recensies van alle asielen',
  status: 'Zichtbaarheid',
  anyStatus: 'Alle recensies',
  statuses: { zichtbaar: 'Zichtbaar', verborgen: 'Verborgen' },
  total: (count: number) => (count === 1 ? '1 recensie' : `${count} recensies`),
  columns: { review: 'Recensie', shelter: 'Asiel', made: 'Geschreven', status: 'Status', actions: 'Acties' },
  given: (rating: number) => `${rating} van ${RATING_MAX} sterren`,
  noText: 'Geen tekst',
  answered: 'Met antwoord van het asiel',
  reason: (reason: string) => `Reden: ${reason}`,
  open: 'Openen',
  openOf: (name: string, shelter: string, date: string) => `Recensie van ${name} over ${shelter} van ${date} openen`,
  empty: 'Geen recensies',
  emptyHint: 'Zodra iemand een recensie schrijft, staat die hier.',
  emptySearch: 'Geen recensies gevonden',
  emptySearchHint: 'Er is geen recensie die hierbij past.',
  clear: 'Toon alle recensies',
} as const;

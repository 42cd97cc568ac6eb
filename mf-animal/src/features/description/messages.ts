/** Texts of the description and of its editing. */
export const messages = {
  about: 'Over',
  edit: 'Omschrijving bewerken',
  add: 'Omschrijving schrijven',
  none: 'Er staat nog geen omschrijving.',
  label: 'Omschrijving',
  hint: 'Een lege regel begint een nieuwe alinea.',
  formats:
    'In deze tekst staan vette woorden, een lijst, een link of een afbeelding. Als u de tekst hier aanpast, verdwijnen die.',
  save: 'Opslaan',
  cancel: 'Annuleren',
  unsaved: {
    title: 'Wijzigingen weggooien?',
    text: 'Uw tekst is nog niet opgeslagen.',
    confirm: 'Weggooien',
    cancel: 'Verder bewerken',
  },
  failed: 'De omschrijving is niet opgeslagen.',
  kept: 'Uw tekst staat er nog.',
} as const;

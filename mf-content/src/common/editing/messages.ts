/** Texts of editing: what two editors at once see, and what a failing server leaves. */
export const messages = {
  subject: 'deze tekst',
  cancel: 'Annuleren',
  notSaved: 'Opslaan is niet gelukt. Wat u heeft ingevuld, staat er nog. Probeer het later opnieuw.',
  unsaved: {
    title: 'Wijzigingen weggooien?',
    text: 'U heeft wijzigingen die nog niet zijn opgeslagen.',
    confirm: 'Weggooien',
    cancel: 'Verder bewerken',
  },
} as const;

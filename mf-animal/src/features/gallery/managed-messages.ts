/** Texts of who manages the photos; dialog and toasts letter by letter from the specification. */
export const messages = {
  add: 'Foto toevoegen',
  addMore: 'Nog een foto toevoegen',
  queued: {
    waiting: 'Foto wacht op verzenden',
    sending: 'Foto wordt verstuurd',
    failed: 'Foto is niet verstuurd',
    sent: 'Foto is verstuurd',
  },
  retry: 'Foto opnieuw versturen',
  discard: 'Foto weggooien',
  actions: 'Deze foto',
  isPrimary: 'Dit is de hoofdfoto',
  isHidden: 'Deze foto is niet zichtbaar voor bezoekers',
  makePrimary: 'Hoofdfoto maken',
  forward: 'Naar voren',
  backward: 'Naar achteren',
  remove: 'Verwijderen',
  removeTitle: 'Weet u zeker dat u deze foto wilt verwijderen?',
  removeText: 'Deze actie kan niet ongedaan gemaakt worden.',
  removeConfirm: 'Verwijderen',
  failed: 'Er is iets verkeerds gegaan',
} as const;

/** Texts of the chat of a review (C21). The marks behind a name are the specification's. */
export const messages = {
  title: 'Chat',
  with: (name: string) => `Chat met ${name}`,
  lead: {
    author:
      'Stel het asiel een vraag over uw recensie. Het asiel en de beheerders van deze website kunnen uw berichten lezen.',
    shelter: 'Beantwoord de recensie. De schrijver en de beheerders van deze website kunnen uw berichten lezen.',
    admin: 'U leest mee als beheerder. Alleen de schrijver en het asiel kunnen berichten sturen.',
  },
  list: 'Berichten',
  own: (name: string) => `${name} (ik)`,
  ofShelter: (name: string) => `${name} (asiel)`,
  last: (count: number) => `U ziet de laatste ${count} berichten.`,
  unread: 'Nieuwe berichten',
  toNewest: 'Nieuwe berichten',
  read: 'Gelezen',
  states: { sending: 'Wordt verstuurd', waiting: 'Wacht op verbinding', refused: 'Niet verstuurd' },
  correct: 'Aanpassen',
  discard: 'Weggooien',
  discarding: {
    title: 'Bericht weggooien?',
    text: 'Dit bericht is niet verstuurd. U krijgt het niet terug.',
    confirm: 'Weggooien',
    cancel: 'Terug',
  },
  form: 'Bericht schrijven',
  field: 'Uw bericht',
  enter: 'Enter verstuurt, Shift + Enter maakt een nieuwe regel.',
  send: 'Verstuur',
  offline: 'Er is geen verbinding. Wat u verstuurt, wordt opgeslagen en gaat weg zodra de verbinding er weer is.',
  offlineReader: 'Er is geen verbinding. Nieuwe berichten verschijnen zodra de verbinding er weer is.',
  empty: {
    title: 'Nog geen berichten',
    author: 'Schrijf het eerste bericht aan het asiel.',
    shelter: 'Schrijf het eerste bericht aan de schrijver van deze recensie.',
    admin: 'De schrijver en het asiel hebben elkaar nog niet geschreven.',
  },
  closed: {
    erased: 'De schrijver heeft geen account meer. U kunt geen berichten meer sturen.',
    hidden: 'Deze recensie is verborgen. U kunt geen berichten meer sturen.',
  },
  failed: {
    title: 'De chat kon niet worden geladen',
    refused: 'U kunt deze chat niet lezen',
  },
} as const;

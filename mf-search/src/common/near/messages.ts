/** Texts of place and distance (C60), for the search, home and kept searches. */
export const nearMessages = {
  place: 'Waar woont u?',
  notInList: 'Kies een plaats uit de lijst. Staat uw plaats er niet bij? Kies er een in de buurt.',
  nothing: (text: string) => `Geen plaats gevonden met ‘${text}’.`,
  failed: 'De plaatsen konden niet worden geladen. Probeer het later opnieuw.',
  locate: 'Gebruik mijn locatie',
  located: (label: string) => `Uw plaats is ${label}.`,
  refused: 'Uw browser mag uw locatie niet geven. Typ uw plaats.',
  notFound: 'Uw locatie is niet gevonden. Typ uw plaats.',
  abroad: 'U bent niet in de buurt van een plaats die wij kennen. Typ uw plaats.',
  note: 'Uw plaats blijft in deze browser. Plaatsnamen:',
  licence: 'CC BY 4.0',
  distance: 'Afstand',
  any: 'Maakt niet uit',
  within: (afstand: number) => `Binnen ${afstand} km`,
  withinOf: (afstand: number, naam: string | undefined) =>
    naam === undefined ? `Binnen ${afstand} km van een plaats` : `Binnen ${afstand} km van ${naam}`,
} as const;

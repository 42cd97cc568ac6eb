/** Texts for people (C43); those of fields as in the form. */
export const messages = {
  limitReached: 'Het asiel heeft het maximale aantal dieren bereikt',
  fields: {
    asiel: 'Kies een asiel',
    ras: 'Kies een ras',
    leeftijd: 'Kies een leeftijd',
    geslacht: 'Kies een geslacht',
    provincie: 'Kies een opties',
    properties: 'Deze eigenschap hoort niet bij dit dier',
    omschrijving: 'Vul een omschrijving in',
  },
} as const;

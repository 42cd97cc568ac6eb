/** Texts for people (C43); those of fields as in the form. */
export const messages = {
  limitReached: 'Het asiel heeft het maximale aantal dieren bereikt',
  held: {
    claim: 'Iemand zegt dat dit zijn of haar dier is. Beslis eerst over die melding op de pagina van het dier.',
    term: (until: string) =>
      `De eigenaar kan zich nog melden t/m ${until}. Tot en met die dag kunt u dit dier alleen reserveren of plaatsen met een uitzondering, die u vastlegt op de pagina van het dier.`,
  },
  fields: {
    inbewaring: 'Kies een dag die al geweest is',
    asiel: 'Kies een asiel',
    ras: 'Kies een ras',
    leeftijd: 'Kies een leeftijd',
    geslacht: 'Kies een geslacht',
    provincie: 'Kies een opties',
    properties: 'Deze eigenschap hoort niet bij dit dier',
    omschrijving: 'Vul een omschrijving in',
  },
} as const;

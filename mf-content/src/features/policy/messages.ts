/** Texts around the policies: the texts themselves stand in the file of each page. */
export const messages = {
  contents: 'Op deze pagina',
  updated: (day: string) => `Deze tekst is voor het laatst aangepast op ${day}.`,
  report: {
    title: 'Jaarverslag',
    documentTitle: (product: string) => `Jaarverslag – ${product}`,
    empty: 'Er is nog geen jaarverslag.',
    later: 'Het jaarverslag verschijnt hier binnen zes maanden na afloop van het jaar.',
  },
} as const;

/** Texts of the shell's own pages. Titles and headings of 404 and 403: specification § 2. */
export const messages = {
  notFound: {
    tab: 'Pagina niet gevonden',
    title: 'Niet gevonden',
    text: 'Deze pagina bestaat niet (meer). Misschien is het dier geplaatst of is het adres veranderd.',
  },
  noAccess: {
    tab: 'Geen toegang',
    title: 'Geen toegang',
    text: 'U mag deze pagina niet bekijken. Log in met een account dat toegang heeft.',
  },
  toHome: 'Naar de startpagina',
  toLogin: 'Inloggen',
  back: 'Terug',
  home: {
    tab: (product: string) => `Stichting ${product} en Internet`,
    title: 'Vind een dier dat bij u past',
    lead: 'Katten, honden, konijnen en andere dieren uit asielen in Nederland en België zoeken een thuis.',
    newest: 'Net binnen',
    longStayers: 'Langzitters',
    news: 'Laatste nieuws',
  },
} as const;

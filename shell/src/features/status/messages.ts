/** Texts of 'Niet gevonden' and 'Geen toegang'. Titles and headings: specification § 2. */
export const messages = {
  notFound: {
    tab: 'Pagina niet gevonden',
    title: 'Niet gevonden',
    text: 'Deze pagina bestaat niet (meer). Misschien is het dier geplaatst of is het adres veranderd.',
  },
  noAccess: {
    tab: 'Geen toegang',
    title: 'Geen toegang',
    text: 'U mag deze pagina niet bekijken. Denkt u dat dit niet klopt? Neem dan contact op met de stichting.',
  },
  toHome: 'Naar de startpagina',
  logIn: 'Inloggen',
  back: 'Terug',
} as const;

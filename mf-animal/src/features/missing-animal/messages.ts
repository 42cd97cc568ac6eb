/** Texts for an animal that is not there. The heading: specification § 2 (AN-007). */
export const messages = {
  title: 'Niet gevonden',
  text: {
    unknown: 'Wij kennen dit dier niet. Misschien klopt het adres van de pagina niet helemaal.',
    gone: 'Dit dier staat niet meer op de website. Het heeft een nieuw thuis, of het asiel heeft de pagina verwijderd.',
  },
  next: 'Er wachten nog veel andere dieren op een thuis.',
  kinds: 'Zoek verder',
  home: 'Naar de startpagina',
} as const;

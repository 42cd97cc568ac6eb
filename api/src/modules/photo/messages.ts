/** Texts for people (C43). */
export const messages = {
  added: 'De foto is toegevoegd',
  tooLarge: 'Deze foto heeft te veel beeldpunten',
  unknownSource: 'Hier kan geen foto worden toegevoegd',
} as const;

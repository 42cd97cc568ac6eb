/** Texts of the report of a found animal. The link: C38. */
export const messages = {
  link: 'Bekijk de melding bij Amivedi',
  newTab: '(opent in een nieuw tabblad)',
  number: (nummer: string) => `Gemeld bij Amivedi onder nummer ${nummer}`,
} as const;

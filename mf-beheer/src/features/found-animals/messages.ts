/** Texts of the list of found animals (C51). */
export const messages = {
  title: 'Gevonden dieren',
  intro: 'De eigenaar kan zich melden tot en met de laatste dag. Tot dan kunt u het dier niet reserveren of plaatsen.',
  columns: {
    name: 'Naam',
    kind: 'Soort',
    custody: 'In bewaring sinds',
    lastDay: 'Laatste dag',
    claims: 'Meldingen',
  },
  claims: (count: number) => `${count} ${count === 1 ? 'open melding' : 'open meldingen'}`,
  none: 'Geen',
  exception: 'Uitzondering vastgelegd',
} as const;

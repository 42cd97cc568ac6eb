/** Texts on the profile of a found animal (C51). */
export const messages = {
  found: (gemeente: string | null, day: string) =>
    `${gemeente ? `Gevonden in ${gemeente}` : 'Gevonden'}, in de opvang sinds ${day}.`,
  until: (day: string) => `De eigenaar kan zich melden t/m ${day}.`,
  button: 'Is dit uw dier?',
} as const;

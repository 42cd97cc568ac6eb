/** Texts of the photos over the whole window. */
export const messages = {
  title: (naam: string) => `Foto's van ${naam}`,
  photo: (naam: string, number: number, count: number) =>
    count > 1 ? `${naam}, foto ${number} van ${count}` : `Foto van ${naam}`,
  position: (number: number, count: number) => `Foto ${number} van ${count}`,
  previous: 'Vorige foto',
  next: 'Volgende foto',
} as const;

/** Texts of the gallery. The alternative text of a photo: C06. */
export const messages = {
  gallery: "Foto's",
  photo: (naam: string, soortnaam: string, rasnaam: string) =>
    [naam, soortnaam, rasnaam].filter((word) => word.trim() !== '').join(', '),
  position: (number: number, count: number) => `foto ${number} van ${count}`,
  enlarge: (number: number, count: number) =>
    count > 1 ? `Foto ${number} van ${count} groot tonen` : 'Foto groot tonen',
  show: (number: number, count: number) => `Foto ${number} van ${count} tonen`,
} as const;

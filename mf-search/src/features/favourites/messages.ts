/** Texts of the members' favourites alone. */
export const messages = {
  placed: 'Een geplaatst dier heeft een nieuw thuis. Het blijft hier staan tot u het verwijdert.',
} as const;

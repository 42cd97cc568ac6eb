/** Texts of the account dialog. */
export const messages = {
  // Letter by letter from the specification; typing errors are kept.
  removeQuestion: 'Weet je zeker dat je dit account wil verwijderen?',

  removeTitle: 'Account verwijderen',
  remove: 'Verwijderen',
  editTitle: (email: string) => `${email} - Bewerken`,
  form: 'Account',
  usertype: 'Soort account',
  types: { default: 'Default', asiel: 'Asiel', admin: 'Beheer' },
  unconfirmed:
    'Dit e-mailadres is nog niet bevestigd. Een account krijgt pas rechten als de eigenaar het adres heeft bevestigd.',
  shelter: 'Asielnummer',
  save: 'Opslaan',
  cancel: 'Annuleren',
} as const;

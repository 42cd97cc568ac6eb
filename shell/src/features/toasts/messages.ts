/** Texts of the toasts' frame; the messages themselves come from the features. */
export const messages = {
  region: 'Meldingen',
  close: 'Melding sluiten',
} as const;

/** Texts of the form kit (C46). */
export const FIELD_MESSAGES = {
  optional: '(niet verplicht)',
  summary: 'Controleer uw antwoorden',
  any: 'Maakt niet uit',
} as const;

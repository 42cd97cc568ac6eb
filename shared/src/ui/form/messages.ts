/** Texts of the form kit (C46). */
export const FIELD_MESSAGES = {
  optional: '(niet verplicht)',
  summary: 'Controleer uw antwoorden',
  any: 'Maakt niet uit',
  suggestions: 'Suggesties',
  suggested: (count: number) => (count === 1 ? '1 suggestie' : `${count} suggesties`),
  stars: (count: number) => (count === 1 ? '1 ster' : `${count} sterren`),
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
} as const;

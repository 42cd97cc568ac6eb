export const text = 'tekst';

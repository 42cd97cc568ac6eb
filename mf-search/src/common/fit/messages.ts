/** Texts of 'Past dit bij mij?' outside the questions themselves (C62). */
export const fitMessages = {
  marks: 'Past dit bij u?',
  more: (count: number) => `en nog ${count} op het profiel`,
  sort: 'Best passend',
  invite: { title: 'Past dit bij mij?', action: 'Beantwoord 8 vragen' },
  answered: { title: 'U ziet bij elk dier of het bij u past.', action: 'Antwoorden aanpassen' },
  failed: 'De volgorde ‘Best passend’ lukt nu niet. U ziet de nieuwste dieren eerst.',
} as const;

/** Texts of 'Past dit bij mij?' outside the questions themselves (C62). */
export const fitMessages = {
  marks: 'Past dit bij u?',
  more: (count: number) => `en nog ${count} op het profiel`,
  sort: 'Best passend',
  title: 'Past dit bij mij?',
  answer: 'Beantwoord 8 vragen',
  change: 'Antwoorden aanpassen',
  failed: 'De volgorde ‘Best passend’ lukt nu niet. U ziet de nieuwste dieren eerst.',
} as const;

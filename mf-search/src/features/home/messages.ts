/** Texts of the pieces on the home page. */
export const messages = {
  search: {
    label: 'Zoek een dier',
    kind: 'Welk dier zoekt u?',
    kinds: { cat: 'Kat', dog: 'Hond', rabbit: 'Konijn', other: 'Overig' },
    withRabbits: 'ook konijnen',
    province: 'Provincie',
    anyProvince: 'Maakt niet uit',
    submit: 'Zoek',
    unit: (count: number) => (count === 1 ? 'dier' : 'dieren'),
  },
  newest: {
    title: 'Net binnen',
    all: 'Bekijk alle dieren',
  },
  longStayers: {
    title: 'Langzitters',
    lead: 'Zij wachten het langst. Misschien wel op u.',
    all: 'Alle langzitters',
    waiting: ['wacht al', 'dagen'],
  },
} as const;

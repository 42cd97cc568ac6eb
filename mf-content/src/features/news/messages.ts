/** Texts of the news pages and of the latest news on home. 'Nieuws', 'Terug' and 'Niet gevonden': specification § 2. */
export const messages = {
  title: 'Nieuws',
  back: 'Terug',
  author: (name: string) => `Door ${name}`,
  list: {
    lead: 'Verhalen uit de asielen en tips voor wie met dieren leeft.',
    empty: 'Er is nog geen nieuws.',
    inactive: 'Niet zichtbaar',
    later: 'Zodra er iets te melden is, leest u het hier.',
  },
  latest: { title: 'Laatste nieuws', all: 'Al het nieuws' },
  missing: {
    title: 'Niet gevonden',
    text: 'Dit artikel bestaat niet, of het staat niet meer op de website.',
    all: 'Naar al het nieuws',
  },
} as const;

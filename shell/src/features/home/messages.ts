/** Texts of the home page's own rows (C03). */
export const messages = {
  search: {
    title: 'Welk dier zoekt u?',
    cats: 'Katten',
    dogs: 'Honden',
    others: 'Overige dieren',
    all: 'Alle dieren',
  },
  found: { title: 'Gevonden dieren', text: 'Bent u uw dier kwijt? Kijk of het gevonden is.' },
  couples: { title: 'Koppels', text: 'Dieren die samen een thuis zoeken.' },
  figures: 'In cijfers',
  available: 'dieren zoeken een thuis',
  shelters: 'asielen doen mee',
  placed: 'dieren dit jaar geplaatst',
  application: {
    title: 'Uw asiel aansluiten?',
    text: 'Vraag een account aan en zet uw dieren op deze website.',
    link: 'Account aanvragen',
  },
} as const;

/** Texts of 'Past dit bij mij?' (C62); the questions are those of the reaction form. */
export const messages = {
  title: 'Past dit bij mij?',
  lead: 'Vertel in acht korte vragen hoe u woont. Daarna ziet u bij elk dier wat bij u past, en wat niet.',
  privacy:
    'Uw antwoorden blijven in deze browser. Pas als u op een dier reageert, gaan ze mee naar het asiel. Wat u niet wilt zeggen, slaat u over.',
  toAnswer: 'de vragen te beantwoorden',
  progress: (answered: number, all: number) => `${answered} van de ${all} vragen beantwoord`,
  groups: { home: 'Uw huis', people: 'Wie er wonen', you: 'U en het dier' },
  questions: {
    woonruimte: 'Hoe woont u?',
    tuin: 'Heeft u een tuin?',
    kinderen: 'Wonen er kinderen bij u?',
    kindOnderZes: 'Is een kind jonger dan zes jaar?',
    huisdieren: 'Heeft u huisdieren?',
    dieren: 'Welke huisdieren heeft u?',
    alleenThuis: 'Hoelang is het dier alleen thuis?',
    ervaring: 'Hoeveel ervaring heeft u met dit soort dieren?',
  },
  several: 'U kunt er meer dan een kiezen.',
  alone: { zelden: 'Zelden', uurtjes: 'Een paar uur', werkdag: 'Een werkdag' },
  pets: { kat: 'Kat', hond: 'Hond', konijn: 'Konijn', anders: 'Ander dier' },
  skip: 'Wissen',
  skipLabel: (question: string) => `Antwoord wissen: ${question}`,
  done: 'Klaar',
  clear: 'Antwoorden wissen',
  cleared: 'Uw antwoorden zijn gewist.',
} as const;

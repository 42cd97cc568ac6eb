import { numberText } from '@portal/shared/domain';

/** Texts of the profile. Names of the facts, 'Geplaatst' and 'Niet gevonden': specification § 2, C09. */
export const messages = {
  page: 'Dier',
  notFound: 'Niet gevonden',
  sex: 'Geslacht',
  breed: 'Ras',
  colour: 'Kleur',
  age: 'Leeftijd',
  province: 'Provincie',
  facts: 'Kenmerken',
  fit: {
    title: 'Kan goed met',
    titleWithoutYes: 'Met wie gaat het samen?',
    words: {
      kinderen: { can: 'Kinderen', unknown: 'kinderen' },
      kinderen_jong: { can: 'Jonge kinderen (tot 6 jaar)', unknown: 'jonge kinderen' },
      katten: { can: 'Katten', unknown: 'katten' },
      honden: { can: 'Honden', unknown: 'honden' },
      soortgenoten: { can: 'Soortgenoten', unknown: 'soortgenoten' },
      alleen: { can: 'Kan alleen zijn', unknown: 'alleen zijn' },
    },
    unknown: (words: readonly string[]) => `Nog onbekend: ${words.join(', ')}`,
  },
  waiting: (days: number) => `Wacht al ${numberText(days)} dagen op een thuis`,
  failed: 'Dit dier kon niet worden geladen',
  amivedi: {
    link: 'Bekijk de melding bij Amivedi',
    newTab: '(opent in een nieuw tabblad)',
    number: (nummer: string) => `Gemeld bij Amivedi onder nummer ${nummer}`,
  },
} as const;

import type { ChecklistAnswer } from '@portal/shared/contract';

/** What a no to a question of the checklist means, by its key; the words of a yes are its label. */
const NO_WORDS: Readonly<Record<string, string>> = {
  kinderen: 'Niet met kinderen',
  kinderen_jong: 'Niet met jonge kinderen (tot 6 jaar)',
  katten: 'Niet met katten',
  honden: 'Niet met honden',
  soortgenoten: 'Niet met soortgenoten',
  alleen: 'Kan niet alleen zijn',
  binnen: 'Niet geschikt als binnenkat',
  buitenhok: 'Kan niet buiten wonen',
  buiten: 'Hoeft niet naar buiten',
  ervaren: 'Geen ervaren baas nodig',
  tuin: 'Geen tuin nodig',
  zindelijk: 'Nog niet zindelijk',
  lijn: 'Loopt nog niet netjes aan de lijn',
  los: 'Kan niet los lopen',
  auto: 'Kan niet mee in de auto',
  gehoorzaam: 'Kent nog geen basiscommando’s',
  handtam: 'Nog niet handtam',
  gecastreerd: 'Niet gecastreerd of gesteriliseerd',
  gechipt: 'Niet gechipt',
  geent: 'Niet ingeënt',
  ontwormd: 'Niet ontwormd en ontvlooid',
  paspoort: 'Geen dierenpaspoort',
  fiv_felv: 'Niet getest op FIV/FeLV',
  medisch: 'Heeft geen medische zorg nodig',
  dieet: 'Geen speciaal dieet',
};

/** A no in words: 'Heeft geen medische zorg nodig'. A question that is not known here keeps its label, with the answer. */
export const noWords = ({ key, label }: Pick<ChecklistAnswer, 'key' | 'label'>): string =>
  NO_WORDS[key] ?? `${label}: nee`;

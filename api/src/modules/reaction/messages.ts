import type { AnimalCard, ReactionForm } from '@portal/shared/contract';

/** Labels of the form's answers, in the order of the form. */
const ANSWERS: readonly (readonly [keyof ReactionForm, string])[] = [
  ['phone', 'Telefoon'],
  ['woonruimte', 'Woonruimte'],
  ['alleenThuis', 'Alleen thuis'],
  ['tuin', 'Tuin'],
  ['kinderen', 'Kinderen'],
  ['huisdieren', 'Huisdieren'],
  ['ervaring', 'Ervaring'],
  ['kto', 'Mag na plaatsing om een recensie gevraagd worden'],
];

/** Texts for people (C43). */
export const messages = {
  tooSoon: 'U heeft net al op dit dier gereageerd. Probeer het over enkele minuten opnieuw.',
  tooMany: 'U heeft vandaag al vaak gereageerd. Probeer het morgen opnieuw.',
  inboxFull: 'Dit asiel kreeg vandaag heel veel reacties. Probeer het morgen opnieuw.',
  paused: (asiel: string, day: string) => `${asiel} neemt tot en met ${day} geen nieuwe reacties aan`,
  ownerFirst: (until: string) =>
    `De eigenaar van dit gevonden dier kan zich nog melden t/m ${until}. Daarna kunt u reageren.`,
  senderGone: 'De afzender heeft het account verwijderd en krijgt geen e-mail meer',
  byAppointment: 'op afspraak',
  closed: 'gesloten',
  and: ' en ',
  until: ' tot en met ',
  templateLimit: 'U heeft al 50 sjablonen. Verwijder er eerst een.',
  templateNameTaken: 'Er is al een sjabloon met deze naam',
  notPlaced: 'Dit dier is niet geplaatst. Zet de status eerst op Geplaatst.',
  toShelterSubject: (naam: string) => `Reactie op ${naam}`,
  toShelter: (naam: string, form: ReactionForm) => [
    `${form.displayname} (${form.email}) heeft gereageerd op ${naam}:`,
    form.informatie,
    ANSWERS.flatMap(([key, label]) => (form[key] ? [`${label}: ${form[key]}`] : [])).join('\n'),
    'U kunt deze e-mail beantwoorden: uw antwoord gaat naar de afzender van de reactie.',
  ],
  openInbox: 'Bekijk alle reacties',
  confirmationSubject: (naam: string) => `Uw reactie op ${naam} is verstuurd`,
  confirmation: (naam: string, asiel: string) => [
    `Uw reactie op ${naam} is verstuurd aan ${asiel}.`,
    'Het asiel neemt contact met u op. Heeft u haast? Bel dan het asiel.',
  ],
  waitingSubject: 'Er wacht al langer dan vijf dagen een reactie op antwoord',
  waiting: (asiel: string, open: number, since: string) => [
    `Op een dier van ${asiel} is op ${since} gereageerd. Die reactie staat nog open${
      open === 1 ? '.' : `, en met de andere mee zijn het er ${open}.`
    } Mensen horen graag snel of zij welkom zijn, ook als het antwoord nee is.`,
    'Is het even te druk? Zet dan ‘Even vol’ aan in uw Asielprofiel: zolang komen er geen nieuwe reacties en sturen wij deze herinnering niet. U krijgt deze e-mail hooguit één keer per week.',
  ],
  oldestFirst: 'Bekijk de reacties, de oudste eerst',
  placedSubject: (naam: string) => `${naam} heeft een thuis gevonden`,
  placed: (naam: string, asiel: string) => [
    `Dank u wel voor uw reactie op ${naam}, een dier van ${asiel}. ${naam} heeft een thuis gevonden bij iemand anders. Wij begrijpen dat dit voor u misschien jammer is.`,
    'Wij zijn blij dat u een dier uit het asiel een thuis wilt geven.',
  ],
  placedSimilar: 'Deze dieren wachten nog. Misschien past een van hen bij u:',
  placedSearch: 'Er wachten nog meer dieren op een thuis. Misschien past een van hen bij u:',
  allAnimals: 'Bekijk alle dieren',
  similar: ({
    naam,
    soortnaam,
    leeftijdnaam,
    asiel,
  }: Pick<AnimalCard, 'naam' | 'soortnaam' | 'leeftijdnaam' | 'asiel'>) =>
    `${naam} (${soortnaam}, ${leeftijdnaam}), ${asiel.naam} in ${asiel.plaats}`,
  mayReply: 'Heeft u een vraag? Dan kunt u deze e-mail beantwoorden.',
  openReactions: 'Bekijk uw reacties',
  answerSubject: (naam: string) => `Antwoord op uw reactie op ${naam}`,
  answer: (naam: string, asiel: string, text: string) => [`${asiel} heeft geantwoord op uw reactie op ${naam}:`, text],
};

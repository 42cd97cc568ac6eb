import { Answer, ReactionStatus } from '@portal/shared/contract';
import { calendarDays, formatDate, type When } from '@portal/shared/domain';

/** Texts of the inbox. The four tabs and three buttons: C17. */
export const messages = {
  tabs: 'Status van de reacties',
  tab: {
    [ReactionStatus.sent]: 'Nieuw',
    [ReactionStatus.inProgress]: 'In behandeling',
    [ReactionStatus.done]: 'Behandeld',
    [ReactionStatus.archived]: 'Archief',
  },

  oldest: (age: string) => `De oudste open reactie is van ${age}.`,
  answerFirst: 'Beantwoord deze het eerst.',
  oldestFirst: 'Oudste eerst',
  newestFirst: 'Nieuwste eerst tonen',
  shelter: 'Asiel',
  shelterHint: 'Typ een deel van de naam. Bij één asiel ziet u ook zijn sjablonen en geplaatste dieren.',
  onlyShelter: (naam: string) => `Alleen reacties aan ${naam}`,
  removeShelter: 'Reacties aan alle asielen tonen',
  paused: (date: string) => `Uw asiel neemt tot en met ${date} geen nieuwe reacties aan.`,
  pausedOf: (naam: string, date: string) => `${naam} neemt tot en met ${date} geen nieuwe reacties aan.`,
  pausedLink: 'Wijzigen of stoppen in het asielprofiel',
  noneOpen: 'Er zijn geen open reacties.',
  animal: 'Dier',
  allAnimals: 'Alle dieren',
  onlyAnimal: (naam: string) => `Alleen reacties op ${naam}`,
  removeAnimal: 'Reacties op alle dieren tonen',
  rows: 'Per pagina',
  pages: "Pagina's met reacties",
  empty: {
    [ReactionStatus.sent]: 'Geen nieuwe reacties',
    [ReactionStatus.inProgress]: 'Geen reacties in behandeling',
    [ReactionStatus.done]: 'Geen behandelde reacties',
    [ReactionStatus.archived]: 'Het archief is leeg',
  },
  emptyNew: 'Zodra iemand op een van uw dieren reageert, staat de reactie hier. U krijgt er ook een e-mail van.',
  emptyOther: 'Kies een ander tabblad om andere reacties te zien.',
  noShelterTitle: 'Uw account hoort nog niet bij een asiel',
  noShelterText: 'Zodra het bestuur uw account aan uw asiel heeft gekoppeld, staan de reacties hier.',
  about: (naam: string) => `over ${naam}`,
  withdrawn: 'Ingetrokken',
  withdrawnText: (naam: string, date: string) => `${naam} heeft deze reactie ingetrokken op ${date}.`,
  placed: 'Dier heeft een thuis',
  placedText: (dier: string, date: string) => `${dier} heeft een thuis. De afzender heeft dat op ${date} gehoord.`,
  answeredOn: (date: string) => `Eerste reactie van het asiel op ${date}`,
  message: 'Bericht',
  contact: 'Contact',
  answers: 'Antwoorden over het thuis',
  noAnswers: 'Niet ingevuld.',
  labels: {
    woonruimte: 'Woonruimte',
    tuin: 'Tuin',
    alleenThuis: 'Dier alleen thuis',
    kinderen: 'Kinderen',
    huisdieren: 'Huisdieren',
    ervaring: 'Ervaring',
    kto: 'Mag om een recensie gevraagd worden',
  },
  checklist: (naam: string) => `Over ${naam}`,
  noChecklist: 'Er is geen checklist ingevuld.',
  checklistFailed: 'De checklist kon niet worden geladen.',
  retry: 'Opnieuw proberen',
  checklistValues: { [Answer.yes]: 'Ja', [Answer.no]: 'Nee', [Answer.unknown]: 'Onbekend' },
  take: 'In behandeling nemen',
  answer: 'Beantwoorden',
  answerAgain: 'Nog een keer beantwoorden',
  archive: 'Archiveren',
  markDone: 'Afhandelen zonder e-mail',
  backToNew: 'Terug naar Nieuw',
  noAddress: 'De afzender heeft het account verwijderd en krijgt geen e-mail meer.',
  moved: (tab: string) => `De reactie staat nu bij ${tab}`,
  failed: 'Er is iets verkeerds gegaan',
  answerTitle: (naam: string) => `Antwoord aan ${naam}`,
  answerIntro: (email: string) =>
    `Uw antwoord gaat per e-mail naar ${email}. Een antwoord daarop komt bij uw asiel binnen.`,
  answerText: 'Uw antwoord',
  theirText: (naam: string) => `Bericht van ${naam}`,
  sendAnswer: 'Verstuur antwoord',
  cancel: 'Annuleren',
  answered: 'Uw antwoord is verstuurd',
  answerInvalid: { title: 'Formulier niet geldig', message: 'Niet alle verplichte velden zijn ingevuld' },
  kept: 'Uw tekst staat er nog.',
} as const;

/** How long ago in words: 'vandaag', 'gisteren', '12 dagen geleden'; a date that makes no sense is shown as it is. */
export function ageText(from: When, now: When): string {
  const days = calendarDays(from, now);
  if (days === null || days < 0) return formatDate(from);
  if (days === 0) return 'vandaag';
  return days === 1 ? 'gisteren' : `${days} dagen geleden`;
}

import { STATUS_LABELS } from '@portal/shared/domain';
import type { ChangedField } from './audit-changes';

/** What an action did, as the end of the sentence 'Els heeft …'; those of objects with one action for several things by both words. */
const SENTENCES: Readonly<Record<string, string>> = {
  'animal.create': 'een dier toegevoegd',
  'animal.update': 'een dier gewijzigd',
  'animal.status': 'de status van een dier gewijzigd',
  'animal.exception': 'een uitzondering op de termijn van een eigenaar vastgelegd',
  'claim.send': 'zich als eigenaar van een gevonden dier gemeld',
  'claim.decide': 'over de melding van een eigenaar beslist',
  'claim.chip': 'het chipnummer van een melding vergeleken',
  'import.create': 'een import van dieren voorbereid',
  'import.start': 'een import van dieren gestart',
  'import.done': 'een import van dieren afgerond',
  'import.failed': 'een import van dieren niet kunnen afmaken',
  'import.cancel': 'een import van dieren gestopt',
  'photo.add': 'een foto toegevoegd',
  'photo.attach': 'foto’s bij een nieuw dier gezet',
  'photo.update': 'een foto gewijzigd',
  'photo.primary': 'een foto de hoofdfoto gemaakt',
  'photo.delete': 'een foto verwijderd',
  'reaction.send': 'een reactie verstuurd',
  'reaction.status': 'de status van een reactie gewijzigd',
  'reaction.close-placed': 'de andere reacties na een plaatsing afgesloten',
  'reaction.answer': 'een reactie beantwoord',
  'reaction.withdraw': 'een reactie ingetrokken',
  'answer-template.create': 'een antwoordsjabloon toegevoegd',
  'answer-template.update': 'een antwoordsjabloon gewijzigd',
  'answer-template.delete': 'een antwoordsjabloon verwijderd',
  'message.send': 'een bericht in een chat gestuurd',
  'review-request.send': 'om een recensie gevraagd',
  'review.create': 'een recensie geschreven',
  'review.update': 'een recensie gewijzigd',
  'review.hide': 'een recensie verborgen of weer getoond',
  'review.answer': 'op een recensie geantwoord',
  'review.remove-answer': 'het antwoord op een recensie verwijderd',
  'review-request.decline': 'zich afgemeld voor een herinnering aan een recensie',
  'news.create': 'een nieuwsbericht toegevoegd',
  'news.update': 'een nieuwsbericht gewijzigd',
  'news.delete': 'een nieuwsbericht verwijderd',
  'article.create': 'een artikel toegevoegd',
  'article.update': 'een artikel gewijzigd',
  'article.delete': 'een artikel verwijderd',
  'application.send': 'een asiel aangemeld',
  'application.approve': 'een aanvraag goedgekeurd',
  'application.reject': 'een aanvraag afgewezen',
  'contact.send': 'het contactformulier verstuurd',
  'update shelter': 'een asielprofiel gewijzigd',
  'update account': 'een account gewijzigd',
  'register account': 'zich geregistreerd',
  'sign-in account': 'ingelogd',
  'link account': 'een account aan een asiel gekoppeld',
  'link-provider account': 'een andere manier van inloggen gekoppeld',
  'send-verification account': 'de bevestiging van een e-mailadres opnieuw gestuurd',
  'close account': 'een account gesloten',
  'restore account': 'een account hersteld',
  'erase account': 'een account gewist',
  'export account': 'de eigen gegevens gedownload',
  'sign-out-everywhere account': 'zich overal uitgelogd',
  'publish release': 'een nieuwe versie van een deel gepubliceerd',
  'rollback release': 'een deel naar de vorige versie teruggezet',
  'disable release': 'een deel uitgezet',
  'enable release': 'een deel weer aangezet',
  'canary release': 'een nieuwe versie aan een deel van de bezoekers gegeven',
  'promote release': 'een nieuwe versie aan alle bezoekers gegeven',
  'abort release': 'een nieuwe versie weer ingetrokken',
  'feature.set': 'een functie aan- of uitgezet',
  'suspect release': 'een release verdacht verklaard',
  'clear-suspect release': 'een verdachte release goedgekeurd',
  'deploy-key.create': 'een deploysleutel gemaakt',
  'deploy-key.end': 'een deploysleutel beëindigd',
  'audit.head': 'de stand van het logboek vastgelegd',
  'operator.admin account': 'een beheerder gemaakt',
};

/** Words of the objects, for the filter. */
const OBJECTS: Readonly<Record<string, string>> = {
  animal: 'Dieren',
  photo: 'Foto’s',
  reaction: 'Reacties',
  review: 'Recensies',
  shelter: 'Asielen',
  account: 'Accounts',
  application: 'Aanvragen',
  article: 'Artikelen',
  news: 'Nieuws',
  release: 'Versies',
  import: 'Imports',
  claim: 'Meldingen van eigenaren',
  message: 'Chat',
  feature: 'Functies',
};

/** Words of the fields whose values a line can have. */
const FIELDS: Readonly<Record<string, string>> = {
  geplaatst: 'Status',
  status: 'Status',
  aktief: 'Zichtbaar',
  naam: 'Naam',
  titel: 'Titel',
  nmax: 'Maximum aantal dieren',
  vol_tot: 'Even vol tot en met',
  usertype: 'Soort gebruiker',
  userroles: 'Rollen',
  asiel: 'Asiel',
  disabled: 'Geblokkeerd',
  hidden: 'Verborgen',
};

/** Words of values: yes and no, and the status of an animal, which is one letter. */
const VALUES: ReadonlyMap<string, string> = new Map([
  ['true', 'ja'],
  ['false', 'nee'],
]);
const STATUSES: ReadonlyMap<string, string> = new Map([...VALUES, ...Object.entries(STATUS_LABELS)]);

function valueWord(field: string, value: string | null): string {
  if (value === null) return 'leeg';
  return (FIELDS[field] === FIELDS.status ? STATUSES : VALUES).get(value) ?? value;
}

/** Who did it when no person did. */
const PORTAL = 'De website';

/** Texts of the tab 'Logboek'. */
export const messages = {
  table: 'Logboek',
  explanation:
    'Hier staat wat medewerkers en beheerders hebben gedaan. Regels blijven 24 maanden staan en kunnen niet worden gewijzigd.',
  filters: 'Filters van het logboek',
  object: 'Onderwerp',
  anything: 'Alles',
  objects: Object.entries(OBJECTS).map(([value, label]) => ({ value, label })),
  from: 'Vanaf',
  until: 'Tot en met',
  columns: { time: 'Wanneer', what: 'Wat', change: 'Wijziging', detail: 'Bekijk' },
  sentence: (who: string, action: string, object: string) => {
    if (action === 'denied') return `${who} probeerde iets waarvoor geen toegang is`;
    if (action === 'sign-in-failed') return who === PORTAL ? 'Iemand kon niet inloggen' : `${who} kon niet inloggen`;
    const said = SENTENCES[action] ?? SENTENCES[`${action} ${object}`] ?? `iets gedaan: ${action} (${object})`;
    return `${who} heeft ${said}`;
  },
  change: ({ field, before, after }: ChangedField) =>
    `${FIELDS[field] ?? field} van ${valueWord(field, before)} naar ${valueWord(field, after)}`,
  portal: PORTAL,
  somebody: (id: number) => `Gebruiker ${id}`,
  details: 'Details',
  detailsOf: (id: number) => `Details van regel ${id}`,
  only: (who: string) => `Alleen van ${who}`,
  clear: 'Filters wissen',
  older: 'Oudere regels',
  newest: 'Naar de nieuwste regels',
  empty: 'Geen regels gevonden',
  emptyHint: 'Kies een ander onderwerp of een andere periode.',
  whole: 'De hele regel',
  facts: {
    line: 'Regel',
    time: 'Wanneer',
    who: 'Wie',
    type: 'Soort gebruiker',
    action: 'Actie',
    thing: 'Onderwerp',
    request: 'Verzoek',
  },
  changes: 'Wat er veranderde',
  noChanges: 'Van deze regel zijn geen waarden opgeslagen.',
  field: 'Veld',
  before: 'Oud',
  after: 'Nieuw',
  unknown: '–',
  close: 'Sluiten',
} as const;

import { FAILED_DAYS, type HealthProblem, portalPath, REPORT_HOURS, type TaskLane } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';

const count = (amount: number, one: string, more: string) => `${numberText(amount)} ${amount === 1 ? one : more}`;

/** Texts of the tab 'Gezondheid'. */
export const messages = {
  allWell: 'Alles draait',
  attention: (amount: number) =>
    `${amount === 1 ? 'Er vraagt' : 'Er vragen'} ${count(amount, 'ding', 'dingen')} aandacht`,
  checked: (when: string) => `Bijgewerkt: ${when}`,
  refresh: 'Vernieuwen',
  problems: 'Wat aandacht vraagt',

  good: 'In orde',
  bad: 'Vraagt aandacht',
  unknown: 'Onbekend',
  unset: 'Niet ingesteld',

  tasks: 'Taken op de achtergrond',
  lanes: { urgent: 'Waar iemand op wacht', normal: 'Gewoon', bulk: 'Grote aantallen' } satisfies Record<
    TaskLane,
    string
  >,
  lane: (waiting: number, running: number) => `${numberText(waiting)} wachten, ${numberText(running)} bezig`,
  oldest: (age: string) => `de oudste wacht ${age}`,
  failedTasks: `Mislukt (${FAILED_DAYS} dagen)`,

  mail: 'Mails',
  waitingMails: 'Wachten op verzending',
  outbox: 'Er is geen mailserver ingesteld. Mails staan onder Berichten en gaan niet de deur uit.',
  failedMails: `Mislukt (${FAILED_DAYS} dagen)`,
  lastFailed: 'Laatste mislukte mail',
  noReason: 'reden onbekend',

  backup: 'Backup',
  lastBackup: 'Laatste backup',
  ago: (age: string) => `${age} geleden`,
  noBackup: 'Nog niet gemaakt',
  noKnownBackup:
    'Hier is geen backup bekend. Wordt de database op een andere manier bewaard, dan is dat hier niet te zien. Demogegevens hebben geen backup nodig.',

  storage: 'Opslag',
  free: 'Vrij op de schijf',
  ofTotal: (free: string, total: string) => `${free} van ${total}`,
  noDisk: 'Onbekend',
  database: 'Database',
  engines: { pglite: 'ingebouwd', postgres: 'server' },
  files: 'Foto’s en releases',
  bucket: 'In een bucket. Hoeveel ruimte die heeft, is hier niet bekend.',
  onDisk: 'Op dezelfde schijf',

  releases: 'Releases',
  reports: `Meldingen van browsers (${REPORT_HOURS} uur)`,
  counts: (failures: number, stepBacks: number) =>
    `${numberText(failures)} keer mislukt, ${numberText(stepBacks)} keer teruggestapt`,
  suspect: 'Verdacht',
  suspectOf: (name: string, version: string) => `${name} ${version}`,
  noSuspect: 'Geen',

  process: 'Dit proces',
  version: 'Versie',
  since: 'Draait',
  memory: 'Geheugen',
  node: 'Node',
  oneOfMany: 'Draaien er meer processen, dan is dit het proces dat antwoord gaf.',
} as const;

/** What happened, what to do about it, and where; without a link it is work for who runs the server. */
export const PROBLEMS: Readonly<Record<HealthProblem, { text: string; link?: { to: string; label: string } }>> = {
  'disk-low': {
    text: 'De schijf is bijna vol: er is minder dan 1 GB vrij. Laat de beheerder van de server ruimte maken, anders kan niemand meer iets opslaan.',
  },
  'task-late': {
    text: 'Taken blijven liggen. Blijft dit zo, laat dan de beheerder van de server in het log kijken.',
  },
  'mail-failed': {
    text: 'Er zijn mails die niet verstuurd konden worden.',
    link: { to: portalPath.mailOutbox(), label: 'Bekijk de berichten' },
  },
  'task-failed': {
    text: 'Er zijn taken mislukt die niet meer worden geprobeerd.',
    link: { to: portalPath.failedTasks(), label: 'Bekijk de mislukte taken' },
  },
  'release-suspect': {
    text: 'Een versie werkt niet bij alle bezoekers. Zet de vorige terug, of keur de versie goed.',
    link: { to: portalPath.releaseManagement(), label: 'Bekijk de releases' },
  },
  'backup-none': {
    text: 'Er is nog nooit een backup gemaakt. Laat de beheerder van de server elke dag ‘npm run backup’ uitvoeren.',
  },
  'backup-old': {
    text: 'De laatste backup is oud. Laat de beheerder van de server kijken of ‘npm run backup’ nog elke dag loopt.',
  },
};

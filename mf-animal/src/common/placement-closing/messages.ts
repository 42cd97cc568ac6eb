import { PLACEMENT_CLOSING_MAX } from '@portal/shared/contract';

const reactions = (count: number) => (count === 1 ? '1 reactie' : `${count} reacties`);
const mails = (count: number) => (count === 1 ? '1 e-mail' : `${count} e-mails`);

/** Texts of closing the other reactions to a placed animal. */
export const messages = {
  offer: (naam: string) => `Laat de andere reageerders weten dat ${naam} een thuis heeft`,
  waiting: (count: number) =>
    count === 1 ? '1 reactie wacht nog op antwoord.' : `${count} reacties wachten nog op antwoord.`,
  title: (naam: string) => `${naam} heeft een thuis`,
  intro: (naam: string) =>
    `Wie u hieronder aanvinkt, krijgt één vriendelijke e-mail met andere dieren die nog wachten. De reactie gaat naar het archief. Haal het vinkje weg bij wie ${naam} heeft gekregen.`,
  limited: `Dit zijn de ${PLACEMENT_CLOSING_MAX} oudste reacties. De andere volgen daarna.`,
  list: 'Open reacties',
  showMail: 'Bekijk de e-mail',
  mailOf: (naam: string) => `Bekijk de e-mail aan ${naam}`,
  noMail: 'Krijgt geen e-mail: het account is verwijderd of de e-mail is al verstuurd.',
  to: 'Aan',
  subject: 'Onderwerp',
  nobody: 'Er zijn geen open reacties meer.',
  cancel: 'Annuleren',
  close: 'Sluiten',
  send: (sent: number, closed: number) => (sent === 0 ? `Archiveer ${reactions(closed)}` : `Verstuur ${mails(sent)}`),
  choose: 'Kies ten minste één reactie.',
  done: (closed: number, sent: number) =>
    closed === 0
      ? 'Deze reacties waren al afgesloten'
      : `${reactions(closed)} afgesloten, ${sent === 0 ? 'geen e-mail' : mails(sent)} verstuurd`,
  allTold: 'De andere reageerders hebben bericht gekregen.',
  failed: 'Er is iets verkeerds gegaan',
} as const;

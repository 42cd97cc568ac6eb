import { HIDDEN_CODE } from '@portal/shared/contract';

/** Texts of the tab 'Berichten'. */
export const messages = {
  table: 'Berichten',
  explanation:
    'Alle e-mails van de website. Is er geen mailserver ingesteld, dan gaan ze niet weg en blijven ze hier staan. Verstuurde berichten verdwijnen na 30 dagen, andere na 90 dagen.',
  search: 'Zoek op ontvanger',
  total: (count: number) => (count === 1 ? '1 bericht' : `${count} berichten`),
  columns: { to: 'Aan', subject: 'Onderwerp', made: 'Gemaakt', status: 'Status', actions: 'Acties' },
  statuses: { waiting: 'Nog niet verstuurd', sent: 'Verstuurd', failed: 'Mislukt' },
  view: 'Bekijken',
  viewOf: (subject: string, to: string) => `Bekijken: ${subject}, aan ${to}`,
  made: 'Gemaakt',
  sent: 'Verstuurd',
  to: 'Aan',
  replyTo: 'Antwoord naar',
  reason: 'Reden',
  text: 'Tekst van het bericht',
  hidden: `In de links van dit bericht staat ${HIDDEN_CODE} in plaats van de code: die is alleen voor de ontvanger.`,
  missing: 'Dit bericht is er niet meer.',
  empty: 'Geen berichten',
  emptyHint: 'Zodra de website een e-mail maakt, staat die hier.',
  emptySearch: 'Geen berichten gevonden',
  emptySearchHint: 'Er is geen bericht aan een adres dat hierbij past.',
  clear: 'Toon alle berichten',
} as const;

import { ReactionStatus } from '@portal/shared/contract';

/** Texts of the own reactions; the words of the status are those of C17. */
export const messages = {
  list: 'Uw reacties',
  words: {
    [ReactionStatus.sent]: 'Verstuurd',
    [ReactionStatus.inProgress]: 'In behandeling',
    [ReactionStatus.done]: 'Beantwoord',
    [ReactionStatus.archived]: 'Afgesloten',
  },
  meaning: {
    [ReactionStatus.sent]: 'Het asiel heeft uw bericht ontvangen.',
    [ReactionStatus.inProgress]: 'Het asiel is met uw bericht bezig.',
    [ReactionStatus.done]: 'Het asiel heeft gereageerd. Kijk ook in uw e-mail.',
    [ReactionStatus.archived]: 'Het asiel heeft deze reactie afgesloten.',
  },
  placedMeaning: (naam: string) => `${naam} heeft een thuis gevonden bij iemand anders.`,
  withdrawn: 'Ingetrokken',
  withdrawnMeaning: 'U heeft deze reactie ingetrokken.',
  sentOn: (date: string) => `Verstuurd op ${date}`,
  to: (asiel: string) => `aan ${asiel}`,
  showText: 'Uw bericht',
  withdraw: 'Intrekken',
  withdrawLabel: (naam: string) => `Reactie op ${naam} intrekken`,
  confirmTitle: (naam: string) => `Reactie op ${naam} intrekken?`,
  confirmText: 'Het asiel ziet dan dat u geen interesse meer heeft. U kunt dit niet ongedaan maken.',
  keep: 'Niet intrekken',
  done: 'Uw reactie is ingetrokken',
  failed: 'Er is iets verkeerds gegaan',
  emptyTitle: 'U heeft nog niet gereageerd',
  emptyText: 'Ziet u een dier dat bij u past? Reageer op het profiel, dan staat uw reactie hier.',
  search: 'Bekijk alle dieren',
  pages: "Pagina's met reacties",
} as const;

import { Answer, ClaimStatus } from '@portal/shared/contract';

/** Texts for staff about a found animal, its term and the people who claim it (C51). */
export const messages = {
  title: 'Eigenaar gezocht',
  running: (day: string) =>
    `De eigenaar kan zich melden t/m ${day}. Tot en met die dag kunt u dit dier niet reserveren of plaatsen.`,
  over: (day: string) => `De termijn voor de eigenaar is voorbij sinds ${day}.`,
  except: (reden: string, naam: string | null, day: string) =>
    `Uitzondering vastgelegd op ${day}${naam ? ` door ${naam}` : ''}: ${reden}`,
  record: 'Uitzondering vastleggen',
  recordAgain: 'Uitzondering wijzigen',
  exception: {
    title: 'Uitzondering vastleggen',
    intro:
      'Leg uit waarom u niet kunt wachten tot de termijn voorbij is, bijvoorbeeld om medische redenen of vanwege de kosten. De reden blijft bij het dier staan, met uw naam.',
    label: 'Reden',
    save: 'Vastleggen',
    saved: 'De uitzondering is vastgelegd',
  },
  claims: 'Meldingen van mogelijke eigenaren',
  none: 'Nog niemand heeft zich gemeld.',
  paused: 'Reserveren en plaatsen kan pas weer als u over de open melding heeft beslist.',
  failedToLoad: 'De meldingen konden niet worden geladen',
  sentOn: (day: string) => `Gemeld op ${day}`,
  status: {
    [ClaimStatus.open]: 'Nieuw',
    [ClaimStatus.accepted]: 'Akkoord',
    [ClaimStatus.rejected]: 'Afgewezen',
  } satisfies Record<ClaimStatus, string>,
  reason: (reden: string) => `Reden: ${reden}`,
  chip: {
    [Answer.unknown]: 'De cijfers van de chip zijn nog niet vergeleken.',
    [Answer.yes]: 'De laatste vier cijfers van de chip kloppen.',
    [Answer.no]: 'De laatste vier cijfers van de chip kloppen niet.',
  } satisfies Record<Answer, string>,
  noChip: 'De melder gaf geen cijfers van de chip op.',
  accept: 'Akkoord',
  reject: 'Afwijzen',
  compare: 'Chip vergelijken',
  acceptQuestion: (naam: string) => `Is ${naam} de eigenaar?`,
  acceptText:
    'De melder krijgt een e-mail dat u akkoord bent. Daarna kunt u het dier op Gereserveerd of Geplaatst zetten. U kunt dit niet ongedaan maken.',
  acceptConfirm: 'Akkoord',
  accepted: 'De melder krijgt een e-mail dat u akkoord bent',
  rejection: {
    title: (naam: string) => `Melding van ${naam} afwijzen`,
    intro: 'De melder krijgt een e-mail met uw reden.',
    label: 'Reden',
    save: 'Afwijzen',
    saved: 'De melding is afgewezen',
  },
  comparison: {
    title: 'Chip vergelijken',
    intro:
      'Lees de chip van het dier en vul de laatste vier cijfers in. U ziet alleen of ze kloppen. Dit kan vijf keer.',
    label: 'Laatste vier cijfers van de chip',
    save: 'Vergelijk',
    outcome: {
      [Answer.yes]: { type: 'succes', message: 'De cijfers kloppen' },
      [Answer.no]: { type: 'warning', message: 'De cijfers kloppen niet' },
      [Answer.unknown]: { type: 'message', message: 'Er zijn geen cijfers om mee te vergelijken' },
    } as const,
  },
  cancel: 'Annuleren',
  failed: 'Er is iets verkeerds gegaan',
  kept: 'Wat u heeft ingevuld, staat er nog.',
} as const;

import { Answer } from '@portal/shared/contract';

/** Texts of the checklist and of its editing; the names of the three answers: AN-055. */
export const messages = {
  title: 'Goed om te weten',
  groups: {
    good: 'Dit gaat goed',
    less: 'Past minder goed',
    wishes: 'Wensen',
    behaviour: 'Gedrag',
    care: 'Verzorging',
    unknown: 'Nog onbekend',
  },
  answers: { [Answer.yes]: 'ja', [Answer.unknown]: 'onbekend', [Answer.no]: 'nee' },
  edit: 'Checklist bewerken',
  done: 'Klaar',
  intro: 'Elke keuze wordt meteen opgeslagen.',
  saving: 'Bezig met opslaan',
  saved: 'Opgeslagen',
  failed: 'Uw keuze is nog niet opgeslagen.',
  retry: 'Opnieuw proberen',
  discard: 'Keuze weggooien',
  taken: (label: string, answer: string) => `Iemand anders heeft ‘${label}’ intussen op ${answer} gezet.`,
} as const;

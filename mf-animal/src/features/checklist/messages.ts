import { Answer } from '@portal/shared/contract';

/** Texts of the checklist. */
export const messages = {
  title: 'Goed om te weten',
  groups: { [Answer.yes]: 'Ja', [Answer.unknown]: 'Nog onbekend', [Answer.no]: 'Nee' },
} as const;

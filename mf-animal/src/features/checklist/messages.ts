import { Answer } from '@portal/shared/contract';

/** Texts of the checklist. */
export const messages = {
  before: 'Past',
  after: 'bij u?',
  groups: { [Answer.yes]: 'Ja', [Answer.unknown]: 'Nog onbekend', [Answer.no]: 'Nee' },
} as const;

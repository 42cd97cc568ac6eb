import type { FieldOption } from '@portal/shared/ui/form';
import { messages } from './messages';

/** The options; while they are on their way the chosen one alone: a browser's list does not show a value that has no option. */
export const withChosen = (options: readonly FieldOption[], chosen: unknown): readonly FieldOption[] =>
  options.length > 0 || !chosen ? options : [{ value: String(chosen), label: messages.loading }];

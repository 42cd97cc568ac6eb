import { type AnswerPlaceholder, isPlaceholder, PLACEHOLDER_PATTERN, placeholderName } from '@portal/shared/contract';

/** What a template is filled in with; null is what the shelter did not fill in. */
export type PlaceholderValues = Readonly<Record<AnswerPlaceholder, string | null>>;

/** The text with its placeholders filled in (C17). One without a value stays as it is, and an answer with it is refused. */
export const fillTemplate = (text: string, values: PlaceholderValues): string =>
  text.replace(PLACEHOLDER_PATTERN, (braces, word: string) => {
    const name = placeholderName(word);
    return (isPlaceholder(name) && values[name]) || braces;
  });

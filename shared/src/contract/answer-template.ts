import * as z from 'zod/mini';
import { itemOf, itemsOf } from './envelope';
import { requiredLongText, requiredText } from './text';
import { count, uuidkey } from './wire';

/**
 * What a template of an answer may hold, in braces: 'Dag {naam}' (C17). Name of the adopter, name of the animal, and of the shelter its
 * name, telephone, e-mail address, address and opening hours; `pagina` is the address of the animal's profile.
 */
export const ANSWER_PLACEHOLDERS = [
  ...(['naam', 'dier', 'asiel', 'telefoon', 'email'] as const),
  ...(['adres', 'openingstijden', 'pagina'] as const),
] as const;
export type AnswerPlaceholder = (typeof ANSWER_PLACEHOLDERS)[number];

/** Most templates of a shelter; most characters of a template's name and of its text. */
export const ANSWER_TEMPLATES_MAX = 50;
export const ANSWER_TEMPLATE_NAME_MAX = 80;
export const ANSWER_TEMPLATE_TEXT_MAX = 3000;

/** A word in braces: up to 40 characters on one line, without a brace. */
export const PLACEHOLDER_PATTERN = /\{([^{}\n]{1,40})\}/g;

/** A word as it is compared: without spaces around, in lower case. */
export const placeholderName = (word: string): string => word.trim().toLowerCase();

/** Whether a word in braces is one that is filled in. */
export const isPlaceholder = (word: string): word is AnswerPlaceholder =>
  (ANSWER_PLACEHOLDERS as readonly string[]).includes(word);

/** The words in braces of a text, each once, in their order: 'Dag {naam}' has 'naam'. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER_PATTERN), ([, word]) => placeholderName(word as string))),
];

const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ');

/** Under a template with a word that is never filled in. */
export const unknownPlaceholders = (words: readonly string[]) =>
  `Dit kunnen wij niet invullen: ${inBraces(words)}. Gebruik alleen ${inBraces(ANSWER_PLACEHOLDERS)}`;

/** Under an answer in which something was not filled in. */
export const openPlaceholders = (words: readonly string[]) => `Vul dit nog in of haal het weg: ${inBraces(words)}`;

/** A check that refuses a text while `find` finds words in it. */
export const withoutPlaceholders =
  (find: (text: string) => string[], message: (words: readonly string[]) => string) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    const words = find(value);
    if (words.length > 0) issues.push({ code: 'custom', message: message(words), path: [], input: value });
  };

/** The form and body of `POST shelter/{id}/answertemplate` and `PUT answertemplate/{uuidkey}`. */
export const AnswerTemplateForm = z.object({
  naam: requiredText('Geef het sjabloon een naam', ANSWER_TEMPLATE_NAME_MAX),
  tekst: requiredLongText('Schrijf een tekst', ANSWER_TEMPLATE_TEXT_MAX).check(
    withoutPlaceholders((text) => placeholdersOf(text).filter((word) => !isPlaceholder(word)), unknownPlaceholders),
  ),
});
export type AnswerTemplateForm = z.infer<typeof AnswerTemplateForm>;

/** A text that a shelter answers with; `version` for `If-Match`. In the list of a reaction `tekst` is filled in for that reaction. */
export const AnswerTemplate = z.object({ uuidkey, naam: z.string(), tekst: z.string(), version: count });
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;

/** `GET shelter/{id}/answertemplate`, `GET response/{uuidkey}/answertemplate`: `{data: {items}}`, by name. */
export const AnswerTemplateList = itemsOf(AnswerTemplate);
export type AnswerTemplateList = z.infer<typeof AnswerTemplateList>;

/** `POST shelter/{id}/answertemplate`, `PUT answertemplate/{uuidkey}`: `{data: {item}}`. */
export const AnswerTemplateAnswer = itemOf(AnswerTemplate);
export type AnswerTemplateAnswer = z.infer<typeof AnswerTemplateAnswer>;

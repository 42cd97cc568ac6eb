import * as z from 'zod/mini';
import { NewsStatus } from './codes';
import { NEWS_INTRO_MAX } from './constants';
import { itemOf, itemsOf } from './envelope';
import { optionalLongText, optionalText, requiredHtml, requiredText } from './text';
import { id, isoDate } from './wire';

/**
 * A news item. `intro` is HTML or text, `tekst` sanitised HTML, `datum` a day. `fotourl` is the whole address of the first picture of the text, a
 * jpeg of at most 800 px wide, or null; it is missing in answers of a release before it (C65).
 */
export const NewsItem = z.object({
  id,
  titel: z.string(),
  intro: z.nullable(z.string()),
  tekst: z.string(),
  aktief: z.enum(NewsStatus),
  auteur: z.nullable(z.string()),
  datum: isoDate,
  fotourl: z.optional(z.nullable(z.string())),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** `GET news`: the server sends `{data: {items}}`, newest first; readers also accept `{items}` (C27). */
export const NewsList = itemsOf(NewsItem);
export type NewsList = z.infer<typeof NewsList>;

/** What a reader of `GET news` accepts. */
export const NewsListRead = z.union([NewsList, z.object({ items: z.array(NewsItem) })]);
export type NewsListRead = z.infer<typeof NewsListRead>;

/** `GET news/{id}`, `POST news`, `PUT news/{id}`: `{data: {item}}`. */
export const NewsAnswer = itemOf(NewsItem);
export type NewsAnswer = z.infer<typeof NewsAnswer>;

/** The news form. `intro` counts what was typed, at most 250 characters. */
export const NewsForm = z.object({
  titel: requiredText('Vul een titel in'),
  datum: z.iso.date('Vul een datum in'),
  tekst: requiredHtml('Vul een tekst in'),
  intro: optionalLongText(NEWS_INTRO_MAX),
  auteur: optionalText(100),
  aktief: z._default(z.enum(NewsStatus), NewsStatus.inactive),
});
export type NewsForm = z.infer<typeof NewsForm>;

/** Body of `POST news`. */
export const NewsCreate = z.extend(NewsForm, { id: z.nullish(z.union([id, z.literal('')])) });
export type NewsCreate = z.infer<typeof NewsCreate>;

/** Body of `PUT news/{id}`: any part of the fields; the toggle sends only `aktief`. */
export const NewsUpdate = z.partial(z.extend(NewsForm, { id, aktief: z.enum(NewsStatus) }));
export type NewsUpdate = z.infer<typeof NewsUpdate>;

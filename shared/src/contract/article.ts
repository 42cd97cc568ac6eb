import * as z from 'zod/mini';
import { ArticleCategory, ArticleStatus } from './codes';
import { itemOf, itemsOf } from './envelope';
import { optionalText, requiredHtml, requiredText } from './text';
import { id, isoDate, queryText } from './wire';

/** `aktief` of an article: 1 published, 0 not published, -1 archived. */
export const articleStatus = z.enum(ArticleStatus);

/** An information article or the annual report. `tekst` is sanitised HTML, `datum` a day. */
export const Article = z.object({
  id,
  titel: z.string(),
  alias: z.string(),
  categorie: z.string(),
  aktief: articleStatus,
  auteur: z.string(),
  datum: isoDate,
  tekst: z.string(),
});
export type Article = z.infer<typeof Article>;

/** `GET article?category=`; without it only category informatie is answered (C48). */
export const ArticleQuery = z.object({ category: queryText(40) });
export type ArticleQuery = z.infer<typeof ArticleQuery>;

/**
 * `GET article`: `{data: {items}}`, newest first. Visitors get status 1 only. With category jaarverslag `item` is the newest published
 * one, absent when there is none (C27, C48).
 */
export const ArticleList = z.object({ data: z.object({ items: z.array(Article), item: z.optional(Article) }) });
export type ArticleList = z.infer<typeof ArticleList>;

/** `GET article/{id}`, `POST article`, `PUT article/{id}`: `{data: {item}}`. */
export const ArticleAnswer = itemOf(Article);
export type ArticleAnswer = z.infer<typeof ArticleAnswer>;

/** The annual report as a page reads it: titel and tekst; our server sends the whole article. */
export const AnnualReport = z.extend(z.partial(Article), { titel: z.string(), tekst: z.string() });
export type AnnualReport = z.infer<typeof AnnualReport>;

/** What a reader of `GET article?category=jaarverslag` accepts: data.item, or the first of data.items; our server sends the item (C27). */
export const AnnualReportRead = z.union([itemOf(AnnualReport), itemsOf(AnnualReport)]);
export type AnnualReportRead = z.infer<typeof AnnualReportRead>;

/** The article form. Toggles send the number, selects may send its text. */
export const ArticleForm = z.object({
  titel: requiredText('Geef een titel'),
  aktief: z.pipe(
    z.transform((value) => (value === '1' || value === '0' || value === '-1' ? Number(value) : value)),
    z.enum(ArticleStatus, 'Kies een status'),
  ),
  auteur: requiredText('vul de Auteur in'),
  datum: z.iso.date('Kies een datum'),
  tekst: requiredHtml('Schrijf uw tekst'),
});
export type ArticleForm = z.infer<typeof ArticleForm>;

const extra = {
  // A small letter may count as more characters than its capital in the title.
  alias: optionalText(400),
  categorie: z.optional(z.enum(ArticleCategory)),
};

/** Body of `POST article` (C48): `alias` follows from the title when it is absent or empty; the server makes it unique. */
export const ArticleCreate = z.extend(ArticleForm, extra);
export type ArticleCreate = z.infer<typeof ArticleCreate>;

/** Body of `PUT article/{id}`: any part of the fields; `id` may be repeated (C29). */
export const ArticleUpdate = z.partial(z.extend(ArticleCreate, { id }));
export type ArticleUpdate = z.infer<typeof ArticleUpdate>;

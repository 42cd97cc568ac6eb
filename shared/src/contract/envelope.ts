import * as z from 'zod/mini';
import { ToastType } from './codes';
import { Photo } from './photo';
import { count } from './wire';

/** `{data: {item}}`: one thing (C27). */
export const itemOf = <T extends z.core.$ZodType>(item: T) => z.object({ data: z.object({ item }) });

/** `{data: {items: […]}}`: a short list (C27). */
export const itemsOf = <T extends z.core.$ZodType>(item: T) => z.object({ data: z.object({ items: z.array(item) }) });

/** `{items: […]}`: a lookup (C27). */
export const lookupOf = <T extends z.core.$ZodType>(item: T) => z.object({ items: z.array(item) });

/** Figures of a page: exact number of records, number of pages of the asked size. */
export const Pagination = z.object({ totalRecords: count, totalPages: count });
export type Pagination = z.infer<typeof Pagination>;

/** `{data: […], pagination}`: a page (C27). Beyond the last page: no items and the real totals. */
export const pageOf = <T extends z.core.$ZodType>(item: T) => z.object({ data: z.array(item), pagination: Pagination });

/** `{data: {…}}`: bare data (C27). */
export const dataOf = <T extends z.core.$ZodType>(data: T) => z.object({ data });

/**
 * `{data: {message, status}}` of the photo calls (C27, C42); status is the toast's type: 'succes', or 'message' when the picture was there
 * already. `item` is the photo that `POST image/` of bron DIER or ASIEL added or found.
 */
export const MessageAnswer = z.object({
  data: z.object({
    message: z.string(),
    status: z.enum(ToastType),
    /** Address of the image of a text (bron TEKST). */
    fotourl: z.optional(z.string()),
    item: z.optional(Photo),
  }),
});
export type MessageAnswer = z.infer<typeof MessageAnswer>;

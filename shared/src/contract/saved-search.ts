import * as z from 'zod/mini';
import { AnimalFilter } from './animal-query';
import { NotifySetting } from './codes';
import { itemOf, itemsOf } from './envelope';
import { requiredText } from './text';
import { count, isoTime, kindId, uuidkey } from './wire';

/** A saved search (C12): `filters` are keys of C05 as an address writes them; `newCount` the animals since `last_viewed_at`. */
export const SavedSearch = z.object({
  uuidkey,
  naam: z.string(),
  soort: z.array(kindId),
  filters: z.record(z.string(), z.string()),
  notify: z.enum(NotifySetting),
  last_viewed_at: isoTime,
  newCount: count,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** `GET savedsearch`: `{data: {items}}`. */
export const SavedSearchList = itemsOf(SavedSearch);
export type SavedSearchList = z.infer<typeof SavedSearchList>;

/** `POST savedsearch`, `PUT savedsearch/{uuidkey}`: `{data: {item}}`. */
export const SavedSearchAnswer = itemOf(SavedSearch);
export type SavedSearchAnswer = z.infer<typeof SavedSearchAnswer>;

/** The form and body of `POST savedsearch`. */
export const SavedSearchForm = z.object({
  naam: requiredText('Geef de zoekopdracht een naam', 100),
  filters: AnimalFilter,
  notify: z._default(z.enum(NotifySetting), NotifySetting.none),
});
export type SavedSearchForm = z.infer<typeof SavedSearchForm>;

/** Name and mails, as the dialog of a saved search asks them. */
export const SavedSearchDetails = z.pick(SavedSearchForm, { naam: true, notify: true });
export type SavedSearchDetails = z.infer<typeof SavedSearchDetails>;

/** Body of `PUT savedsearch/{uuidkey}`: any part; `viewed` true sets `last_viewed_at` to now. */
export const SavedSearchUpdate = z.object({
  naam: z.optional(SavedSearchForm.shape.naam),
  filters: z.optional(AnimalFilter),
  notify: z.optional(z.enum(NotifySetting)),
  viewed: z.optional(z.literal(true)),
});
export type SavedSearchUpdate = z.infer<typeof SavedSearchUpdate>;

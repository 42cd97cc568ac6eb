import * as z from 'zod/mini';
import { answer, isoTime, kindId, sexCode, uuidkey, yesNo } from './wire';

/** An animal of a feed; `_dier` holds its codes and names as everywhere on the wire. */
export const ShelterFeedItem = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  content_text: z.string(),
  image: z.optional(z.string()),
  date_published: isoTime,
  tags: z.array(z.string()),
  _dier: z.object({
    uuidkey,
    naam: z.string(),
    soort: kindId,
    soortnaam: z.string(),
    rasnaam: z.string(),
    rasaanvul: z.nullable(z.string()),
    kleur: z.nullable(z.string()),
    leeftijdnaam: z.string(),
    sexecode: z.nullable(sexCode),
    koppel: yesNo,
    gevonden: answer,
  }),
});
export type ShelterFeedItem = z.infer<typeof ShelterFeedItem>;

/** `GET shelter/{id}/feed.json`: the available animals of a shelter as a JSON Feed 1.1 (jsonfeed.org), newest first; nothing private (C53). */
export const ShelterFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  language: z.literal('nl-NL'),
  home_page_url: z.string(),
  feed_url: z.string(),
  items: z.array(ShelterFeedItem),
});
export type ShelterFeed = z.infer<typeof ShelterFeed>;

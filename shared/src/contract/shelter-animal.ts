import * as z from 'zod/mini';
import { ReactionCount } from './animal';
import { YesNo } from './codes';
import { pageOf } from './envelope';
import { ShelterKindCount } from './shelter';
import {
  count,
  id,
  iframeFlag,
  isoTime,
  kindId,
  pageNumber,
  placementStatus,
  queryList,
  queryNumber,
  queryText,
  queryValue,
  sexCode,
  staffRows,
  uuidkey,
} from './wire';

/** `GET shelter/{id}/animals` (C33): `archief` J holds A and long placed J; `soortcode` a comma list of kinds. */
export const ShelterAnimalQuery = z.object({
  first: pageNumber,
  rows: staffRows,
  soortcode: queryList(z.pipe(queryNumber(1, 4), kindId), 4),
  search: queryText(100),
  archief: queryValue(z.literal(YesNo.yes)),
  iframe: iframeFlag,
});
export type ShelterAnimalQuery = z.infer<typeof ShelterAnimalQuery>;

/** A row of the management table. `RecordID` equals `id` (C50); `visits` and `responseCount` are always there. */
export const ShelterAnimalRow = z.object({
  id,
  RecordID: id,
  uuidkey,
  naam: z.string(),
  soort: kindId,
  soortnaam: z.string(),
  rasnaam: z.string(),
  rasaanvul: z.nullable(z.string()),
  sexecode: z.nullable(sexCode),
  sexenaam: z.string(),
  leeftijdnaam: z.string(),
  geplaatst: placementStatus,
  statuslabel: z.string(),
  datum: isoTime,
  datumgeplaatst: z.nullable(isoTime),
  visits: count,
  responseCount: z.array(ReactionCount),
  fotourl: z.nullable(z.string()),
});
export type ShelterAnimalRow = z.infer<typeof ShelterAnimalRow>;

/**
 * Newest date created first (C33). `animals` counts per kind what occupies a place: P, N and G, together `ntotaal` (C11), whatever was
 * filtered. The public figures of a shelter leave P out (C09).
 */
export const ShelterAnimalPage = z.extend(pageOf(ShelterAnimalRow), { animals: z.array(ShelterKindCount) });
export type ShelterAnimalPage = z.infer<typeof ShelterAnimalPage>;

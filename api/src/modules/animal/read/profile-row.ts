import type { Animal } from '@portal/shared/contract';
import { averageRating } from '@portal/shared/domain';
import { isoTime } from '../../../lib/sql';
import { PHOTO_COLUMNS, type PhotoRow } from '../../photo';
import { amsterdamDay, CARD_COLUMNS, CARD_SOURCE, type CardRow } from './card';

const PROFILE_COLUMNS = `${CARD_COLUMNS}, a.land AS provincieland, a.youtube_url,
  CASE WHEN a.gevonden = 'J' THEN a.inbewaring END AS inbewaring, CASE WHEN a.gevonden = 'J' THEN a.gemeente END AS gemeente,
  a.amivedinummer, coalesce(a.donatienummer, s.donatienummer) AS donatienummer, a.omschrijving, ${isoTime('a.datum')} AS datum,
  ${isoTime('a.datumgeplaatst')} AS datumgeplaatst, ${amsterdamDay('a.datumgeplaatst')} AS placed_day, a.version,
  s.telefoon, s.email, s.response_voorkeur, s.rating_sum, s.ratingcount, s.vol_tot, s.vol_bericht, s.reageert_binnen`;

const PHOTOS = `(SELECT json_agg(p ORDER BY p.primair DESC, p.volgnr, p.id) FROM (
    SELECT ${PHOTO_COLUMNS} FROM photo WHERE bron = 'DIER' AND bron_id = a.id) p)`;

/**
 * Everything a profile is made from, in one statement: the round trips cost more than the reading. Each row is one text: taking fifty
 * columns apart costs more than `JSON.parse`, and the thread of the embedded engine hands over one string.
 */
export const PROFILES = `SELECT profile.uuidkey, row_to_json(profile)::text AS profile FROM (
    SELECT ${PROFILE_COLUMNS}, ${PHOTOS} AS photos FROM ${CARD_SOURCE} WHERE a.uuidkey = ANY($1::uuid[])) profile`;

/** The row of a profile, as its JSON. */
export type ProfileRow = CardRow &
  Pick<
    Animal,
    | 'provincieland'
    | 'inbewaring'
    | 'gemeente'
    | 'amivedinummer'
    | 'donatienummer'
    | 'omschrijving'
    | 'datum'
    | 'datumgeplaatst'
  > & {
    youtube_url: string | null;
    placed_day: string | null;
    version: number;
    telefoon: string | null;
    email: string | null;
    response_voorkeur: NonNullable<Animal['asiel']>['response_voorkeur'];
    rating_sum: number;
    vol_tot: string | null;
    vol_bericht: string | null;
    reageert_binnen: number | null;
    ratingcount: number;
    photos: PhotoRow[] | null;
  };

/** What a profile says of its shelter beside the label of a card. */
export const shelterContact = (row: ProfileRow) => ({
  telefoon: row.telefoon,
  email: row.email,
  response_voorkeur: row.response_voorkeur,
  rating: averageRating(row.rating_sum, row.ratingcount),
  ratingcount: row.ratingcount,
  vol_tot: row.vol_tot,
  vol_bericht: row.vol_bericht,
  reageert_binnen: row.reageert_binnen,
});

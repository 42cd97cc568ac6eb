import type {
  Kind,
  Shelter,
  ShelterKindCount,
  ShelterOption,
  ShelterPage,
  ShelterQuery,
  ShelterRow,
} from '@portal/shared/contract';
import { averageRating, kindTitle, kindType } from '@portal/shared/domain';
import { photoUrl } from '../../lib/photo-url';
import { pagination } from '../../lib/sql';
import type { Database } from '../../ports/database/port';
import { shelterPoint } from '../place';

/** Suggestions of the autocomplete. */
const OPTIONS_MAX = 20;

const COLUMNS = `s.id, s.uuidkey, s.naam, s.plaats, s.land, s.provincie, p.naam AS provincienaam, p.afkorting AS provincieafkorting,
  s.telefoon, s.rating_sum, s.ratingcount, s.lat, s.lon`;
const JOINS = 'shelter s LEFT JOIN province p ON p.id = s.provincie';

const WHOLE_COLUMNS = `${COLUMNS}, s.email, s.response_voorkeur, s.ntotaal, s.nmax, s.adres, s.postcode, s.url, s.donatienummer, s.openingstijden,
  s.vol_tot::text AS vol_tot, s.vol_bericht, s.reageert_binnen,
  (SELECT f.storage_key FROM photo f WHERE f.bron = 'ASIEL' AND f.bron_id = s.id AND NOT f.exclude
   ORDER BY f.primair DESC, f.volgnr, f.id LIMIT 1) AS storage_key`;

const KIND_COUNTS = `SELECT asiel_id, soort, count(*)::int AS count FROM animal
  WHERE visible AND asiel_id = ANY($1::int[]) GROUP BY asiel_id, soort ORDER BY soort`;

/** Every word stands in the name or the place, without accents. */
const ALL_WORDS = `NOT EXISTS (SELECT FROM unnest($2::text[]) AS w (word)
  WHERE position(lower(unaccent(w.word)) IN lower(unaccent(s.naam || ' ' || s.plaats))) = 0)`;

const MATCHING = `s.active AND ($1::text[] IS NULL OR s.land = ANY($1::text[])) AND ${ALL_WORDS}`;

type Row = Omit<ShelterRow, 'rating' | 'animals' | 'lat' | 'lon'> & {
  rating_sum: number;
  lat: number | null;
  lon: number | null;
};
type WholeRow = Row & Omit<Shelter, keyof ShelterRow | 'recordid' | 'fotourl'> & { storage_key: string | null };

const wordsOf = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean);

/** Reads active shelters. */
export function shelterRepository(database: Pick<Database, 'query'>, origin: string) {
  async function countsOf(ids: number[]): Promise<Map<number, ShelterKindCount[]>> {
    const counts = new Map<number, ShelterKindCount[]>(ids.map((id) => [id, []]));
    const { rows } = await database.query<{ asiel_id: number; soort: Kind; count: number }>(KIND_COUNTS, [ids]);
    for (const { asiel_id, soort, count } of rows) {
      counts.get(asiel_id)?.push({ title: kindTitle(soort), type: kindType(soort), typeid: soort, count });
    }
    return counts;
  }

  /** The whole active shelter that fits; `condition` knows the value as $1. */
  async function one(condition: string, value: string | number): Promise<Shelter | undefined> {
    const { rows } = await database.query<WholeRow>(
      `SELECT ${WHOLE_COLUMNS} FROM ${JOINS} WHERE s.active AND ${condition}`,
      [value],
    );
    const row = rows[0];
    if (!row) return undefined;
    const { rating_sum, storage_key, ...rest } = row;
    return {
      ...rest,
      ...shelterPoint(row),
      plek_zelf: row.lat !== null,
      rating: averageRating(rating_sum, row.ratingcount),
      animals: (await countsOf([row.id])).get(row.id) ?? [],
      recordid: row.id,
      fotourl: storage_key ? photoUrl(origin, storage_key) : null,
    };
  }

  return {
    async page({ land, q, first, rows: size }: ShelterQuery): Promise<ShelterPage> {
      const filter = [land ?? null, wordsOf(q)];
      const total = await database.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM shelter s WHERE ${MATCHING}`,
        filter,
      );
      const { rows } = await database.query<Row>(
        `SELECT ${COLUMNS} FROM ${JOINS} WHERE ${MATCHING} ORDER BY s.naam COLLATE "und-x-icu", s.id LIMIT $3 OFFSET $4`,
        [...filter, size, (first - 1) * size],
      );
      const counts = await countsOf(rows.map(({ id }) => id));
      return {
        data: rows.map(({ rating_sum, ...row }) => ({
          ...row,
          ...shelterPoint(row),
          rating: averageRating(rating_sum, row.ratingcount),
          animals: counts.get(row.id) ?? [],
        })),
        pagination: pagination(total.rows[0]?.total ?? 0, size),
      };
    },

    /** Names that resemble the text, best first. */
    async options(naam: string): Promise<ShelterOption[]> {
      if (naam === '') return [];
      const { rows } = await database.query<ShelterOption>(
        `SELECT s.id, s.uuidkey, s.naam, s.plaats, s.land FROM shelter s
         WHERE s.active AND (${ALL_WORDS.replace('$2', '$1')} OR lower(s.naam) % lower($2))
         ORDER BY starts_with(lower(unaccent(s.naam)), lower(unaccent($2))) DESC, similarity(lower(s.naam), lower($2)) DESC,
           s.naam COLLATE "und-x-icu", s.id LIMIT $3`,
        [wordsOf(naam), naam, OPTIONS_MAX],
      );
      return rows;
    },

    /** `id`: number, the shelter's uuidkey, or the uuidkey of a user who belongs to it (AP-011). */
    async find(id: string): Promise<Shelter | undefined> {
      if (id.length < 36) return one('s.id = $1', Number(id));
      return one(
        '(s.uuidkey = $1 OR s.id = (SELECT u.asiel_id FROM account u WHERE u.uuidkey = $1 AND u.closed_at IS NULL))',
        id,
      );
    },

    /** The shelter that the account with this sign-in id belongs to. */
    ofUser: (uid: string): Promise<Shelter | undefined> =>
      one('s.id = (SELECT u.asiel_id FROM account u WHERE u.uid = $1 AND u.closed_at IS NULL)', uid),
  };
}

export type ShelterRepository = ReturnType<typeof shelterRepository>;

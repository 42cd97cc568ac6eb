import {
  type Kind,
  PLACED_VISIBLE_DAYS,
  type ShelterAnimalPage,
  type ShelterAnimalQuery,
  type ShelterAnimalRow,
  type ShelterKindCount,
  YesNo,
} from '@portal/shared/contract';
import { kindTitle, kindType, reactionCounts, statusLabel } from '@portal/shared/domain';
import { isoTime, pagination } from '../../../lib/sql';
import type { Database } from '../../../ports/database/port';

/** Archived, or placed longer ago than a profile of a placed animal is shown (C33); `$2` is the moment of the query. */
const IS_ARCHIVED = `(a.geplaatst = 'A' OR (a.geplaatst = 'J' AND (a.datumgeplaatst IS NULL
  OR (a.datumgeplaatst AT TIME ZONE 'Europe/Amsterdam')::date
    < ($2::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date - ${PLACED_VISIBLE_DAYS})))`;

const MATCHING = `a.asiel_id = $1 AND ${IS_ARCHIVED} = $3 AND ($4::int[] IS NULL OR a.soort = ANY($4::int[]))
  AND position(lower(unaccent($5)) IN lower(unaccent(a.naam))) > 0`;

const ROWS = `SELECT a.id, a.id AS "RecordID", a.uuidkey, a.naam, a.soort, k.naam AS soortnaam, b.naam AS rasnaam, a.rasaanvul,
    x.sexecode, x.naam AS sexenaam, g.naam AS leeftijdnaam, a.geplaatst, ${isoTime('a.datum')} AS datum,
    ${isoTime('a.datumgeplaatst')} AS datumgeplaatst, a.fotourl,
    coalesce((SELECT v.visits FROM animal_visit v WHERE v.dier_id = a.id), 0) AS visits,
    coalesce((SELECT jsonb_agg(jsonb_build_object('statuscode', r.statuscode, 'aantal', r.aantal)) FROM
      (SELECT statuscode, count(*)::int AS aantal FROM reaction WHERE dier_id = a.id GROUP BY statuscode) r), '[]'::jsonb)
      AS "responseCount"
  FROM animal a JOIN kind k ON k.id = a.soort JOIN breed b ON b.id = a.ras AND b.soortid = a.soort
    JOIN sex x ON x.id = a.geslacht AND x.soortid = a.soort JOIN age g ON g.id = a.leeftijd AND g.soortid = a.soort
  WHERE ${MATCHING} ORDER BY a.datum DESC, a.id DESC LIMIT $6 OFFSET $7`;

/** The animals that `ntotaal` counts. */
const KIND_COUNTS = `SELECT soort, count(*)::int AS count FROM animal WHERE asiel_id = $1 AND geplaatst IN ('P', 'N', 'G')
  GROUP BY soort ORDER BY soort`;

/** @param origin stands before the addresses of photos */
export function shelterAnimalRepository(database: Pick<Database, 'query'>, origin: string) {
  const toWire = (row: Omit<ShelterAnimalRow, 'statuslabel'>): ShelterAnimalRow => ({
    ...row,
    statuslabel: statusLabel(row.geplaatst),
    responseCount: reactionCounts(row.responseCount),
    fotourl: row.fotourl?.startsWith('/') ? origin + row.fotourl : row.fotourl,
  });

  async function countsOf(shelterId: number): Promise<ShelterKindCount[]> {
    const { rows } = await database.query<{ soort: Kind; count: number }>(KIND_COUNTS, [shelterId]);
    return rows.map(({ soort, count }) => ({ title: kindTitle(soort), type: kindType(soort), typeid: soort, count }));
  }

  return {
    /** Newest date created first (C33). */
    async page(
      shelterId: number,
      { first, rows: size, soortcode, search, archief }: ShelterAnimalQuery,
      now: Date,
    ): Promise<ShelterAnimalPage> {
      const filter = [shelterId, now, archief === YesNo.yes, soortcode ?? null, search ?? ''];
      const total = await database.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM animal a WHERE ${MATCHING}`,
        filter,
      );
      const { rows } = await database.query<Omit<ShelterAnimalRow, 'statuslabel'>>(ROWS, [
        ...filter,
        size,
        (first - 1) * size,
      ]);
      return {
        data: rows.map(toWire),
        pagination: pagination(total.rows[0]?.total ?? 0, size),
        animals: await countsOf(shelterId),
      };
    },
  };
}

export type ShelterAnimalRepository = ReturnType<typeof shelterAnimalRepository>;

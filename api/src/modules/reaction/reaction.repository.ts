import {
  type Reaction,
  type ReactionPage,
  type ReactionQuery,
  ReactionSort,
  type ReactionStatus,
} from '@portal/shared/contract';
import { statusLabel } from '@portal/shared/domain';
import { isoTime, pagination } from '../../lib/sql';
import type { Executor, Parameter } from '../../ports/database/port';
import { comparisonOf, FIT_COLUMNS, type FitRow } from './reaction-fit';
import { conditionsOf, type ReactionScope } from './reaction-scope';
import { reactionSummaryRepository } from './reaction-summary.repository';

const COLUMNS = `r.id, r.uuidkey, r.displayname, r.email, r.phone, r.informatie, r.woonruimte, r.alleen_thuis AS "alleenThuis", r.tuin,
  r.kinderen, r.huisdieren, r.ervaring, r.kto, r.statuscode, r.geplaatst, ${isoTime('r.created_at')} AS created_at,
  ${isoTime('r.answered_at')} AS answered_at, ${isoTime('r.withdrawn_at')} AS withdrawn_at, ${isoTime('r.placement_closed_at')} AS placement_closed_at,
  a.id AS dier_id, a.uuidkey AS dier_uuidkey, a.naam AS dier_naam, a.geplaatst AS dier_geplaatst, a.fotourl, a.soort, k.naam AS soortnaam,
  s.id AS asiel_id, s.uuidkey AS asiel_uuidkey, s.naam AS asiel_naam, ${FIT_COLUMNS}`;
const SOURCE = `reaction r JOIN animal a ON a.id = r.dier_id JOIN kind k ON k.id = a.soort JOIN shelter s ON s.id = r.asiel_id`;

const ORDERS: Record<ReactionSort, string> = {
  [ReactionSort.newest]: 'r.created_at DESC, r.id DESC',
  [ReactionSort.oldest]: 'r.created_at, r.id',
};

type Row = Omit<Reaction, 'geplaatst' | 'dier' | 'asiel' | 'fit'> &
  FitRow & {
    geplaatst: boolean;
    dier_id: number;
    dier_uuidkey: string;
    dier_naam: string;
    dier_geplaatst: Reaction['dier']['geplaatst'];
    fotourl: string | null;
    soort: Reaction['dier']['soort'];
    soortnaam: string;
    asiel_id: number;
    asiel_uuidkey: string;
    asiel_naam: string;
  };

/** Who sent a reaction and to which shelter. */
export interface ReactionOwner {
  id: number;
  user_id: number | null;
  asiel: number;
  statuscode: ReactionStatus;
  withdrawn: boolean;
  asielEmail: string | null;
}

/** Reads reactions; `origin` stands before the addresses of photos. */
export function reactionRepository(database: Pick<Executor, 'query'>, origin: string) {
  const summaries = reactionSummaryRepository(database);

  function toWire(row: Row, isForStaff: boolean): Reaction {
    const { dier_id, dier_uuidkey, dier_naam, dier_geplaatst, fotourl, soort, soortnaam, geplaatst, ...rest } = row;
    const { asiel_id, asiel_uuidkey, asiel_naam, fit_versie, kind_onder_zes, dieren, checked, ...reaction } = rest;
    const fit = isForStaff ? comparisonOf(row) : undefined;
    return {
      ...reaction,
      geplaatst: geplaatst ? 1 : 0,
      dier: {
        ...{ id: dier_id, uuidkey: dier_uuidkey, naam: dier_naam, soort, soortnaam, geplaatst: dier_geplaatst },
        statuslabel: statusLabel(dier_geplaatst),
        fotourl: fotourl?.startsWith('/') ? origin + fotourl : fotourl,
      },
      asiel: { id: asiel_id, uuidkey: asiel_uuidkey, naam: asiel_naam },
      ...(fit ? { fit } : {}),
    };
  }

  return {
    async find(uuidkey: string, reader: 'staff' | 'sender'): Promise<Reaction | undefined> {
      const { rows } = await database.query<Row>(`SELECT ${COLUMNS} FROM ${SOURCE} WHERE r.uuidkey = $1`, [uuidkey]);
      return rows[0] && toWire(rows[0], reader === 'staff');
    },
    async owner(uuidkey: string): Promise<ReactionOwner | undefined> {
      const { rows } = await database.query<ReactionOwner>(
        `SELECT r.id, r.user_id, r.asiel_id AS asiel, r.statuscode, r.withdrawn_at IS NOT NULL AS withdrawn,
           s.email AS "asielEmail" FROM reaction r JOIN shelter s ON s.id = r.asiel_id WHERE r.uuidkey = $1`,
        [uuidkey],
      );
      return rows[0];
    },
    async page(scope: ReactionScope, query: ReactionQuery): Promise<ReactionPage> {
      const values: Parameter[] = [];
      const where = conditionsOf(scope, query, values);
      const total = await database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM reaction r WHERE ${where}`,
        values,
      );
      const { rows } = await database.query<Row>(
        `SELECT ${COLUMNS} FROM ${SOURCE} WHERE ${where} ORDER BY ${ORDERS[query.sort]}
         LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
        [...values, query.rows, (query.first - 1) * query.rows],
      );
      const isOwn = typeof scope === 'object' && 'userId' in scope;
      return {
        data: rows.map((row) => toWire(row, !isOwn)),
        pagination: pagination(total.rows[0]?.n ?? 0, query.rows),
        ...(isOwn ? {} : { summary: await summaries.of(scope, query) }),
      };
    },
    /** The number of a shelter by number or uuidkey. */
    async shelterId(id: string): Promise<number | undefined> {
      const { rows } = await database.query<{ id: number }>(
        `SELECT id FROM shelter WHERE ${/^\d+$/.test(id) ? 'id' : 'uuidkey'} = $1`,
        [id],
      );
      return rows[0]?.id;
    },
  };
}

export type ReactionRepository = ReturnType<typeof reactionRepository>;

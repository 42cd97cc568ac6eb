import {
  type Animal,
  type AnimalCard,
  type AnimalSummary,
  type Flag,
  PlacementStatus,
  type ReactionCount,
} from '@portal/shared/contract';
import { type PlacementFacts, reactionCounts, statusLabel } from '@portal/shared/domain';
import { amsterdamClock } from '../../../lib/amsterdam-clock';
import { batched } from '../../../lib/batch';
import { isoTime } from '../../../lib/sql';
import type { Database } from '../../../ports/database/port';
import { toPhoto } from '../../photo';
import {
  amsterdamDay,
  CARD_COLUMNS,
  CARD_SOURCE,
  type CardRow,
  type DayRules,
  dayFacts,
  fitAnswers,
  flagOf,
  shelterLabel,
} from './card';
import { animalChecklist } from './checklist';
import { animalLabels } from './labels';
import { PROFILES, type ProfileRow, shelterContact } from './profile-row';

/** Most profiles read at once: what came together is answered together. */
const PROFILES_AT_ONCE = 20;

/** What decides who may see an animal, without the rest of it. */
export interface AnimalFacts extends PlacementFacts {
  id: number;
  naam: string;
  asiel: number;
  /** Raised by every change: the strong ETag. */
  version: number;
}

/** An animal with all its photos, those hidden from the public among them, and what decides who may see it. */
export interface AnimalProfile {
  animal: Animal;
  facts: AnimalFacts;
}

export interface AnimalRepositoryOptions {
  rules: DayRules;
  /** Origin before the addresses of photos. */
  origin: string;
  now: () => Date;
}

/** What an animal's profile holds for one person, and for the own staff alone. */
export interface AnimalPersonal {
  favorite: Flag;
  visits: number;
  responseCount: ReactionCount[];
}

/** Figures of the home page that no index holds. */
export type HomeFigures = Pick<AnimalSummary, 'shelters' | 'placedThisYear'>;

/** What the animal routes read. */
export function animalRepository(database: Pick<Database, 'query'>, options: AnimalRepositoryOptions) {
  const { rules, origin, now } = options;
  const labelsFor = animalLabels(database);
  const checklist = animalChecklist(database);
  const today = amsterdamClock(now);
  const whole = (address: string | null) => (address?.startsWith('/') ? origin + address : address);

  /** The cards of the rows, in their order. */
  async function cardsOf(rows: readonly CardRow[]): Promise<AnimalCard[]> {
    const labels = await labelsFor(rows);
    const day = today();
    return rows.map((row) => ({
      ...row,
      ...labels(row),
      ...dayFacts(row, day, rules),
      fotourl: whole(row.fotourl),
      eig: fitAnswers(row.checked),
      asiel: shelterLabel(row),
    }));
  }

  /** The cards of those among `ids` that fit, in the order of `ids`. */
  async function cardsAmong(ids: readonly number[], condition: string): Promise<AnimalCard[]> {
    if (ids.length === 0) return [];
    const { rows } = await database.query<CardRow>(
      `SELECT ${CARD_COLUMNS} FROM ${CARD_SOURCE} WHERE a.id = ANY($1::bigint[]) AND ${condition}`,
      [ids],
    );
    const byId = new Map((await cardsOf(rows)).map((card) => [card.id, card]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  const profileText = batched(async (uuidkeys: readonly string[]) => {
    const { rows } = await database.query<{ uuidkey: string; profile: string }>(PROFILES, [uuidkeys]);
    return new Map(rows.map(({ uuidkey, profile }) => [uuidkey, profile]));
  }, PROFILES_AT_ONCE);

  /** Fills in the row itself: a copy of so many properties costs ten times `JSON.parse` (decision 013). */
  async function profileOf(row: ProfileRow): Promise<AnimalProfile> {
    const [labels, properties] = await Promise.all([labelsFor([row]), checklist(row.soort, row.checked)]);
    const facts = {
      ...{ id: row.id, naam: row.naam, asiel: row.asiel_id, version: row.version, geplaatst: row.geplaatst },
      datumgeplaatst: row.placed_day,
      wasPublished: row.published_day !== null,
    };
    const animal = Object.assign(row, labels(row), dayFacts(row, today(), rules), {
      fotourl: whole(row.fotourl),
      statuslabel: statusLabel(row.geplaatst),
      youtubeUrl: row.youtube_url,
      youtube: flagOf(Boolean(row.youtube_url)),
      favorite: flagOf(false),
      fotos: (row.photos ?? []).map((photo) => toPhoto(photo, origin)),
      properties,
      asiel: { ...shelterLabel(row), ...shelterContact(row) },
    });
    return { facts, animal };
  }

  return {
    /** Cards of the visible animals among `ids`, in the order of `ids`. */
    cards: (ids: readonly number[]): Promise<AnimalCard[]> => cardsAmong(ids, 'a.visible'),
    /** The same of animals that somebody kept: placed ones too. */
    keptCards: (ids: readonly number[]): Promise<AnimalCard[]> => cardsAmong(ids, "a.geplaatst IN ('N', 'G', 'J')"),

    /** The moments of their first publication, by number. */
    async publishedAt(ids: readonly number[]): Promise<Map<number, string>> {
      const { rows } = await database.query<{ id: number; published: string }>(
        `SELECT id, ${isoTime('published_at')} AS published FROM animal WHERE id = ANY($1::bigint[]) AND published_at IS NOT NULL`,
        [ids],
      );
      return new Map(rows.map(({ id, published }) => [id, published]));
    },

    /** Whether a person keeps the animal, and the figures for those who manage it. */
    async personal(id: number, userId: number): Promise<AnimalPersonal> {
      const { rows } = await database.query<{ favorite: boolean; visits: number; counts: ReactionCount[] | null }>(
        `SELECT EXISTS (SELECT FROM favourite WHERE dier_id = $1 AND user_id = $2) AS favorite,
           coalesce((SELECT visits FROM animal_visit WHERE dier_id = $1), 0) AS visits,
           (SELECT json_agg(c) FROM (SELECT statuscode, count(*)::int AS aantal FROM reaction WHERE dier_id = $1
             GROUP BY statuscode) c) AS counts`,
        [id, userId],
      );
      const { favorite = false, visits = 0, counts } = rows[0] ?? {};
      return { favorite: flagOf(favorite), visits, responseCount: reactionCounts(counts ?? []) };
    },

    async facts(uuidkey: string): Promise<AnimalFacts | undefined> {
      const { rows } = await database.query<AnimalFacts>(
        `SELECT id, naam, asiel_id AS asiel, geplaatst, version, ${amsterdamDay('datumgeplaatst')} AS datumgeplaatst,
           published_at IS NOT NULL AS "wasPublished" FROM animal WHERE uuidkey = $1`,
        [uuidkey],
      );
      return rows[0];
    },

    async profile(uuidkey: string): Promise<AnimalProfile | undefined> {
      const text = await profileText(uuidkey.toLowerCase());
      return text === undefined ? undefined : profileOf(JSON.parse(text));
    },

    async figures(): Promise<HomeFigures> {
      const { rows } = await database.query<HomeFigures>(
        `SELECT (SELECT count(*)::int FROM shelter WHERE active) AS shelters,
           (SELECT count(*)::int FROM animal WHERE geplaatst = $1
             AND datumgeplaatst >= $2::timestamp AT TIME ZONE 'Europe/Amsterdam') AS "placedThisYear"`,
        [PlacementStatus.placed, `${today().slice(0, 4)}-01-01`],
      );
      return rows[0] ?? { shelters: 0, placedThisYear: 0 };
    },
  };
}

export type AnimalRepository = ReturnType<typeof animalRepository>;

import { colourGroup } from '@portal/shared/domain';
import { answersFor, nameFor, traits } from './animal-traits';
import type { Calendar } from './calendar';
import { CASE_ANIMALS } from './cases';
import { custodyOf } from './custody';
import { describe } from './description';
import { type Gallery, photoUrl, type Shown, type StoredDrawing } from './gallery';
import { KIND, KINDS, type Kind } from './kinds';
import { coloursOf } from './looks';
import type { Population } from './population';
import { createRandom, hashText, type Random } from './random';
import { STATUSES } from './scale';
import type { ShelterRow } from './shelters';
import { demoUuid } from './uuid';

/** Option lists of the database: breed and sex by `kind/name`. */
export interface Lookups {
  breed: ReadonlyMap<string, number>;
  sex: ReadonlyMap<string, { id: number; sexecode: 'M' | 'V' | null }>;
  province: ReadonlyMap<string, number>;
}

/** Everything that making an animal needs. */
export interface AnimalContext {
  seed: number;
  calendar: Calendar;
  population: Population;
  lookups: Lookups;
  shelters: readonly ShelterRow[];
  gallery: Gallery;
  drawings: readonly StoredDrawing[];
}

/** Rows of one animal in the tables animal, photo and animal_visit; columns as in the database. */
export interface AnimalRows {
  animal: Record<string, unknown> & { id: number; asiel_id: number; naam: string };
  photos: Record<string, unknown>[];
  visit: { dier_id: number; visits: number };
}

const YOUNG: readonly number[] = [1, 11, 31, 41];

function photoCount(rnd: Random): number {
  const span = rnd.weighted([
    [[0, 0], 2],
    [[1, 2], 60],
    [[3, 4], 30],
    [[5, 8], 8],
  ] as const);
  return rnd.int(span[0], span[1]);
}

/** Photos of one animal, each another drawing: at most as many as its coat has (`shown`). */
function photosFor(
  id: number,
  wanted: number,
  shown: Shown,
  context: AnimalContext,
  filedate: string,
): Record<string, unknown>[] {
  const start = hashText(demoUuid(context.seed, 'animal', id));
  const choice = context.gallery.find(shown, start >>> 8);
  return Array.from({ length: Math.min(wanted, choice.length) }, (_, i) => {
    const drawing = context.drawings[choice[(start + i) % choice.length] ?? 0];
    const key = drawing?.storageKey ?? '';
    return {
      bron: 'DIER',
      bron_id: id,
      volgnr: i + 1,
      primair: i === 0,
      exclude: false,
      filename: `foto/${key}/350.jpg`,
      filename_big: `foto/${key}/800.jpg`,
      filesize: drawing?.bytes ?? 0,
      filetype: 'image/jpeg',
      width: 800,
      height: 800,
      filedate,
      storage_key: key,
      sha256: `\\x${key}`,
    };
  });
}

function visitsFor(young: boolean, published: number, rnd: Random): number {
  const popular = Math.exp(3.6 + 0.9 * rnd.normal()) * (young ? 4 : 1);
  return published < 0 ? 0 : Math.round(popular * (1 + Math.min(published, 120) / 30));
}

function datesFor(at: number, context: AnimalContext, rnd: Random) {
  const { population, calendar } = context;
  const status = STATUSES[population.status[at] ?? 4] ?? 'A';
  const published = population.published[at] ?? -1;
  const ended = population.ended[at] ?? -1;
  const known = published >= 0 ? published : Math.max(0, ended);
  const cameIn = known + 1 + rnd.int(0, 9);
  const created = calendar.at(cameIn, rnd.next());
  const firstSeen = published < 0 ? null : calendar.at(published, rnd.next());
  const last = ended < 0 ? null : calendar.at(ended, rnd.next());
  return {
    status,
    published,
    stay: { cameIn, ended, isReserved: status === 'G' },
    datum: created,
    published_at: firstSeen,
    datumgeplaatst: status === 'J' ? last : null,
    updated_at: last ?? firstSeen ?? created,
  };
}

/** An age that is not below the days that the animal has waited for. */
function ageFor(kind: Kind, waited: number, rnd: Random): number {
  const old = KINDS[kind].ages.filter(([, , most = Number.POSITIVE_INFINITY]) => most >= waited);
  return rnd.weighted(old.map(([id, share]) => [id, share] as const));
}

/** Rows of the animal with this id (from 1); the same id gives the same rows whatever was made before. */
export function makeAnimal(id: number, context: AnimalContext): AnimalRows {
  const rnd = createRandom(context.seed, `animal/${id}`);
  const at = id - 1;
  const special = CASE_ANIMALS[at];
  const kind = (context.population.kind[at] ?? 1) as Kind;
  const shelter = context.shelters[(context.population.shelter[at] ?? 1) - 1];
  const breed = special?.breed ?? rnd.weighted(KINDS[kind].breeds);
  const sex = context.lookups.sex.get(`${kind}/${rnd.weighted(KINDS[kind].sexes)}`);
  const sexecode = sex?.sexecode ?? null;
  const waited = (context.population.published[at] ?? 0) - Math.max(0, context.population.ended[at] ?? 0);
  const leeftijd = ageFor(kind, waited, rnd);
  const { status, published, stay, ...times } = datesFor(at, context, rnd);
  const looks = traits(kind, breed, coloursOf(kind, breed, sexecode), special, rnd);
  const custody =
    looks.gevonden === 'J' && shelter
      ? custodyOf(shelter, stay, special, context.calendar, createRandom(context.seed, `custody/${id}`))
      : null;
  const answers = answersFor(kind, rnd);
  const couple = looks.koppel === 'J';
  const naam = nameFor(couple, sexecode, special, rnd);
  const young = YOUNG.includes(leeftijd);
  const text = describe({ naam, kind, breed, sexecode, couple, young, found: looks.gevonden === 'J', answers }, rnd);
  const drawn = photoCount(rnd);
  const photos = photosFor(
    id,
    special === undefined ? drawn : (special.photos ?? 2),
    { kind, breed, kleur: looks.kleur, couple },
    context,
    times.datum,
  );
  const main = photos[0]?.storage_key;
  return {
    animal: {
      id,
      uuidkey: demoUuid(context.seed, 'animal', id),
      asiel_id: shelter?.id ?? 1,
      soort: kind,
      ras: context.lookups.breed.get(`${kind}/${breed}`),
      naam,
      leeftijd,
      geslacht: sex?.id,
      provincie: shelter?.provincie,
      land: shelter?.land,
      geplaatst: status,
      ...looks,
      inbewaring: custody?.inbewaring ?? null,
      gemeente: custody?.gemeente ?? null,
      kleurgroep: colourGroup(looks.kleur, kind),
      omschrijving: text + (special?.extra ?? ''),
      html_policy: 1,
      properties: [...answers].map(([key, value]) => `${key}:${value}`).sort(),
      fotourl: typeof main === 'string' ? photoUrl(main) : null,
      ...times,
      version: 1,
    },
    photos,
    visit: { dier_id: id, visits: visitsFor(young && kind !== KIND.other, published, rnd) },
  };
}

import { type CustodyFacts, placementHold, runningOwnerTerm } from '@portal/shared/domain';
import { type AnimalContext, type AnimalRows, type Lookups, makeAnimal } from './animals';
import { createCalendar } from './calendar';
import { caseId } from './cases';
import { listDrawings } from './drawings/catalogue';
import type { Drawing } from './drawings/draw';
import { createGallery } from './gallery';
import { KIND, KINDS, type Kind } from './kinds';
import { listPlaces } from './places';
import { planPopulation } from './population';
import { SCALE, STATUSES } from './scale';
import { makeShelters } from './shelters';

const SEXCODES: Readonly<Record<string, 'M' | 'V' | null>> = {
  Kater: 'M',
  Reu: 'M',
  Ram: 'M',
  Man: 'M',
  Onbekend: null,
};

/** The rows of the database that the generator looks up, without a database. */
function lookups(): Lookups & { breedName: ReadonlyMap<number, string> } {
  const breed = new Map<string, number>();
  const sex = new Map<string, { id: number; sexecode: 'M' | 'V' | null }>();
  for (const [kind, facts] of Object.entries(KINDS)) {
    for (const [name] of facts.breeds) breed.set(`${kind}/${name}`, breed.size + 1);
    for (const [name] of facts.sexes) {
      sex.set(`${kind}/${name}`, { id: sex.size + 1, sexecode: name in SEXCODES ? (SEXCODES[name] ?? null) : 'V' });
    }
  }
  const breedName = new Map([...breed].map(([key, id]) => [id, key.slice(2)]));
  return { breed, sex, province: new Map(), breedName };
}

const scale = SCALE['10k'];
const found = lookups();
const drawings = listDrawings();
const calendar = createCalendar('2026-11-20');
const population = planPopulation(scale, {}, 42, listPlaces(scale.shelterTimes).length);
const context: AnimalContext = {
  seed: 42,
  calendar,
  population,
  lookups: found,
  shelters: makeShelters(scale.shelterTimes, 42, population.occupied, found.province, calendar),
  gallery: createGallery(drawings),
  drawings: drawings.map((_, at) => ({ storageKey: String(at), bytes: 1 })),
};
const animals = Array.from({ length: population.size }, (_, i) => makeAnimal(i + 1, context));

const breedOf = ({ animal }: AnimalRows) => found.breedName.get(Number(animal.ras)) ?? '';
const drawn = ({ photos }: AnimalRows) =>
  photos.map((photo) => drawings[Number(photo.storage_key)]).filter((drawing) => drawing !== undefined);
const looks = ({ variant, coat }: Drawing) => `${variant}/${coat}`;
const ids = (rows: readonly AnimalRows[]) => rows.map(({ animal }) => animal.id);

describe('the photos of an animal', () => {
  test('are all different', () => {
    const twice = animals.filter((rows) => new Set(drawn(rows)).size < rows.photos.length);
    expect(ids(twice)).toEqual([]);
  });

  test('show one and the same animal: one coat, one build', () => {
    expect(ids(animals.filter((rows) => new Set(drawn(rows).map(looks)).size > 1))).toEqual([]);
  });

  test('show its colour', () => {
    const other = animals.filter(
      (rows) =>
        rows.animal.id > caseId('longest') && drawn(rows).some(({ coat }) => coat !== (rows.animal.kleur ?? coat)),
    );
    expect(ids(other)).toEqual([]);
  });

  test('show two animals for a couple, and one for the others', () => {
    const wrong = animals.filter((rows) => drawn(rows).some(({ pair }) => pair !== (rows.animal.koppel === 'J')));
    expect(ids(wrong)).toEqual([]);
  });

  test('are there for a couple as for another animal', () => {
    const couples = animals.filter(({ animal }) => animal.koppel === 'J');
    expect(couples.length).toBeGreaterThan(500);
    expect(couples.filter(({ photos }) => photos.length === 0).length / couples.length).toBeLessThan(0.05);
  });

  test.each(['Rat', 'Fret', 'Cavia', 'Hamster', 'Chinchilla', 'Degoe', 'Muis/gerbil'])('%s is drawn', (breed) => {
    const own = animals.filter((rows) => breedOf(rows) === breed);
    expect(own.filter(({ photos }) => photos.length > 0).length / own.length).toBeGreaterThan(0.9);
  });

  test.each([
    ['one-photo', 1],
    ['four-photos', 4],
    ['eight-photos', 8],
  ])('the case %s has %i', (key, count) => {
    expect(new Set(drawn(animals[caseId(key) - 1] as AnimalRows)).size).toBe(count);
  });
});

test('all colours of cats, dogs and rabbits have a group that a search offers (SE-018)', () => {
  const furry = animals.filter(({ animal }) => animal.soort !== KIND.other && animal.id > caseId('longest'));
  const nameless = furry.filter(({ animal }) => animal.kleur !== null && animal.kleurgroep === 'overig');
  expect(ids(nameless)).toEqual([]);
  expect(new Set(furry.map(({ animal }) => animal.kleurgroep)).size).toBe(12);
});

test('tortoiseshell and calico cats are female', () => {
  const colours: readonly unknown[] = ['schildpad', 'lapjeskat'];
  const tricolours = animals.filter(({ animal }) => animal.soort === KIND.cat && colours.includes(animal.kleur));
  const female = found.sex.get('1/Poes')?.id;
  expect(tricolours.length).toBeGreaterThan(300);
  expect(ids(tricolours.filter(({ animal }) => animal.geslacht !== female))).toEqual([]);
});

/** Most days that an animal of an age can have lived, by its id. */
const OLDEST: Readonly<Record<number, number>> = { 1: 183, 2: 730, 11: 183, 12: 730, 31: 183, 41: 183 };

test('no animal has waited longer than it has lived', () => {
  const tooLong = animals.filter(({ animal }) => {
    const at = animal.id - 1;
    const wait = (population.published[at] ?? 0) - Math.max(0, population.ended[at] ?? 0);
    return wait > (OLDEST[Number(animal.leeftijd)] ?? Number.POSITIVE_INFINITY);
  });
  expect(ids(tooLong)).toEqual([]);
  expect(animals.filter(({ animal }) => animal.leeftijd === 1).length).toBeGreaterThan(500);
});

describe('the dates of publication do not depend on the kind', () => {
  const visible = animals.filter((_, at) => (population.status[at] ?? 9) < STATUSES.indexOf('P'));
  const share = (rows: readonly AnimalRows[], kind: Kind) =>
    rows.filter(({ animal }) => animal.soort === kind).length / rows.length;
  const published = ({ animal }: AnimalRows) => population.published[animal.id - 1] ?? 0;

  test.each(Object.values(KIND))('kind %i has the same share of what is new as of all', (kind) => {
    const fresh = visible.filter((rows) => published(rows) < 14);
    expect(Math.abs(share(fresh, kind) - share(visible, kind))).toBeLessThan(0.05);
  });

  test('the eight newest are of several kinds', () => {
    const newest = visible
      .filter(({ animal }) => animal.geplaatst === 'N')
      .sort((a, b) => published(a) - published(b))
      .slice(0, 8);
    expect(new Set(newest.map(({ animal }) => animal.soort)).size).toBeGreaterThanOrEqual(3);
  });
});

describe('the custody of found animals (C51)', () => {
  const noon = new Date('2026-11-20T12:00:00Z');
  const factsOf = ({ animal }: AnimalRows) => ({ ...animal, provincieland: animal.land }) as unknown as CustodyFacts;
  const inCustody = animals.filter(({ animal }) => animal.inbewaring !== null);
  const isRunning = (rows: AnimalRows) => runningOwnerTerm(factsOf(rows), noon) !== null;

  test('is known of most of them, with the municipality, and of no other animal', () => {
    const found = animals.filter(({ animal }) => animal.gevonden === 'J');
    expect(inCustody.length / found.length).toBeGreaterThan(0.5);
    const isWhole = ({ animal }: AnimalRows) => animal.gevonden === 'J' && Boolean(animal.gemeente);
    expect(ids(inCustody.filter((rows) => !isWhole(rows)))).toEqual([]);
    expect(ids(inCustody.filter(({ animal }) => String(animal.inbewaring) > '2026-11-20'))).toEqual([]);
  });

  test.each(['NL', 'BE'])('runs for published animals in %s, and is over for others', (land) => {
    const published = inCustody.filter(({ animal }) => animal.land === land && animal.geplaatst === 'N');
    expect(published.filter(isRunning).length).toBeGreaterThan(3);
    expect(published.filter((rows) => !isRunning(rows)).length).toBeGreaterThan(3);
  });

  test('held back none that is reserved or placed', () => {
    const none = { hasOpenClaim: false, hasOwner: false, hasException: false };
    const gone = inCustody.filter(({ animal }) => animal.geplaatst === 'G' || animal.geplaatst === 'J');
    const when = ({ animal }: AnimalRows) => new Date((animal.datumgeplaatst as string | null) ?? noon);
    expect(gone.length).toBeGreaterThan(100);
    expect(ids(gone.filter((rows) => placementHold({ ...factsOf(rows), ...none }, 'J', when(rows)) !== null))).toEqual(
      [],
    );
  });

  test.each([
    ['found-yes', true],
    ['14-days', true],
    ['amivedi', false],
  ])('the case %s is within the term: %s', (key, expected) => {
    expect(isRunning(animals[caseId(key) - 1] as AnimalRows)).toBe(expected);
  });
});

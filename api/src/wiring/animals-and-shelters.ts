import {
  type Animal,
  type AnimalCard,
  AnimalSearchQuery,
  idOrUuidkey,
  Kind,
  portalPath,
  type Shelter,
  uuidkey,
} from '@portal/shared/contract';
import { animalVisibility, isListed, kindTitle, viewerKind } from '@portal/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config';
import { amsterdamClock } from '../lib/amsterdam-clock';
import { photoKeys, previewUrl } from '../lib/photo-url';
import { plainText } from '../lib/plain-text';
import type { Runner } from '../lib/runner';
import {
  type AnimalRepository,
  animalIndex,
  animalIndexRepository,
  animalPdfRoutes,
  animalRepository,
  animalRoutes,
  cardMemory,
  SEARCH_CATALOGUES,
  shelterAnimalRepository,
  shelterAnimalRoutes,
  visitCounter,
  visitRepository,
} from '../modules/animal';
import type { PageFacts, PageSources } from '../modules/document';
import { lookupRepository, lookupRoutes } from '../modules/lookup';
import { photoRoutes } from '../modules/photo';
import { reviewRepository, reviewRoutes } from '../modules/review';
import { type ShelterRepository, shelterProfileRoutes, shelterRepository, shelterRoutes } from '../modules/shelter';
import type { CatalogVersions } from '../plugins/catalog-versions';
import type { PublicAnswers } from '../plugins/public-answers';
import type { Blobs } from '../ports/blobs/port';
import type { Database } from '../ports/database/port';

/** What the catalogue of animals and shelters is built from. */
export interface CatalogueOptions {
  config: Config;
  database: Database;
  blobs: Blobs;
  versions: CatalogVersions;
  answers: PublicAnswers;
  now: () => Date;
  /** Told what went wrong beside a request. */
  onError: (error: unknown) => void;
}

/** The modules of the catalogue, wired: routes below `/api/`, what runs beside them, and what documents may ask. */
export function catalogue({ config, database, blobs, versions, answers, now, onError }: CatalogueOptions) {
  const origin = config.PUBLIC_ORIGIN;
  const rules = { newDays: config.NIEUW_DAGEN, longStayerDays: config.LANGZITTER_DAGEN };
  const animals = animalRepository(database, { rules, origin, now });
  const shelters = shelterRepository(database, origin);
  const visits = visitCounter({ write: visitRepository(database).write, now, onError });
  const index = animalIndex({
    repository: animalIndexRepository(database),
    database,
    rules,
    now,
    onChange: () => versions.raise('animal-index'),
    onError,
  });
  const today = amsterdamClock(now);
  const cards = cardMemory(animals.cards, () => `${today()} ${versions.of(SEARCH_CATALOGUES)}`);
  const findAnimals = async (query: AnimalSearchQuery) => {
    const found = await index.search(query);
    return found ? cards(found.ids) : undefined;
  };
  const findDatedAnimals = async (query: AnimalSearchQuery) => {
    const found = await findAnimals(query);
    const published = found && (await animals.publishedAt(found.map(({ id }) => id)));
    // One that was withdrawn in between has no place in a list any more.
    return found?.flatMap((card) => {
      const moment = published?.get(card.id);
      return moment === undefined ? [] : [{ ...card, published: moment }];
    });
  };
  const api: FastifyPluginAsync[] = [
    animalRoutes({ animals, cards, index, visits, answers, now }),
    animalPdfRoutes({ animals, readPhoto: photoReader(blobs), productName: config.PRODUCT_NAAM, origin, now }),
    lookupRoutes(lookupRepository(database), answers),
    shelterRoutes(shelters, answers),
    shelterProfileRoutes({ shelters, database }),
    shelterAnimalRoutes({ animals: shelterAnimalRepository(database, origin), findShelter: shelters.find, now }),
    reviewRoutes(reviewRepository(database), answers),
    photoRoutes(blobs),
  ];
  const runners: Runner[] = [index, visits];
  return {
    animals,
    api,
    runners,
    findDatedAnimals,
    sources: pageSources({ animals, shelters, findAnimals, origin, now }),
    isReady: index.isReady,
    indexAgeSeconds: index.ageSeconds,
  };
}

/** Reads the jpeg of a photo by its address on the wire, the large one if it is there. */
const photoReader = (blobs: Pick<Blobs, 'get'>) => async (fotourl: string) => {
  for (const key of photoKeys(fotourl)) {
    const bytes = await blobs.get(key);
    if (bytes) return bytes;
  }
  return undefined;
};

/** What the pages of the catalogue show, by the parameter of the address. */
function pageSources({
  animals,
  shelters,
  findAnimals,
  origin,
  now,
}: {
  animals: AnimalRepository;
  shelters: ShelterRepository;
  findAnimals: (query: AnimalSearchQuery) => Promise<AnimalCard[] | undefined>;
  origin: string;
  now: () => Date;
}): Pick<PageSources, 'animal' | 'shelter' | 'list'> {
  return {
    async animal(key) {
      const found = uuidkey.safeParse(key).success ? await animals.profile(key) : undefined;
      if (!found) return undefined;
      const { facts, animal } = found;
      const visibility = animalVisibility(facts, viewerKind(null, facts.asiel), now());
      if (visibility === 'not-found') return undefined;
      if (visibility === 'gone') return 'gone';
      return { ...animalPage(animal, origin), isListed: isListed(facts.geplaatst) };
    },
    async shelter(id) {
      const shelter = idOrUuidkey.safeParse(id).success ? await shelters.find(id) : undefined;
      return shelter && shelterPage(shelter, origin);
    },
    async list(shape) {
      const preset = LISTS[shape];
      if (!preset) return [];
      const cards = await findAnimals(AnimalSearchQuery.parse({ ...preset, rows: String(LISTED) }));
      return (cards ?? []).map(({ naam, uuidkey: key }) => ({ name: naam, path: portalPath.animal(key) }));
    },
  };
}

/** How many of a list search engines are told about. */
const LISTED = 24;

/** The question of every page that lists animals, by its shape (C04, C05). */
const LISTS: Readonly<Record<string, Record<string, string>>> = {
  'zoek/dieren/kat': { soort: '1' },
  'zoek/dieren/hond': { soort: '2' },
  'zoek/dieren/overig': { soort: '3,4' },
  'zoek/dieren/konijn': { soort: '4' },
  'zoek/langzitters': { langzitter: '1', sort: 'langzit' },
  'zoek/koppels': { koppel: 'J' },
  'zoek/gevondendieren': { gevonden: 'J' },
};

const KIND_PATHS: Readonly<Record<Kind, string>> = {
  [Kind.cat]: portalPath.cats(),
  [Kind.dog]: portalPath.dogs(),
  [Kind.other]: portalPath.otherAnimals(),
  [Kind.rabbit]: portalPath.rabbits(),
};

function animalPage(animal: Animal, origin: string): PageFacts {
  const { asiel, soort } = animal;
  return {
    name: animal.naam,
    key: animal.uuidkey,
    description: plainText(animal.omschrijving),
    image: previewUrl(origin, animal.fotourl ?? ''),
    about: {
      ...{ type: 'animal', kind: kindTitle(soort), kindPath: KIND_PATHS[soort], breed: animal.rasnaam },
      shelter: asiel && { name: asiel.naam, key: asiel.uuidkey },
    },
  };
}

const shelterPage = (shelter: Shelter, origin: string): PageFacts => ({
  name: shelter.naam,
  key: shelter.uuidkey,
  image: previewUrl(origin, shelter.fotourl ?? ''),
  about: {
    ...{ type: 'shelter', street: shelter.adres, postcode: shelter.postcode, place: shelter.plaats },
    ...{ land: shelter.land, telephone: shelter.telefoon, url: shelter.url },
    ...{ rating: shelter.rating, ratingcount: shelter.ratingcount },
  },
});

import type { AnimalSearchQuery } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { amsterdamClock } from '../../lib/amsterdam-clock';
import type { Runner } from '../../lib/runner';
import type { CatalogVersions } from '../../plugins/catalog-versions';
import type { ResponseCache } from '../../plugins/response-cache';
import type { Blobs } from '../../ports/blobs/port';
import type { Database } from '../../ports/database/port';
import type { Sanitiser } from '../../ports/sanitiser/port';
import { exposureRepository } from './exposure/exposure.repository';
import { exposureRoutes } from './exposure/exposure.routes';
import { exposureCounter } from './exposure/exposure-counter';
import { exposureOrder } from './exposure/exposure-order';
import { toldSights } from './exposure/told-sights';
import { shelterAnimalRepository } from './manage/shelter-animal.repository';
import { shelterAnimalRoutes } from './manage/shelter-animal.routes';
import { animalPdfRoutes } from './print/animal-pdf.routes';
import { animalRepository } from './read/animal.repository';
import { animalRoutes } from './read/animal.routes';
import { animalProfiles } from './read/animal.service';
import { animalPages } from './read/animal-pages';
import type { DayRules } from './read/card';
import { visitRepository } from './read/visit.repository';
import { visitCounter } from './read/visit-counter';
import { animalIndex } from './search/animal-index';
import { animalIndexRepository } from './search/animal-index.repository';
import { animalSearchRoutes, SEARCH_CATALOGUES } from './search/animal-search.routes';
import { cardCache } from './search/card-cache';
import { shelterDistances } from './search/shelter-distances';
import { type ShelterFeedDependencies, shelterFeedRoutes } from './search/shelter-feed.routes';
import { similarAnimalRoutes } from './search/similar-animal.routes';
import { similarAnimals } from './search/similar-animals';
import { animalCheckRoutes } from './write/animal-check.routes';
import { animalCheckService } from './write/animal-check.service';
import { animalWriteRoutes } from './write/animal-write.routes';
import { animalWriteService } from './write/animal-write.service';
import { colourGroups } from './write/colour-groups';

/** What the animals are built from. */
export interface AnimalModuleOptions {
  database: Database;
  blobs: Blobs;
  sanitiser: Sanitiser;
  versions: CatalogVersions;
  cache: ResponseCache;
  rules: DayRules;
  /** The limit of a shelter with which none was agreed. */
  defaultNmax: number;
  /** The job that is told of an animal that became visible. */
  publishedTopic: string;
  findShelter: ShelterFeedDependencies['findShelter'];
  origin: string;
  productName: string;
  /** The salt under which visitors of a day are counted. */
  saltOf: (day: string) => Buffer;
  now: () => Date;
  /** Told what went wrong beside a request. */
  onError: (error: unknown) => void;
}

/** Everything about animals: routes below `/api/`, what runs beside them, and what other modules may ask. */
export function animalModule(options: AnimalModuleOptions) {
  const { database, sanitiser, versions, cache, rules, defaultNmax, publishedTopic, origin, saltOf, now, onError } =
    options;
  const animals = animalRepository(database, { rules, origin, now });
  const exposures = exposureRepository(database);
  const order = exposureOrder({ orders: exposures.orders, now, onError });
  const sights = toldSights({ database, saltOf, onError });
  const counter = exposureCounter({ write: exposures.add, seen: sights.seen, now, onError });
  const profiles = animalProfiles(animals, exposures, now);
  const visits = visitCounter({ write: visitRepository(database).write, saltOf, now, onError });
  const index = animalIndex({
    repository: animalIndexRepository(database),
    ...{ database, rules, now, onError, leastShown: order.of },
    distances: shelterDistances(database, () => versions.of(['shelter'])),
    onChange: () => versions.raise('animal-index'),
  });
  const today = amsterdamClock(now);
  const cards = cardCache(animals.cards, () => `${today()} ${versions.of(SEARCH_CATALOGUES)}`);
  const service = animalWriteService({ database, sanitiser, defaultNmax, publishedTopic, now });
  const check = animalCheckService({ database, sanitiser });

  async function findAnimals(query: AnimalSearchQuery) {
    const found = await index.search(query);
    return found ? cards(found.ids) : undefined;
  }

  async function findDatedAnimals(query: AnimalSearchQuery) {
    const found = await findAnimals(query);
    const published = found && (await animals.publishedAt(found.map(({ id }) => id)));
    // One that was withdrawn in between has no place in a list any more.
    return found?.flatMap((card) => {
      const moment = published?.get(card.id);
      return moment === undefined ? [] : [{ ...card, published: moment }];
    });
  }

  const findSimilar = similarAnimals({ database, findAnimals });
  const api: FastifyPluginAsync[] = [
    animalSearchRoutes({ cards, index, cache }),
    similarAnimalRoutes({ facts: animals.facts, findSimilar, cache, now }),
    animalRoutes({ animals, profiles, visits, index, cache, now }),
    exposureRoutes({ counter }),
    animalWriteRoutes({ service, animals: { facts: animals.facts, profileFor: profiles.profileFor }, now }),
    animalCheckRoutes({ check, animals, now }),
    animalPdfRoutes({ ...options, profiles }),
    shelterFeedRoutes({ ...options, findAnimals: findDatedAnimals }),
    shelterAnimalRoutes({ ...options, animals: shelterAnimalRepository(database, origin) }),
  ];
  const runners: Runner[] = [index, visits, order, sights, counter, colourGroups(database, onError)];
  return {
    api,
    runners,
    /** What others read of animals. */
    animals,
    pages: animalPages({ animals, findAnimals, origin, now }),
    /** The animals of a search with the moment of their first publication; undefined when the query is invalid. */
    findDatedAnimals,
    /** The available animals that are most like one. */
    findSimilar,
    isReady: index.isReady,
    indexAgeSeconds: index.ageSeconds,
  };
}

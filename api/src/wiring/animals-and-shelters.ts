import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config';
import { animalModule } from '../modules/animal';
import { animalImportRoutes, animalImportService, importTopics } from '../modules/animal-import';
import type { PageSources } from '../modules/document';
import { lookupRepository, lookupRoutes } from '../modules/lookup';
import {
  importedPhotos,
  photoChangeRoutes,
  photoDraftRoutes,
  photoRoutes,
  photoService,
  photoUploadRoutes,
} from '../modules/photo';
import { placeRoutes } from '../modules/place';
import { reviewRepository, reviewRoutes } from '../modules/review';
import { SAVED_SEARCH_MATCH } from '../modules/saved-search';
import { shelterPage, shelterProfileRoutes, shelterRepository, shelterRoutes } from '../modules/shelter';
import { statisticsRepository, statisticsRoutes } from '../modules/statistics';
import type { CatalogVersions } from '../plugins/catalog-versions';
import type { ResponseCache } from '../plugins/response-cache';
import type { Blobs } from '../ports/blobs/port';
import type { Database } from '../ports/database/port';
import type { Sanitiser } from '../ports/sanitiser/port';

/** What animals and shelters are built from. */
export interface AnimalsAndSheltersOptions {
  config: Config;
  database: Database;
  /** What jobs use; see `openTaskDatabase`. */
  taskDatabase: Database;
  blobs: Blobs;
  sanitiser: Sanitiser;
  versions: CatalogVersions;
  cache: ResponseCache;
  /** The salt under which visitors of a day are counted. */
  saltOf: (day: string) => Buffer;
  now: () => Date;
  /** Told what went wrong beside a request. */
  onError: (error: unknown) => void;
}

/** Animals, shelters, their photos, reviews and lookup lists, wired; `pages`: what documents say about them. */
export function animalsAndShelters(options: AnimalsAndSheltersOptions) {
  const { config, database, taskDatabase, blobs, sanitiser, cache, now } = options;
  const origin = config.PUBLIC_ORIGIN;
  const shelters = shelterRepository(database, origin);
  const photos = photoService({ database, blobs, now });
  const imports = animalImportService({ database, blobs, photos: importedPhotos({ database, blobs, now }), now });
  const { pages, api, ...animals } = animalModule({
    ...options,
    rules: { newDays: config.NIEUW_DAGEN, longStayerDays: config.LANGZITTER_DAGEN },
    defaultNmax: config.DEFAULT_NMAX,
    publishedTopic: SAVED_SEARCH_MATCH,
    findShelter: shelters.find,
    origin,
    productName: config.PRODUCT_NAAM,
  });
  const routes: FastifyPluginAsync[] = [
    ...api,
    lookupRoutes(lookupRepository(database), cache),
    placeRoutes(cache),
    shelterRoutes(shelters, cache),
    shelterProfileRoutes({ shelters, database, now: options.now }),
    reviewRoutes(reviewRepository(database), cache),
    photoRoutes(blobs),
    statisticsRoutes({ statistics: statisticsRepository(database), findShelter: shelters.find, now: options.now }),
    photoUploadRoutes({ database, blobs, photos, origin, now }),
    photoDraftRoutes({ database, origin }),
    photoChangeRoutes({ database, photos, now }),
    animalImportRoutes({ service: imports, database, findShelter: shelters.find, origin }),
  ];
  const sources: Pick<PageSources, 'animal' | 'shelter' | 'list'> = {
    ...pages,
    shelter: shelterPage(shelters, origin),
  };
  const jobs = { database: taskDatabase, blobs, sanitiser, defaultNmax: config.DEFAULT_NMAX, now };
  return { ...animals, api: routes, sources, topics: importTopics(jobs) };
}

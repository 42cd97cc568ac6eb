import { API_PREFIX, PortalConfig } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config';
import { amsterdamClock } from '../lib/amsterdam-clock';
import { appFileRoutes, cspReportRoutes, documentRoutes, type PageSources, pageAt } from '../modules/document';
import { type FeedDependencies, feedRoutes } from '../modules/feed';
import { type FirstViewOptions, firstViews } from '../modules/first-view';
import {
  compressedSize,
  deltaKey,
  fileKey,
  followRegister,
  liveRegister,
  loadReportRepository,
  loadReportRoutes,
  loadReports,
  registerRoutes,
  releaseFiles,
  releaseOverview,
  releaseOverviewRoutes,
  releaseRepository,
  releaseRetention,
  releaseRoutes,
  releaseService,
  serverBuildReports,
  suspectReleases,
} from '../modules/release';
import { sitemapRepository, sitemapRoutes } from '../modules/sitemap';
import { versionRoutes } from '../modules/version';
import { widgetRoutes } from '../modules/widget';
import type { CatalogVersions } from '../plugins/catalog-versions';
import type { SecurityOptions } from '../plugins/security';
import { staticFiles } from '../plugins/static-files';
import { textCache } from '../plugins/text-cache';
import type { Blobs } from '../ports/blobs/port';
import type { Database } from '../ports/database/port';
import type { TaskTopic } from '../ports/task/port';

/** What publishing and documents are built from. */
export interface ReleasesAndDocumentsOptions {
  config: Config;
  database: Database;
  /** What jobs use; see `openTaskDatabase`. */
  taskDatabase: Database;
  blobs: Blobs;
  /** The public half of the key that goes with DEPLOY_KEY. */
  startPublicKey: Buffer | undefined;
  metrics: Registry;
  /** Renders one first view; it may look at it. */
  aroundView: FirstViewOptions['around'];
  sources: PageSources;
  versions: CatalogVersions;
  /** What the feeds hold. */
  feeds: Pick<FeedDependencies, 'listNews' | 'findAnimals'>;
  /** The salt under which visitors of a day are counted. */
  saltOf: (day: string) => Buffer;
  now: () => Date;
  /** The database holds demo data, and pages say so. */
  isDemo: boolean;
  /** Told of what went wrong beside requests. */
  onFault(error: unknown, message: string): void;
  /** Calls a route of this api as a visitor does, for the first view of a page. */
  call: FirstViewOptions['call'];
}

/** Everything that a page shows to a visitor: another state of one of them makes another page. */
const CATALOGUES = ['animal', 'animal-index', 'photo', 'shelter', 'review', 'article', 'news_item', 'feature'];

/** The modules around the release register, wired: those below `/api/` and those at the origin's root. */
export function releasesAndDocuments(options: ReleasesAndDocumentsOptions): {
  api: FastifyPluginAsync[];
  root: FastifyPluginAsync[];
  topics: TaskTopic[];
  stop(): Promise<void>;
} {
  const { config, database, taskDatabase, blobs, metrics, sources, isDemo, versions, feeds, now } = options;
  const texts = textCache(versions, now);
  const releases = releaseRepository(database);
  const files = releaseFiles({ blobs, onFault: options.onFault });
  const live = liveRegister(releases, config.PORTAL_ASSET_ORIGIN);
  const service = releaseService({ releases, files, live, slug: config.PRODUCT_SLUG });
  const keys = { startKey: config.DEPLOY_KEY, startPublicKey: options.startPublicKey, findKey: releases.findKey };
  const suspects = suspectReleases({
    ...{ database, live, service, origin: config.PUBLIC_ORIGIN },
    ...{ contactEmail: config.CONTACT_EMAIL, productName: config.PRODUCT_NAAM },
  });
  const takeReport = loadReports({ reports: loadReportRepository(database, options.saltOf), live, suspects, metrics });
  const day = amsterdamClock(now);
  const hasWorker = config.SERVICE_WORKER === 'on';
  const shell = { live, readFile: files.read, security: securityOptions(config), hasWorker };
  const portalConfig = portalConfigOf(config, isDemo);
  const state = () => `${day()} ${versions.of(CATALOGUES)}`;
  const views =
    config.FIRST_VIEW === 'off'
      ? undefined
      : firstViews({
          readFile: files.read,
          call: options.call,
          around: options.aroundView,
          state,
          origin: config.PUBLIC_ORIGIN,
          config: portalConfig,
          onFault: options.onFault,
          onBadBuild: serverBuildReports(takeReport, options.onFault),
        });
  const overview = releaseOverview({ database, live, sizeOf: compressedSize(blobs) });
  return {
    stop: async () => views?.stop(),
    topics: [releaseRetention({ releases: releaseRepository(taskDatabase), files, now })],
    api: [
      releaseRoutes({ service, files, keys, factor: config.RATE_LIMIT_FACTOR }),
      releaseOverviewRoutes({ database, service, overview, suspects, now }),
      loadReportRoutes(takeReport),
      cspReportRoutes,
    ],
    root: [
      followRegister(live, database),
      registerRoutes(live),
      versionRoutes(live),
      widgetRoutes,
      staticFiles({
        read: (path, encoding) => blobs.get(fileKey(path, encoding)),
        delta: (path, dictionary) => blobs.get(deltaKey(path, dictionary)),
      }),
      feedRoutes({ ...feeds, texts, origin: config.PUBLIC_ORIGIN, product: config.PRODUCT_NAAM, now }),
      sitemapRoutes({
        origin: config.PUBLIC_ORIGIN,
        rows: sitemapRepository(database),
        texts,
        generation: () => live.current()?.register.generation ?? 0,
        async isListed(path) {
          const register = live.current()?.register;
          const context = { sources, product: config.PRODUCT_NAAM, slug: config.PRODUCT_SLUG };
          return register !== undefined && (await pageAt(path, { ...context, register })).isListed;
        },
      }),
      appFileRoutes({ ...shell, product: config.PRODUCT_NAAM }),
      documentRoutes({
        ...shell,
        parts: config.PORTAL_PARTS,
        sources,
        portalConfig,
        state,
        views,
      }),
    ],
  };
}

/** What the security headers take from the configuration. */
export const securityOptions = (config: Config): SecurityOptions => ({
  publicOrigin: config.PUBLIC_ORIGIN,
  assetOrigin: config.PORTAL_ASSET_ORIGIN,
  apiOrigin: config.PORTAL_API_ORIGIN,
  analyticsOrigin: config.ANALYTICS_SCRIPT && new URL(config.ANALYTICS_SCRIPT).origin,
  firebaseDomain: config.AUTH_MODE === 'firebase' ? config.FIREBASE_AUTH_DOMAIN : undefined,
  hasFirestore: config.REALTIME === 'firestore',
  embedders: config.PORTAL_EMBEDDERS.join(' '),
});

/** What the browser gets to know of the configuration. */
function portalConfigOf(config: Config, isDemo: boolean): PortalConfig {
  return PortalConfig.parse({
    productName: config.PRODUCT_NAAM,
    productSlug: config.PRODUCT_SLUG,
    environment: config.PORTAL_ENVIRONMENT,
    demo: isDemo,
    apiUrl: (config.PORTAL_API_ORIGIN ?? '') + API_PREFIX,
    auth: {
      mode: config.AUTH_MODE,
      projectId: config.FIREBASE_PROJECT_ID,
      apiKey: config.FIREBASE_API_KEY,
      authDomain: config.FIREBASE_AUTH_DOMAIN,
      appId: config.FIREBASE_APP_ID,
    },
    realtime: config.REALTIME,
    contactEmail: config.CONTACT_EMAIL ?? '',
    social: config.SOCIAL_LINKS,
    foundation: {
      name: config.FOUNDATION_NAAM,
      street: config.FOUNDATION_ADRES,
      kvk: config.FOUNDATION_KVK,
      rsin: config.FOUNDATION_RSIN,
      iban: config.FOUNDATION_IBAN,
      board: config.FOUNDATION_BESTUUR,
      payPolicy: config.FOUNDATION_BELONING,
      policyPlanUrl: config.FOUNDATION_BELEIDSPLAN,
      statementUrl: config.FOUNDATION_JAARREKENING,
    },
    amivediTemplate: config.AMIVEDI_TEMPLATE,
    donationTemplate: config.DONATION_TEMPLATE,
    analyticsUrl: config.ANALYTICS_SCRIPT,
    analyticsIntegrity: config.ANALYTICS_INTEGRITY,
    reactWithoutAccount: config.REACT_WITHOUT_ACCOUNT,
  });
}

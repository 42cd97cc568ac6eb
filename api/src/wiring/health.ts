import type { TaskLane } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config';
import { healthFacts, healthRoutes, portalGauges } from '../modules/health';
import type { Database } from '../ports/database/port';

/** What the look at the portal is built from. */
export interface HealthOptions {
  config: Config;
  database: Database;
  registry: Registry;
  hasMailServer: boolean;
  isDemo: boolean;
  laneOf: (topic: string) => TaskLane | undefined;
  now: () => Date;
}

/** How the portal is doing, wired: for the page of the administration, and as figures. */
export function healthOfPortal({ config, registry, ...options }: HealthOptions): FastifyPluginAsync {
  const facts = healthFacts({ ...options, dataDir: config.DATA_DIR, hasBucket: config.BLOBS_URL !== undefined });
  portalGauges(registry, facts);
  return healthRoutes(facts);
}

import type { HealthReport, TaskLane } from '@portal/shared/contract';
import { diskRoom } from '../../lib/disk-room';
import { readLastBackup } from '../../lib/last-backup';
import { readPortalVersion } from '../../lib/portal-version';
import type { Database } from '../../ports/database/port';
import { healthRepository } from './health.repository';
import { healthProblems } from './health-problems';

export interface HealthFactsOptions {
  database: Pick<Database, 'query' | 'engine'>;
  dataDir: string;
  /** Photos and releases are in a bucket. */
  hasBucket: boolean;
  hasMailServer: boolean;
  /** The database holds demo data. */
  isDemo: boolean;
  laneOf: (topic: string) => TaskLane | undefined;
  now: () => Date;
}

/** Looks at all that tells how the portal is doing, and judges it: one look for the page of the administration and for the figures. */
export function healthFacts(options: HealthFactsOptions) {
  const { database, dataDir, hasBucket, hasMailServer: has_server, isDemo, laneOf, now } = options;
  const rows = healthRepository(database, laneOf);
  const startedAt = new Date(now().getTime() - process.uptime() * 1000).toISOString();

  async function disk(): Promise<HealthReport['disk']> {
    const room = await diskRoom(dataDir).catch(() => undefined); // no folder yet, or a file system that does not say
    return { free_bytes: room?.freeBytes ?? null, total_bytes: room?.totalBytes ?? null, has_bucket: hasBucket };
  }

  return async (): Promise<HealthReport> => {
    const at = now();
    const facts = {
      checked_at: at.toISOString(),
      lanes: await rows.lanes(at),
      mail: { has_server, ...(await rows.mail(at)) },
      backup: { last_at: (await readLastBackup(dataDir))?.at ?? null },
      disk: await disk(),
      database: await rows.database(),
      releases: await rows.releases(at),
      process: {
        version: await readPortalVersion(),
        node: process.version,
        started_at: startedAt,
        memory_bytes: process.memoryUsage.rss(),
      },
    };
    return { ...facts, problems: healthProblems(facts, at, isDemo) };
  };
}

export type HealthFacts = ReturnType<typeof healthFacts>;

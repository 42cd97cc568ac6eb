import type { LoadReport } from '@portal/shared/contract';
import { LRUCache } from 'lru-cache';
import { limitKey } from '../../lib/ip-address';

/** An address counts once in so many milliseconds, and so many addresses of one build do: more say nothing new. */
const PERIOD_MS = 60_000;
const ADDRESSES_MAX = 10;
const BUILDS_MAX = 50;

type Build = Pick<LoadReport, 'name' | 'version' | 'build'>;

/** What the server reports of server builds, in the way in which browsers report what they see (docs/federation.md#load-reports). */
export function serverBuildReports(
  take: (report: LoadReport, address: string) => Promise<void>,
  onFault: (error: unknown, message: string) => void,
) {
  const told = new LRUCache<string, Set<string>>({ max: BUILDS_MAX, ttl: PERIOD_MS });

  /** A visitor at an address got no first view because of a build. */
  return ({ name, version, build }: Build, address: string): void => {
    const key = `${name} ${build}`;
    const addresses = told.get(key) ?? new Set();
    if (addresses.size === 0) told.set(key, addresses);
    const home = limitKey(address);
    if (addresses.size >= ADDRESSES_MAX || addresses.has(home)) return;
    addresses.add(home);
    const report: LoadReport = {
      ...{ name, version, build, stage: 'render', errorClass: 'first-view', ms: 0, steppedBack: false },
    };
    take(report, address).catch((error: unknown) => onFault(error, 'a server build could not be reported'));
  };
}

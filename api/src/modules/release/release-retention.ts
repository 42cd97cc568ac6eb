import type { TaskTopic } from '../../ports/task/port';
import type { ReleaseRepository } from './release.repository';
import type { ReleaseFiles } from './release-files';

const DAY_MS = 24 * 3_600_000;

/** Days that a release stays after the register named it last: pages that were opened before then still load its files. */
const KEEP_DAYS = 90;

export interface ReleaseRetentionOptions {
  releases: Pick<ReleaseRepository, 'prune'>;
  files: Pick<ReleaseFiles, 'remove'>;
  now: () => Date;
}

/** Once a day: removes old generations of the register and releases that nobody uses, with their files. */
export function releaseRetention({ releases, files, now }: ReleaseRetentionOptions): TaskTopic {
  return {
    topic: 'release.prune',
    next: (present) => new Date(present.getTime() + DAY_MS),
    async handle() {
      const pruned = await releases.prune(new Date(now().getTime() - KEEP_DAYS * DAY_MS));
      for (const { name, folder } of pruned) await files.remove(name, folder);
    },
  };
}

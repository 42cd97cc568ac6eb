import type { TaskTopic } from '../../ports/task/port';
import type { ReleaseRepository } from './release.repository';
import type { ReleaseFiles } from './release-files';

const DAY_MS = 24 * 3_600_000;

/** Days that a release stays after the register named it last: pages that were opened before then still load its files. */
const KEEP_DAYS = 90;

/** Days that an uploaded file waits for its release. */
const UPLOAD_DAYS = 1;

export interface ReleaseRetentionOptions {
  releases: Pick<ReleaseRepository, 'prune' | 'sweep'>;
  files: Pick<ReleaseFiles, 'remove' | 'removeFolder'>;
  now: () => Date;
}

/** Once a day: removes old generations of the register, releases that nobody uses, and files that no release names. */
export function releaseRetention({ releases, files, now }: ReleaseRetentionOptions): TaskTopic {
  return {
    topic: 'release.prune',
    next: (present) => new Date(present.getTime() + DAY_MS),
    async handle() {
      const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
      // A release from before has a folder of its own.
      for (const folder of await releases.prune(daysAgo(KEEP_DAYS))) await files.removeFolder(folder);
      await releases.sweep(daysAgo(UPLOAD_DAYS), files.remove);
    },
  };
}

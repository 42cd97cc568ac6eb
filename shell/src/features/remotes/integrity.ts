import type { Release } from '@portal/shared/contract';
import { LoadError } from './load-error';

export type { Release };

/** Address of the entry of a release, which names its build. */
export const entryOf = ({ base, entry }: Release): string => new URL(base + entry, location.href).href;

/** The hash of a file of a release. Fails closed: a file that the register does not list is not loaded. */
export function integrityOf(url: string, release: Release | undefined): string {
  if (!release) throw new LoadError('integrity', `no release for ${url}`);
  const base = new URL(release.base, location.href).href;
  const { href } = new URL(url.split('?')[0] ?? url, location.href);
  const integrity = href.startsWith(base) ? release.files[href.slice(base.length)] : undefined;
  if (!integrity) throw new LoadError('integrity', `${url} is not part of release ${release.version}`);
  return integrity;
}

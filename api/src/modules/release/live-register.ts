import type { Register, Release } from '@portal/shared/contract';
import { packNames, toBootView } from '@portal/shared/domain';

/** One generation as it is served: everything that depends on nothing else is made once. */
export interface Published {
  /** As browsers get it: folders of releases with the origin that serves them. */
  register: Register;
  /** `/register.json`. */
  text: string;
  /** Its ETag. */
  etag: string;
  /** The boot view as text for a script element: no `<` in it (docs/federation.md#register). */
  bootText: string;
}

/** What the live register reads from; `generation` is cheap, `latest` is read only when it differs. */
interface Source {
  generation(): Promise<number>;
  latest(): Promise<Register | undefined>;
}

/**
 * The register in memory, the same row for register, version file and documents, so that they cannot disagree. With `assetOrigin` browsers
 * load releases from there.
 */
export function liveRegister(source: Source, assetOrigin = '') {
  let published: Published | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    if ((await source.generation()) === (published?.register.generation ?? 0)) return;
    const register = await source.latest();
    published = register && publishedOf(servedFrom(assetOrigin, register));
  }

  return {
    /** The present generation, or undefined when no shell was ever published. */
    current: () => published,
    /** Reads again when the database has another generation; calls are answered one after the other. */
    refresh(): Promise<void> {
      reading = reading.catch(() => {}).then(read);
      return reading;
    },
  };
}

/** The register in which the folders of releases stand at an origin. A folder that was published with one keeps it. */
function servedFrom(origin: string, register: Register): Register {
  if (origin === '') return register;
  const at = (release: Release) =>
    release.base.startsWith('/') ? { ...release, base: origin + release.base } : release;
  const remotes = register.remotes.map((row) => ({
    ...row,
    current: at(row.current),
    previous: row.previous && at(row.previous),
    canary: row.canary && { ...row.canary, release: at(row.canary.release) },
  }));
  return { ...register, remotes };
}

export type LiveRegister = ReturnType<typeof liveRegister>;

function publishedOf(register: Register): Published {
  const text = JSON.stringify(packNames(register));
  const bootText = JSON.stringify(toBootView(register)).replaceAll('<', '\\u003c');
  return { register, text, etag: `"register-${register.generation}"`, bootText };
}

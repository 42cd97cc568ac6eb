import type { Register } from '@portal/shared/contract';
import { packNames, toBootView } from '@portal/shared/domain';

/** One generation as it is served: everything that depends on nothing else is made once. */
export interface Published {
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

/** The register in memory, the same row for register, version file and documents, so that they cannot disagree. */
export function liveRegister(source: Source) {
  let published: Published | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    if ((await source.generation()) === (published?.register.generation ?? 0)) return;
    const register = await source.latest();
    published = register && publishedOf(register);
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

export type LiveRegister = ReturnType<typeof liveRegister>;

function publishedOf(register: Register): Published {
  const text = JSON.stringify(packNames(register));
  const bootText = JSON.stringify(toBootView(register)).replaceAll('<', '\\u003c');
  return { register, text, etag: `"register-${register.generation}"`, bootText };
}

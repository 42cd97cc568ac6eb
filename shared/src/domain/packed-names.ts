import type { Register, Release } from '@portal/shared/contract';
import { mapReleases } from './missing-names';

type Names = Record<string, string[]>;

/** A release in `/register.json`: of each door one bit per name of the table, as hexadecimal digits. */
type PackedRelease = Omit<Release, 'uses'> & { uses?: Record<string, string | string[]> | undefined };
type Rows<R> = { remotes: ReturnType<typeof mapReleases<Release, R>>[] };

/** The register as `/register.json` carries it. The table is the shell's `doors`, followed by `names`: those that releases use besides. */
export type PackedRegister = Omit<Register, 'remotes'> & Rows<PackedRelease> & { names?: Names };

/** Ten releases say the same sixty names: packed they take a tenth of the bytes (decision 070). */
export function packNames(register: Register): PackedRegister {
  const { doors = {} } = register.shell;
  const used = register.remotes.flatMap(({ current, previous, canary }) =>
    [current, previous, canary?.release].map((release) => Object.entries(release?.uses ?? {})),
  );
  const names: Names = {};
  for (const [door, list] of used.flat()) {
    const besides = list.filter((name) => !doors[door]?.includes(name) && !names[door]?.includes(name));
    if (besides.length > 0) names[door] = [...(names[door] ?? []), ...besides];
  }
  const pack = ({ uses, ...release }: Release): PackedRelease =>
    uses ? { ...release, uses: mapValues(uses, (list, door) => bitsOf(list, tableOf(doors, names, door))) } : release;
  return { ...register, names, remotes: register.remotes.map((row) => mapReleases(row, pack)) };
}

/** What `packNames` packed; a register with names in full stays as it is. */
export function unpackNames({ names = {}, ...register }: PackedRegister): Register {
  const { doors = {} } = register.shell;
  const unpack = ({ uses, ...release }: PackedRelease): Release =>
    uses ? { ...release, uses: mapValues(uses, (bits, door) => namesOf(bits, tableOf(doors, names, door))) } : release;
  return { ...register, remotes: register.remotes.map((row) => mapReleases(row, unpack)) };
}

const tableOf = (doors: Names, names: Names, door: string) => [...(doors[door] ?? []), ...(names[door] ?? [])];

const mapValues = <From, To>(record: Record<string, From>, change: (value: From, key: string) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** A leading 1 keeps the zeros after it. */
const bitsOf = (list: readonly string[], table: readonly string[]) =>
  BigInt(`0b1${table.map((name) => (list.includes(name) ? 1 : 0)).join('')}`).toString(16);

function namesOf(bits: string | string[], table: readonly string[]): string[] {
  if (typeof bits !== 'string') return bits;
  const digits = BigInt(`0x${bits}`).toString(2).slice(1);
  return table.filter((_name, index) => digits[index] === '1');
}

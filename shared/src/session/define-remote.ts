import { type RemoteModule, SLOT_NAMES } from '@portal/shared/contract';

/** A remote whose module has the wrong shape: class `contract` of the loader (docs/federation.md#loading-a-release). */
export class RemoteShapeError extends Error {
  override readonly name = 'RemoteShapeError';
}

/**
 * Types a remote's one exposed module and checks its shape when it is loaded, so that a mistake shows as one clear error before
 * anything renders. Throws `RemoteShapeError`. Whether its routes cover those of the register is the loader's check.
 */
export function defineRemote(module: RemoteModule): RemoteModule {
  const wrong = firstMistake(module);
  if (wrong !== null) throw new RemoteShapeError(`${module.name}: ${wrong}`);
  return module;
}

function firstMistake({ contract, name, version, routes, slots, start }: RemoteModule): string | null {
  if (!Number.isInteger(contract)) return 'contract is not a whole number';
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name)) return 'the name is not that of a remote';
  if (typeof version !== 'string' || version === '') return 'the version is missing';
  if (!isObject(routes)) return 'routes is no object';
  if (!isObject(slots)) return 'slots is no object';
  const route = firstNoFunction(routes);
  if (route !== undefined) return `the route ${route} has no function`;
  const slot = firstNoFunction(Object.fromEntries(Object.entries(slots).flatMap(piecesOf)));
  if (slot !== undefined) return `the slot ${slot} has no function`;
  const unknown = Object.keys(slots).find((key) => !(SLOT_NAMES as readonly string[]).includes(key));
  if (unknown !== undefined) return `the slot ${unknown} does not exist`;
  if (start !== undefined && typeof start !== 'function') return 'start is no function';
  return null;
}

/** The functions of a slot by name: its own, or those of its pieces. */
function piecesOf([slot, value]: [string, unknown]): [string, unknown][] {
  if (!isObject(value)) return [[slot, value]];
  return Object.entries(value).map(([piece, load]) => [`${slot} ${piece}`, load]);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function firstNoFunction(record: object): string | undefined {
  return Object.entries(record).find(([, value]) => typeof value !== 'function')?.[0];
}

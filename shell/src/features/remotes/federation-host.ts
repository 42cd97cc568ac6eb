/**
 * The running half of module federation, once for all parts. The plugin writes into each build what it takes from the shell, by share key;
 * its own runtime, which would come with every entry, is replaced by a call of this (shared/config/federation-modules.mjs). What a release
 * may rely on is `attach`; its version is `FEDERATION_HOST` of shared/config/federation.mjs, and stands in `needs` of the release.
 *
 * No imports: the plugin puts all that its runtime refers to into the first script, and through a door that is whatever any page of the
 * shell uses of it.
 */
import { type ChunkList, type FilesOfBuild, forgetLists, handOut, noteFiles, scriptAddress } from './chunk-files';

export interface FederationHost {
  /**
   * Connects a build to what the shell shares. Called by its entry, before anything else of it runs. `chunks` is the list that its chunks
   * are added to; builds from before have one that their chunks know by name, and give none.
   */
  attach(build: FederationBuild, chunks?: ChunkList): void;
  /** What the shell shares: share key → version. */
  shared(): ReadonlyMap<string, string>;
}

/** What a build says about one thing that it takes from the shell. */
interface Wanted {
  shareKey: string;
  requiredVersion: string;
}

interface Offered {
  name: string;
  version: string;
  factory(): () => unknown;
}

/** The bundler's own function in each build, with the tables that the federation plugin adds. Keys are ids of modules and of chunks. */
export interface FederationBuild extends FilesOfBuild {
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData?: {
    moduleIdToConsumeDataMapping: Record<string, Wanted>;
    chunkMapping?: Record<string, string[]>;
    initialConsumes?: string[];
  };
  initializeSharingData?: { scopeToSharingDataMapping: Record<string, Offered[]>; uniqueName?: string };
  initializeExposesData?: { moduleMap: Record<string, () => Promise<() => unknown>> };
  initContainer?: () => void;
  getContainer?: (name: string) => Promise<() => unknown>;
}

const offered = new Map<string, Offered>();

/** Whether a version is in a range. */
type Fits = (version: string, range: string) => boolean;

/** None does until the loader has brought the comparison. */
let fits: Fits = () => false;

export function compareVersionsBy(comparison: Fits) {
  fits = comparison;
}

/** Connects the shell's own build, which was built with what it offers, and keeps what it shares. A remote shares nothing. */
export function offer(build: FederationBuild) {
  for (const shared of build.initializeSharingData?.scopeToSharingDataMapping.default ?? [])
    offered.set(shared.name, shared);
  connectBuild(build, () => true);
}

/** The door whose endpoints a build may replace while its release is the one in use. */
const ENDPOINTS_DOOR = '@portal/shared/api-slices';

/** A build that runs; `isRetired` once its release was given up or replaced. */
interface BuildInstance {
  isRetired: boolean;
  chunks: ChunkList;
}

/** The builds that run, by the address of their entry, until nothing of them is used; an address has two when its entry ran again. */
const instances = new Map<string, BuildInstance[]>();

/** The builds of an entry no longer replace endpoints: what they still bring comes after those of the release that took over. */
export function retireBuilds(entry: string) {
  for (const instance of instances.get(entry) ?? []) instance.isRetired = true;
}

/**
 * Nothing of a release is used any more: its code is reached through the list of its chunks alone, and is collected when that is empty. An
 * entry that runs again finds a list as if it were the first time.
 */
export function letBuildsGo(entry: string) {
  const lists = new Set(instances.get(entry)?.map(({ chunks }) => chunks));
  for (const chunks of lists) {
    chunks.length = 0;
    Reflect.deleteProperty(chunks, 'push');
  }
  forgetLists(lists);
  instances.delete(entry);
}

/** A build attaches while its entry's script runs. */
function addInstance(chunks: ChunkList): BuildInstance {
  const entry = scriptAddress();
  const instance = { isRetired: false, chunks };
  instances.set(entry, [...(instances.get(entry) ?? []), instance]);
  return instance;
}

/** The door as one build sees it: while its release is in use it replaces endpoints, and afterwards it only adds those that are not there. */
function endpointsDoorOf(door: unknown, instance: BuildInstance): unknown {
  const { injectOwned } = door as { injectOwned: InjectOwned };
  const value: InjectOwned = (owner, endpoints, options) =>
    injectOwned(owner, endpoints, { ...options, replaces: !instance.isRetired });
  return Object.create(door as object, { injectOwned: { value, enumerable: true } });
}

type InjectOwned = (owner: unknown, endpoints: unknown, options?: object) => unknown;

function attach(build: FederationBuild, chunks?: ChunkList) {
  connectBuild(build, (version, range) => fits(version, range), chunks);
  if (chunks) noteFiles(build, chunks);
}

function connectBuild(build: FederationBuild, isServed: Fits, chunks: ChunkList = []) {
  const { moduleIdToConsumeDataMapping: wanted = {}, chunkMapping, initialConsumes } = build.consumesLoadingData ?? {};
  const instance = addInstance(chunks);
  const connect = (id: string) => {
    const factory = sharedFactory(wanted[id], isServed);
    const isEndpointsDoor = wanted[id]?.shareKey === ENDPOINTS_DOOR;
    build.m[id] = (module) => {
      module.exports = isEndpointsDoor ? endpointsDoorOf(factory(), instance) : factory();
    };
  };
  initialConsumes?.forEach(connect);
  if (build.f)
    build.f.consumes = (chunk, promises) => promises.push(...settle(() => chunkMapping?.[chunk]?.forEach(connect)));
  build.initContainer = () => undefined;
  build.getContainer = async (name) => {
    const expose = build.initializeExposesData?.moduleMap[name];
    if (!expose) throw new Error(`the container has no ${name}`);
    return expose();
  };
}

/** A chunk whose needs are not met is refused like one that does not load. */
function settle(work: () => void): Promise<never>[] {
  try {
    work();
    return [];
  } catch (error) {
    return [Promise.reject(error)];
  }
}

function sharedFactory(wanted: Wanted | undefined, isServed: Fits): () => unknown {
  const found = offered.get(wanted?.shareKey ?? '');
  if (!wanted || !found) throw new Error(`shared module ${wanted?.shareKey} is not provided by the shell`);
  if (!isServed(found.version, wanted.requiredVersion)) {
    throw new Error(`shared module ${found.name}: ${wanted.requiredVersion} is needed, the shell has ${found.version}`);
  }
  return found.factory();
}

const host: FederationHost = {
  attach,
  shared: () => new Map([...offered].map(([key, { version }]) => [key, version])),
};

/** Entries find the host by this name, chunks of remotes the other one. */
Object.assign(globalThis, { portalFederation: host, portalChunks: { push: handOut } });

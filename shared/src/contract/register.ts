import * as z from 'zod/mini';
import { earlyFiles, MenuEntry, RouteEntry, SlotEntry } from './release-surface';
import { isoTime } from './wire';

const VERSION = /^\d+\.\d+\.\d+$/;
const BUILD = /^([0-9a-f]{8,64}|local)$/;
const CARET = /^\^\d+\.\d+\.\d+$/;
const DOOR_NAME = /^[A-Za-z_$][\w$]*(#[0-9a-f]{4})?$/;
const SRI = /^sha384-[A-Za-z0-9+/]{64}$/;
const FILE =
  /^[A-Za-z0-9_][A-Za-z0-9_.-]*\.(js|css|svg|woff2|png|jpg|webp|avif|ico|json|txt|webmanifest)$|^index(\.[0-9a-f]{8})?\.html$/;
/** Names that mean a device on Windows, whatever follows the first full stop. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)\./i;
const BASE = /^(https?:\/\/[a-z0-9.-]+(:\d+)?)?\/mf\/[a-z-]+\/[0-9a-z.-]+\/$/;

/** Largest register and largest boot view, in bytes: raw and brotli (docs/federation.md#register). */
export const REGISTER_MAX_BYTES = 60 * 1024;
export const BOOT_VIEW_MAX_BYTES = 8 * 1024;

/** Name of a remote: `mf-search`, `mf-found-animals`. */
export const RemoteName = z.string().check(z.regex(/^mf-(?=[a-z-]{1,30}$)[a-z]+(-[a-z]+)*$/));
export type RemoteName = z.infer<typeof RemoteName>;

/** `:id` and `:uuidkey` make the same pattern: parameters without their names. */
const shape = (path: string) => path.replace(/:[a-z0-9_]+/g, ':');

const hasTwice = (values: readonly string[]) => new Set(values).size < values.length;

/** A file of a release, as a build makes them: side by side, with the ending of a kind that the portal serves, and the shell's document. */
export const ReleaseFile = z.string().check(
  z.maxLength(200),
  z.regex(FILE),
  z.refine((name) => !DEVICE.test(name)),
);

/** Name of a package or door. The names that every object has are none: looked up where it is absent, such a one would be found. */
const packageName = z.string().check(z.refine((name) => !(name in {}), 'is the name of no package'));

/** Door of shared, or facade → names, with the mark of their type where they have one: `useUser#3f2a` (shared/config/door-exports.json). */
const doorNames = z.record(packageName, z.array(z.string().check(z.regex(DOOR_NAME))));

/** Fields of a release, for the forms in which it travels. */
export const releaseFields = {
  version: z.string().check(z.regex(VERSION)),
  build: z.string().check(z.regex(BUILD)),
  base: z.string().check(z.regex(BASE)),
  publishedAt: isoTime,
  contract: z.int().check(z.gte(1)),
  needs: z.record(packageName, z.string().check(z.regex(CARET, 'needs are caret ranges: ^1.2.3'))),
  uses: z.optional(doorNames),
  entry: z.string().check(z.regex(/^[A-Za-z0-9_.-]+\.js$/)),
  preload: earlyFiles,
  files: z.record(ReleaseFile, z.string().check(z.regex(SRI, 'a hash is sha384-…'))),
  routes: z.array(RouteEntry),
  menu: z.array(MenuEntry),
  slots: z.array(SlotEntry),
};

/** What the rules of a release look at. */
export interface ReleaseFiles {
  entry: string;
  preload: string[];
  files: Record<string, string>;
  routes: RouteEntry[];
  slots: SlotEntry[];
}

/** Rules of a release beyond its fields. */
export const releaseRules = [
  z.refine<ReleaseFiles>((release) => Object.hasOwn(release.files, release.entry), 'the entry has no hash'),
  z.refine<ReleaseFiles>(
    ({ files, preload, routes, slots }) =>
      [{ preload }, ...routes, ...slots].every(
        (early) => early.preload?.every((file) => Object.hasOwn(files, file)) ?? true,
      ),
    'a preload file has no hash',
  ),
  z.refine<ReleaseFiles>(
    (release) => !hasTwice(release.routes.map((route) => shape(route.path))),
    'a pattern stands twice',
  ),
  z.refine<ReleaseFiles>(
    (release) => !hasTwice(release.slots.map((slot) => `${slot.slot} ${slot.piece}`)),
    'a piece stands twice in one slot',
  ),
] as const;

/**
 * One published build of a remote. `base` is a folder of immutable files, ending in /; `entry` and `preload` are files of it; `files` maps files to
 * their hash (in the boot view only entry and preload); `needs` holds caret ranges of shared packages, `uses` the names that it takes from
 * the doors (absent in releases from before, and in the boot view). `missing` is what was found out about them: names that the shell which
 * reads this lacks (docs/federation.md#register).
 */
export const Release = z
  .object({ ...releaseFields, missing: z.optional(z.array(z.string()).check(z.minLength(1))) })
  .check(...releaseRules);
export type Release = z.infer<typeof Release>;

/** A release that some visitors try: `percent` of the browsers. */
export const Canary = z.object({ percent: z.int().check(z.gte(1), z.lte(100)), release: Release });
export type Canary = z.infer<typeof Canary>;

/** The folders that a release may name: that of its part's files, and one of its own, as releases from before have. */
const folders = ({ version, build }: Release) => (build === 'local' ? ['local'] : ['files', `${version}-${build}`]);

/** One remote of the register. `container` is its name as identifier; a disabled one says why (kill switch). */
export const RemoteRow = z
  .object({
    name: RemoteName,
    container: z.string(),
    team: z.string(),
    enabled: z.boolean(),
    disabledReason: z.nullable(z.string()),
    current: Release,
    previous: z.nullable(Release),
    canary: z.nullable(Canary),
  })
  .check(
    z.refine((row) => row.container === row.name.replaceAll('-', '_'), 'container is the name with _ for -'),
    z.refine((row) => row.enabled || Boolean(row.disabledReason), 'a disabled remote says why'),
    z.refine(
      (row) =>
        releasesOf(row).every((release) =>
          folders(release).some((folder) => release.base.endsWith(`/mf/${row.name}/${folder}/`)),
        ),
      'base is /mf/<remote>/files/',
    ),
  );
export type RemoteRow = z.infer<typeof RemoteRow>;

function releasesOf(row: { current: Release; previous: Release | null; canary: Canary | null }): Release[] {
  return [row.current, row.previous, row.canary?.release].filter((release) => release != null);
}

/** Whether two remotes claim one pattern with what visitors can get now: current or canary. */
function sharesPattern(rows: readonly RemoteRow[]): boolean {
  const claims = rows.map((row) => {
    const releases = [row.current, row.canary?.release].filter((release) => release != null);
    return new Set(releases.flatMap((release) => release.routes.map((route) => shape(route.path))));
  });
  return hasTwice(claims.flatMap((patterns) => Array.from(patterns)));
}

/**
 * The shell's own release: `hash` is its build id, `contract` the numbers it serves, `provides` versions of shared packages, `doors` the names
 * that its doors have (absent in the boot view, and in shells from before), `page` the document among its files (shells from before have an
 * index.html in a folder of their own), `server` its file that renders on the server (absent in the boot view, and in shells from before).
 */
export const ShellRow = z.object({
  version: z.string().check(z.regex(VERSION)),
  hash: z.string().check(z.regex(BUILD)),
  contract: z.array(z.int().check(z.gte(1))).check(z.minLength(1)),
  provides: z.record(packageName, z.string().check(z.regex(VERSION))),
  doors: z.optional(doorNames),
  page: z.optional(ReleaseFile),
  server: z.optional(ReleaseFile),
});
export type ShellRow = z.infer<typeof ShellRow>;

/**
 * The release register `GET /register.json` (docs/federation.md#register): the only place that knows which remotes exist. `generation`
 * grows by one with every change. The rules that need the shell's own paths or sizes are checked by publishing.
 */
export const Register = z
  .object({
    schema: z.literal(1),
    generation: z.int().check(z.gte(1)),
    publishedAt: isoTime,
    shell: ShellRow,
    remotes: z.array(RemoteRow),
  })
  .check(
    z.refine((register) => !hasTwice(register.remotes.map((row) => row.name)), 'a remote stands twice'),
    z.refine((register) => !sharesPattern(register.remotes), 'two remotes claim one pattern'),
  );
export type Register = z.infer<typeof Register>;

/**
 * The copy of the register inside index.html: the same, but `files` holds entry and preload only, and instead of `uses` and `doors` a
 * release says which names the shell of this page lacks (domain `toBootView`).
 */
export const BootView = Register.check(
  z.refine(
    (register) =>
      register.remotes
        .flatMap(releasesOf)
        .every((release) =>
          Object.keys(release.files).every((file) => file === release.entry || release.preload.includes(file)),
        ),
    'the boot view names entry and preload only',
  ),
);
export type BootView = z.infer<typeof BootView>;

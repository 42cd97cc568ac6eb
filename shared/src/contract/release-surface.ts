import * as z from 'zod/mini';

const PATTERN = /^(:[a-z][a-z0-9_]*|[a-z0-9_-]+)(\/(:[a-z][a-z0-9_]*|[a-z0-9_-]+))*$/;
const PORTAL_PATH = /^\/(?!\/)[^\\\s]*$/;

/** Who may open a route, entry or slot: everybody, whoever is signed in, or users of a type and with one of the roles. */
export const AccessRule = z.union([
  z.enum(['public', 'loggedin']),
  z
    .object({
      types: z.optional(z.array(z.string()).check(z.minLength(1))),
      roles: z.optional(z.array(z.string()).check(z.minLength(1))),
    })
    .check(
      z.refine((rule) => rule.types !== undefined || rule.roles !== undefined, 'access names types, roles or both'),
    ),
]);
export type AccessRule = z.infer<typeof AccessRule>;

/** A path of the portal without leading slash, segments may be `:param`; no `*`, so that the server knows every 404. */
export const RoutePattern = z
  .string()
  .check(z.regex(PATTERN, 'a pattern is lower case, has no * and no leading slash'));

/** Scripts and style sheets of a release that a browser may fetch early. */
export const earlyFiles = z.array(z.string().check(z.regex(/\.(js|css)$/)));

/**
 * A route of a release. `signIn: 'invite'` leads a visitor to registering when no user is bound to the invite (C25). `preload` are the
 * page's own files, besides those of the release; the boot view leaves them out.
 */
export const RouteEntry = z
  .object({
    path: RoutePattern,
    access: AccessRule,
    signIn: z.optional(z.literal('invite')),
    preload: z.optional(earlyFiles),
  })
  .check(
    z.refine((route) => route.signIn === undefined || route.access !== 'public', 'a public route needs no signIn'),
  );
export type RouteEntry = z.infer<typeof RouteEntry>;

const slotName = z.string().check(z.regex(/^[a-z]+\.[a-z-]+$/));
const order = z.int().check(z.gte(0), z.lte(9999));

/** A menu entry of a release: slot `header.search` …, Dutch label, path of the portal. Unknown slots are ignored. */
export const MenuEntry = z.object({
  slot: slotName,
  order,
  label: z.string().check(z.minLength(1), z.maxLength(40)),
  to: z.string().check(z.regex(PORTAL_PATH)),
  access: z.optional(AccessRule),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

/** A piece that a release puts into a slot; `preload` as of a route. Unknown slots are ignored, so an older shell survives a newer remote. */
export const SlotEntry = z.object({
  slot: slotName,
  piece: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  order,
  access: AccessRule,
  preload: z.optional(earlyFiles),
});
export type SlotEntry = z.infer<typeof SlotEntry>;

/** The facts of a part's `remote.json`: what a release takes over into the register (docs/federation.md#surface-of-a-remote). */
export const RemoteFacts = z.object({
  team: z.string(),
  routes: z.array(RouteEntry),
  menu: z.array(MenuEntry),
  slots: z.array(SlotEntry),
});
export type RemoteFacts = z.infer<typeof RemoteFacts>;

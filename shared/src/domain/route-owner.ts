import type { MenuEntry, MenuSlotName, Register, Release, RemoteRow, RouteEntry } from '@portal/shared/contract';
import { admits, type Viewer } from './access';
import { matchRoute } from './route-match';

/** A remote's page: whose it is, its entry in the register, and the values of its parameters. */
export interface RouteOwner {
  remote: RemoteRow;
  route: RouteEntry;
  params: Record<string, string>;
}

/** Which release of a remote a browser is shown: the current one, or for some the canary. */
export type ShownRelease = (remote: RemoteRow) => Release;

const currentOf: ShownRelease = ({ current }) => current;

/** Finds the remote that owns a path; undefined when none has it. The longest pattern wins (docs/federation.md#register). */
export function ownerOf(register: Register, pathname: string, shown: ShownRelease = currentOf): RouteOwner | undefined {
  const owned = register.remotes.flatMap((remote) => shown(remote).routes.map((route) => ({ remote, route })));
  const match = matchRoute(
    owned.map(({ route }) => route.path),
    pathname,
  );
  const found = match && owned.find(({ route }) => route.path === match.pattern);
  return match && found ? { ...found, params: match.params } : undefined;
}

/** What `menuOf` looks at: who looks (null is a visitor), and which release of each remote. */
export interface MenuContext {
  viewer: Viewer | null;
  shown?: ShownRelease;
}

/** The entries of a menu slot for whoever looks, in order; a remote that is switched off shows none. */
export function menuOf(
  register: Register,
  slot: MenuSlotName,
  { viewer, shown = currentOf }: MenuContext,
): MenuEntry[] {
  return register.remotes
    .filter(({ enabled }) => enabled)
    .flatMap((remote) => shown(remote).menu)
    .filter((entry) => entry.slot === slot && admits(entry.access ?? 'public', viewer))
    .sort((a, b) => a.order - b.order);
}

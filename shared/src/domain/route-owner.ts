import type { MenuEntry, MenuSlotName, Register, RemoteRow, RouteEntry } from '@portal/shared/contract';
import { matchRoute } from './route-match';

/** A remote's page: whose it is, its entry in the register, and the values of its parameters. */
export interface RouteOwner {
  remote: RemoteRow;
  route: RouteEntry;
  params: Record<string, string>;
}

/** Finds the remote that owns a path; undefined when none has it. The longest pattern wins (federation § 2). */
export function ownerOf(register: Register, pathname: string): RouteOwner | undefined {
  const owned = register.remotes.flatMap((remote) => remote.current.routes.map((route) => ({ remote, route })));
  const match = matchRoute(
    owned.map(({ route }) => route.path),
    pathname,
  );
  const found = match && owned.find(({ route }) => route.path === match.pattern);
  return match && found ? { ...found, params: match.params } : undefined;
}

/** The entries of a menu slot, in order; a remote that is switched off shows none. */
export function menuOf(register: Register, slot: MenuSlotName): MenuEntry[] {
  return register.remotes
    .filter(({ enabled }) => enabled)
    .flatMap(({ current }) => current.menu)
    .filter((entry) => entry.slot === slot)
    .sort((a, b) => a.order - b.order);
}

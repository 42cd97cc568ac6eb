import type { MenuEntry, MenuSlotName, Register, RemoteRow } from '@portal/shared/contract';
import { menuOf, ownerOf, type ShownRelease } from '@portal/shared/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from './use-session';

let present: Register | null = null;
let shown: ShownRelease = ({ current }) => current;
const listeners = new Set<() => void>();

/** The release register that this page uses; null while only the shell's own pages can be shown. The shell alone sets it. */
export const registerStore = {
  get: () => present,
  set(register: Register | null) {
    present = register;
    for (const listener of listeners) listener();
  },
  /** Says which release of a remote this browser is shown: its routes, menu and slots count. By default the current one. */
  choose(release: ShownRelease) {
    shown = release;
  },
  shown: (remote: RemoteRow) => shown(remote),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The register; the component renders again when another generation takes over. */
export const useRegister = () => useSyncExternalStore(registerStore.subscribe, registerStore.get, registerStore.get);

/** The entries of a menu for whoever looks, in order, without those of remotes that are switched off. */
export function useMenu(slot: MenuSlotName): MenuEntry[] {
  const register = useRegister();
  const viewer = useUser();
  return useMemo(() => (register ? menuOf(register, slot, { viewer, shown }) : []), [register, slot, viewer]);
}

/** Tells whether a link to a remote's page leads somewhere: its remote is in the register and on. Nothing dead is shown. */
export function useHasRoute(): (path: string) => boolean {
  const register = useRegister();
  return (path) => !!register && !!ownerOf(register, path, shown)?.remote.enabled;
}

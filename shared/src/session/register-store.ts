import type { MenuEntry, MenuSlotName, Register } from '@portal/shared/contract';
import { menuOf, ownerOf } from '@portal/shared/domain';
import { useMemo, useSyncExternalStore } from 'react';

let present: Register | null = null;
const listeners = new Set<() => void>();

/** The release register that this page uses; null while only the shell's own pages can be shown. The shell alone sets it. */
export const registerStore = {
  get: () => present,
  set(register: Register | null) {
    present = register;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The register; the component renders again when another generation takes over. */
export const useRegister = () => useSyncExternalStore(registerStore.subscribe, registerStore.get);

/** The entries of a menu in order, without those of remotes that are switched off (federation § 3). */
export function useMenu(slot: MenuSlotName): MenuEntry[] {
  const register = useRegister();
  return useMemo(() => (register ? menuOf(register, slot) : []), [register, slot]);
}

/** Tells whether a link to a remote's page leads somewhere: its remote is in the register and on. Nothing dead is shown. */
export function useHasRoute(): (path: string) => boolean {
  const register = useRegister();
  return useMemo(
    () => (path: string) => (register ? ownerOf(register, path)?.remote.enabled === true : false),
    [register],
  );
}

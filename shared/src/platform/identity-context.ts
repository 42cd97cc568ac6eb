import { createContext, useContext } from 'react';
import type { Identity } from './identity';
import { IdentityError } from './identity-error';

/** Loads the sign-in client; the shell fills it in once, tests put a fake there. */
export const IdentityContext = createContext<() => Promise<Identity>>(() =>
  Promise.reject(new IdentityError('unavailable')),
);

/**
 * Gets the function that loads the sign-in client, which is fetched at its first call.
 * @example const identity = useIdentity(); … await (await identity()).signIn(email, password);
 */
export const useIdentity = (): (() => Promise<Identity>) => useContext(IdentityContext);

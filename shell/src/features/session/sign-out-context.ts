import { createContext, useContext } from 'react';
import type { SessionKeeper } from './session-keeper';

/** Signs the present person out; the shell fills it in with its keeper. */
export const SignOutContext = createContext<SessionKeeper['signOut']>(() => Promise.resolve());

/** Gets the function that signs out: here, at the server and in every other tab. */
export const useSignOut = (): SessionKeeper['signOut'] => useContext(SignOutContext);

import { createContext, type ReactNode, useContext } from 'react';

/** Does the work; when it is refused because the sign-in is too old, asks the person to sign in again and does it once more. */
export type WithFreshSignIn = <Result>(work: () => Promise<Result>) => Promise<Result>;

const FreshSignInContext = createContext<WithFreshSignIn>((work) => work());

/** The shell provides here how a person signs in again. Without it the work is simply done. */
export function FreshSignInProvider({ run, children }: { run: WithFreshSignIn; children: ReactNode }) {
  return <FreshSignInContext value={run}>{children}</FreshSignInContext>;
}

/**
 * For what asks for a fresh sign-in (docs/trust.md#fresh-sign-in, code `REAUTH_REQUIRED`). The promise rejects with the refusal when the
 * person gives up.
 * @example const withFreshSignIn = useFreshSignIn(); await withFreshSignIn(() => closeMe().unwrap());
 */
export const useFreshSignIn = (): WithFreshSignIn => useContext(FreshSignInContext);

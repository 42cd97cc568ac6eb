import {
  type CheckedCode,
  type Identity,
  IdentityError,
  type IdentityErrorCode,
  type SignedIn,
} from '@portal/shared/platform';

type Method = Exclude<keyof Identity, 'onSession'>;

/** What the fake begins with: who is signed in, which calls fail and with what, what a mailed code is for. */
export interface FakeIdentityOptions {
  session?: SignedIn | null;
  fails?: Partial<Record<Method, IdentityErrorCode>>;
  code?: CheckedCode;
}

/** A sign-in client without a server. `calls` grows with every call, oldest first: `['signIn', 'jan@post.example', '…']`. */
export interface FakeIdentity extends Identity {
  calls: unknown[][];
  /** Changes which calls fail. */
  fail(fails: Partial<Record<Method, IdentityErrorCode>>): void;
  /** Signs somebody in or out from elsewhere, as another tab does. */
  change(session: SignedIn | null): void;
}

/** Stands in for the sign-in client at the port `Identity`; whoever signs in is `uid-of-<email>`. */
export function makeFakeIdentity(options: FakeIdentityOptions = {}): FakeIdentity {
  const listeners = new Set<(session: SignedIn | null) => void>();
  const calls: unknown[][] = [];
  let { session = null, fails = {} } = options;
  const code = options.code ?? { mode: 'verifyEmail', email: 'jan@post.example', newEmail: null };

  const change = (changed: SignedIn | null) => {
    session = changed;
    for (const listener of listeners) listener(session);
  };
  const enter = (email: string) => change({ uid: `uid-of-${email}`, email });
  const call = async (method: Method, ...given: unknown[]) => {
    calls.push([method, ...given]);
    const failure = fails[method];
    if (failure !== undefined) throw new IdentityError(failure);
  };

  return {
    calls,
    change,
    fail: (changed) => {
      fails = changed;
    },
    signIn: (email, password) => call('signIn', email, password).then(() => enter(email)),
    register: (account) => call('register', account).then(() => enter(account.email)),
    signInWith: (provider) => call('signInWith', provider).then(() => enter(`${provider}@post.example`)),
    signOut: () => call('signOut').then(() => change(null)),
    sendPasswordReset: (email) => call('sendPasswordReset', email),
    sendVerification: () => call('sendVerification'),
    reauthenticate: (password) => call('reauthenticate', password),
    reauthenticateWith: (provider) => call('reauthenticateWith', provider),
    changeEmail: (newEmail) => call('changeEmail', newEmail),
    changePassword: (newPassword) => call('changePassword', newPassword),
    link: (provider) => call('link', provider),
    unlink: (provider) => call('unlink', provider),
    checkCode: (given) => call('checkCode', given).then(() => code),
    applyCode: (given) => call('applyCode', given),
    confirmPasswordReset: (given, newPassword) => call('confirmPasswordReset', given, newPassword),
    getToken: async (isFresh) => (session ? `${isFresh ? 'fresh-' : ''}token-of-${session.uid}` : null),
    onSession: (listener) => {
      listeners.add(listener);
      listener(session);
      return () => listeners.delete(listener);
    },
  };
}

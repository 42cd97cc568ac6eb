/** The one entry to firebase: a chunk of its own, fetched by `loadIdentity`. */
import { type PortalConfig, type SocialProvider, TOKEN_STORAGE_KEY } from '@portal/shared/contract';
import { initializeApp } from 'firebase/app';
import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  type Persistence,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { type CheckedCode, type CodeMode, type Identity, type NewAccount, providerIdOf } from './identity';
import { IdentityError, identityErrorOf } from './identity-error';
import { embeddedSocial, firebaseSocial, type SocialSignIn } from './identity-social';
import { logError } from './log';
import { localStore } from './storage';

const MODES: Readonly<Record<string, CodeMode>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
};

/** Where the SDK keeps the session and where the embedded server is; tests name their own. */
export interface FirebaseIdentityOptions {
  persistence?: Persistence[];
  /** Origin of the embedded server; by default that of the page. */
  origin?: string;
  /** Name of the SDK's app, when one process needs several. */
  name?: string;
}

/** Starts the SDK against Google or the embedded server and reads the stored session (docs/identity.md#in-the-browser). */
export async function openFirebaseIdentity(
  config: PortalConfig,
  { persistence, origin, name }: FirebaseIdentityOptions = {},
): Promise<Identity> {
  const { mode, ...project } = config.auth;
  const auth = initializeAuth(initializeApp(project, name), {
    persistence: persistence ?? [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (mode === 'embedded') connectAuthEmulator(auth, origin ?? window.location.origin, { disableWarnings: true });
  auth.languageCode = 'nl';
  onIdTokenChanged(auth, (user) => void mirrorToken(auth, user));
  await auth.authStateReady();
  return identityOf(auth, mode === 'embedded' ? embeddedSocial(auth) : firebaseSocial(auth));
}

/** Keeps the present token in local storage (C24); one that arrives after its person left is not written. */
async function mirrorToken(auth: Auth, user: User | null): Promise<void> {
  if (!user) {
    localStore.remove(TOKEN_STORAGE_KEY);
    return;
  }
  const token = await user.getIdToken().catch(() => null);
  if (token !== null && auth.currentUser?.uid === user.uid) localStore.set(TOKEN_STORAGE_KEY, token);
}

function identityOf(auth: Auth, social: SocialSignIn): Identity {
  const member = (): User => {
    if (!auth.currentUser) throw new IdentityError('signed-out');
    return auth.currentUser;
  };
  return {
    signIn: (email, password) => attempt(() => signInWithEmailAndPassword(auth, email, password)),
    register: (account) => attempt(() => register(auth, account)),
    signInWith: (provider) => attempt(() => social.signIn(provider)),
    sendPasswordReset: (email) => attempt(() => sendPasswordResetEmail(auth, email)),
    sendVerification: () => attempt(() => sendEmailVerification(member())),
    signOut: () => attempt(() => signOut(auth)),
    reauthenticate: (password) => attempt(() => reauthenticate(member(), password)),
    reauthenticateWith: (provider) => attempt(() => social.reauthenticate(member(), provider)),
    changeEmail: (newEmail) => attempt(() => verifyBeforeUpdateEmail(member(), newEmail)),
    changePassword: (newPassword) => attempt(() => updatePassword(member(), newPassword)),
    link: (provider) => attempt(() => social.link(member(), provider)),
    unlink: (provider) => attempt(() => unlinkProvider(member(), provider)),
    checkCode: (code) => withIdentityErrors(() => checkCode(auth, code)),
    applyCode: (code) => attempt(() => applyCode(auth, code)),
    confirmPasswordReset: (code, newPassword) => attempt(() => confirmPasswordReset(auth, code, newPassword)),
    // Without a connection there is no new token: the request then fails for the same reason, and says so.
    getToken: async (isFresh) => (await auth.currentUser?.getIdToken(isFresh).catch(() => null)) ?? null,
    onSession: (listener) => onIdTokenChanged(auth, (user) => listener(user && { uid: user.uid, email: user.email })),
  };
}

/** The account exists after the first call: what fails later can be done again from the profile. */
async function register(auth: Auth, { firstName, lastName, email, password }: NewAccount): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  const goOn = (error: unknown) => logError('The new account is not complete.', error);
  await updateProfile(user, { displayName: `${firstName} ${lastName}` }).catch(goOn);
  await sendEmailVerification(user).catch(goOn);
}

function reauthenticate(user: User, password: string): Promise<unknown> {
  return reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** Our server refuses to unlink the last way to sign in with the code of a call that is not allowed. */
async function unlinkProvider(user: User, provider: SocialProvider): Promise<void> {
  await unlink(user, providerIdOf(provider)).catch((error: unknown) => {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    throw code === 'auth/operation-not-allowed' ? new IdentityError('last-provider', error) : error;
  });
}

async function checkCode(auth: Auth, code: string): Promise<CheckedCode> {
  const { operation, data } = await checkActionCode(auth, code);
  const mode = MODES[operation];
  if (mode === undefined) throw new IdentityError('bad-code');
  // For a change of address the SDK calls the new one `email` and the present one `previousEmail`.
  const isChange = mode === 'verifyAndChangeEmail';
  return {
    mode,
    email: (isChange ? data.previousEmail : data.email) ?? '',
    newEmail: isChange ? (data.email ?? null) : null,
  };
}

/** A person who is signed in here gets a token that says so. */
async function applyCode(auth: Auth, code: string): Promise<void> {
  await applyActionCode(auth, code);
  const user = auth.currentUser;
  await user
    ?.reload()
    .then(() => user.getIdToken(true))
    .catch((error: unknown) => logError('The session could not be renewed.', error));
}

async function withIdentityErrors<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw identityErrorOf(error);
  }
}

async function attempt(run: () => Promise<unknown>): Promise<void> {
  await withIdentityErrors(run);
}

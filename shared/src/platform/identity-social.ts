import type { SocialProvider } from '@portal/shared/contract';
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithCustomToken,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import { IdentityError } from './identity-error';
import { askForLink, askForToken } from './identity-popup';

/** How a provider is asked differs between the two servers; nothing else does. */
export interface SocialSignIn {
  signIn(provider: SocialProvider): Promise<unknown>;
  reauthenticate(user: User, provider: SocialProvider): Promise<unknown>;
  link(user: User, provider: SocialProvider): Promise<unknown>;
}

/** Age of a sign-in up to which it counts as fresh (docs/trust.md#fresh-sign-in). */
const FRESH_MS = 10 * 60_000;

const PROVIDERS: Readonly<Record<SocialProvider, () => AuthProvider>> = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider(),
  microsoft: () => new OAuthProvider('microsoft.com'),
};

/** Google links in any session; a stolen one must not become a way in for ever, so a fresh sign-in is asked, as our own server does. */
async function refuseStale(user: User): Promise<void> {
  const { authTime } = await user.getIdTokenResult();
  if (Date.now() - Date.parse(authTime) > FRESH_MS) throw new IdentityError('requires-recent-login');
}

/** Firebase's own windows. The resolver comes with the click: earlier it would fetch a script of Google. */
export const firebaseSocial = (auth: Auth): SocialSignIn => ({
  signIn: (provider) => signInWithPopup(auth, PROVIDERS[provider](), browserPopupRedirectResolver),
  reauthenticate: (user, provider) =>
    reauthenticateWithPopup(user, PROVIDERS[provider](), browserPopupRedirectResolver),
  async link(user, provider) {
    await refuseStale(user);
    return linkWithPopup(user, PROVIDERS[provider](), browserPopupRedirectResolver);
  },
});

/** The embedded server asks the provider itself and hands over a token that works once. */
export const embeddedSocial = (auth: Auth): SocialSignIn => ({
  signIn: async (provider) => signInWithCustomToken(auth, await askForToken(provider)),
  async reauthenticate(user, provider) {
    const { user: found } = await signInWithCustomToken(auth, await askForToken(provider));
    if (found.uid === user.uid) return;
    await signOut(auth);
    throw new IdentityError('other-person');
  },
  async link(user, provider) {
    await askForLink(provider, user.getIdToken());
    await user.reload();
  },
});

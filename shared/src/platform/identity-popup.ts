import { rootPath, SocialLinkStart, SocialMessage, type SocialProvider } from '@portal/shared/contract';
import { IdentityError, type IdentityErrorCode, identityErrorOf } from './identity-error';

const WIDTH = 480;
const HEIGHT = 640;
const LOOK_EVERY_MS = 400;

/** Why linking may not begin, by status (C28). */
const LINK_REFUSALS: Readonly<Record<number, IdentityErrorCode>> = {
  401: 'signed-out',
  403: 'requires-recent-login',
  404: 'unavailable',
  429: 'too-many',
};

/** Lets the person sign in at a provider in a window; gives the token that `signInWithCustomToken` takes. */
export async function askForToken(provider: SocialProvider): Promise<string> {
  const message = await answerOf(openWindow(rootPath.socialStart(provider)));
  if (!('token' in message)) throw new IdentityError('unknown');
  return message.token;
}

/** Lets the signed-in person tie a provider to the account. The window opens at once, while the click still allows it. */
export async function askForLink(provider: SocialProvider, idToken: Promise<string>): Promise<void> {
  const popup = openWindow('');
  try {
    popup.location.href = await linkAddress(provider, await idToken);
  } catch (error) {
    popup.close();
    throw error;
  }
  await answerOf(popup);
}

async function linkAddress(provider: SocialProvider, idToken: string): Promise<string> {
  const answer = await fetch(rootPath.socialLink(provider), {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}` },
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new IdentityError('network', error);
  });
  const body = SocialLinkStart.safeParse(await answer.json().catch(() => null));
  if (!answer.ok || !body.success) throw new IdentityError(LINK_REFUSALS[answer.status] ?? 'unknown');
  return body.data.data.url;
}

function openWindow(address: string): Window {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2);
  const popup = window.open(address, 'inloggen', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup) throw new IdentityError('popup-blocked');
  return popup;
}

/** The first message of that window and of our own origin; `popup-closed` when it goes before it said anything. */
function answerOf(popup: Window): Promise<SocialMessage> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearInterval(watch);
      window.removeEventListener('message', onMessage);
      popup.close();
      settle();
    };
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== window.location.origin || event.source !== popup) return;
      const message = SocialMessage.safeParse(event.data);
      if (!message.success) return;
      const { data } = message;
      if (!('error' in data)) finish(() => resolve(data));
      else finish(() => reject(identityErrorOf({ code: data.error })));
    };
    // It closes itself after its message: only when it is gone at two looks has it said nothing.
    let wasClosed = false;
    const watch = setInterval(() => {
      if (wasClosed) finish(() => reject(new IdentityError('popup-closed')));
      wasClosed = popup.closed;
    }, LOOK_EVERY_MS);
    window.addEventListener('message', onMessage);
  });
}

/** Door `@portal/shared/platform`: the only home of window, storage, cookies and fetch. For the shell and the layers above it. */

export { baseQuery, type PortalBaseQuery, type RequestContext } from './base-query';
export { copyText } from './clipboard';
export { CONFIG_ELEMENT, readPortalConfig } from './config';
export { readCookie, removeCookie, writeCookie } from './cookie';
export { saveFile } from './file';
export { type FileStore, fileStore } from './file-store';
export { type Framing, frameParam, framing } from './frame';
export {
  type CheckedCode,
  CODE_MODES,
  type CodeMode,
  type Identity,
  type NewAccount,
  providerIdOf,
  type SignedIn,
} from './identity';
export { IdentityContext, useIdentity } from './identity-context';
export { IdentityError, type IdentityErrorCode, identityErrorOf } from './identity-error';
export { jpegOf } from './jpeg';
export { loadIdentity } from './load-identity';
export { loadRealtimeStore } from './load-realtime';
export { logError } from './log';
export {
  askBeforeUnload,
  type FrameNews,
  hideVersion,
  isOnline,
  onOnline,
  onReturn,
  openVersion,
  openWindow,
  reloadPage,
  tellEmbedder,
  wholeAddress,
} from './page';
export type { NewMessage, RealtimeError, RealtimeErrorCode, RealtimeStore } from './realtime-store';
export type { RequestArgs } from './request';
export { badAnswer, isRequestError, type RequestError } from './request-error';
export { type KeyStore, localStore, sessionStore } from './storage';
export { onTokenOfOtherTab, readToken } from './token';
export { configureZod } from './zod-locale';

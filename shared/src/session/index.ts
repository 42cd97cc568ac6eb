/** Door `@portal/shared/session`: the one store, toasts, slots and what remotes need of the page. */
export {
  copyText,
  frameParam,
  framing,
  isOnline,
  isRequestError,
  jpegOf,
  logError,
  type NewMessage,
  onOnline,
  type RealtimeError,
  type RealtimeStore,
  type RequestError,
  saveFile,
  wholeAddress,
} from '@portal/shared/platform';
export { defineRemote, RemoteShapeError } from './define-remote';
export { DialogProvider, type OpenDialog, useDialog } from './dialog';
// Read and written by `Form` and by the field of the chat, except files.
export {
  clearDraft,
  clearDrafts,
  clearDraftsOfOthers,
  clearEndedDrafts,
  draftFiles,
  readDraft,
  saveDraft,
  saveReturnDraft,
} from './draft';
export { FavouriteMerge } from './favourite-merge';
export { fitProfileStore, useFitProfile } from './fit-profile';
export { FreshSignInProvider, useFreshSignIn, type WithFreshSignIn } from './fresh-sign-in';
export { registerStore, useHasRoute, useMenu, useRegister } from './register-store';
export { SessionProvider, usePortalConfig } from './session-provider';
export { type SessionPhase, sessionSlice } from './session-slice';
export { type RenderSlot, Slot, SlotProvider } from './slot';
export { type KeptAnswers, makeStore, type PortalState, type PortalStore } from './store';
export { type Toast, type ToastInput, type ToastLink, toastSlice } from './toast-slice';
export { hasUnsavedInput, isAllKept, isLeavingAsked, type UnsavedOptions, useUnsavedInput } from './unsaved-input';
export { type UnsentMessage, unsentMessages } from './unsent-messages';
export { type FavouriteAnimal, type FavouriteState, useFavourites } from './use-favourites';
export { useFold } from './use-fold';
export { useHomePlace } from './use-home-place';
export { useIsHydrating } from './use-is-hydrating';
export { type LocalFavouriteList, useLocalFavourites } from './use-local-favourites';
export { PreloadLink, PreloadProvider, usePreload } from './use-preload';
export { useRealtimeStore } from './use-realtime-store';
export { type PresentSession, useSession, useUser } from './use-session';
export { clearStoredFilters, type StoredFilterKind, useStoredFilter } from './use-stored-filter';
export { useToast, useToasts } from './use-toast';

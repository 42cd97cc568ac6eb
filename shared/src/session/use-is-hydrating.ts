import { useSyncExternalStore } from 'react';

/** Subscribes to nothing: for what is read from the browser when a component renders. */
export const neverChanges = () => () => {};

/**
 * Whether the page is being made on the server, or taken over from its HTML: then what only this browser knows is not used yet. The component
 * renders again as soon as that is over.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

import { createContext, useContext } from 'react';
import type { Loader } from './loader';

/** The page's one loader of remotes. */
export const LoaderContext = createContext<Loader | null>(null);

/** The loader that the app gives. */
export function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('The loader is given by the app.');
  return loader;
}

import type { ComponentType } from 'react';
import { keepPiece } from './lazy-piece';
import type { Loader } from './loader';

/** Brings the code of a page of a remote: after that the page renders at once. Rejects with a `LoadError`, or with what its file says. */
export async function loadPage(loader: Loader, name: string, pattern: string): Promise<void> {
  const { module } = await loader.load(name, pattern);
  const load = module.routes[pattern] as () => Promise<ComponentType>;
  keepPiece(load, await load());
}

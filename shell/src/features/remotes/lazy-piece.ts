import type { ComponentType } from 'react';
import { useResource } from './use-resource';

type Load<P> = () => Promise<ComponentType<P>>;

/** Components that were fetched once render at once on return; kept by the function that fetches them, so per release. */
const fetched = new WeakMap<Load<never>, ComponentType<never>>();

/** Remembers what a function fetched. */
export function keepPiece<P>(load: Load<P>, component: ComponentType<P>) {
  fetched.set(load as Load<never>, component as ComponentType<never>);
}

interface LazyPieceOptions {
  /** Gets why the piece could not be fetched. */
  onError: (error: unknown) => void;
  /** Keeps what the piece belongs to while its file is on its way, also when the visitor has left. Returns the function that ends it. */
  hold?: () => () => void;
}

/** A lazy page or piece. */
export function useLazyPiece<P>(key: string, load: Load<P>, { onError, hold }: LazyPieceOptions) {
  return useResource<ComponentType<P>>(
    key,
    () => fetched.get(load as Load<never>) as ComponentType<P> | undefined,
    async () => {
      const drop = hold?.();
      try {
        const component = await load();
        keepPiece(load, component);
        return component;
      } catch (error) {
        onError(error);
        throw error;
      } finally {
        drop?.();
      }
    },
  );
}

import type { ComponentType } from 'react';
import { useResource } from './use-resource';

type Load<P> = () => Promise<ComponentType<P>>;

/** Components that were fetched once render at once on return; kept by the function that fetches them, so per release. */
const fetched = new WeakMap<Load<never>, ComponentType<never>>();

/** A lazy page or piece; `onError` gets why it could not be fetched. */
export function useLazyPiece<P>(key: string, load: Load<P>, onError: (error: unknown) => void) {
  return useResource<ComponentType<P>>(
    key,
    () => fetched.get(load as Load<never>) as ComponentType<P> | undefined,
    async () => {
      try {
        const component = await load();
        fetched.set(load as Load<never>, component as ComponentType<never>);
        return component;
      } catch (error) {
        onError(error);
        throw error;
      }
    },
  );
}

import { logError } from '@portal/shared/platform';
import type { ComponentType } from 'react';
import { FailureCard } from './failure-card';
import { useLazyPiece } from './lazy-piece';
import { Pending } from './pending';

interface LazyPageProps<Props> {
  name: string;
  /** The same function each time: what it brought stays. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A page of the shell that is a file of its own, fetched when it is opened; a failure has the card with its retry. */
export function LazyPage<Props extends object>({ name, load, props }: LazyPageProps<Props>) {
  const onError = (error: unknown) => logError(`The page ${name} did not arrive.`, error);
  const { resource, retry } = useLazyPiece(name, load, { onError });
  if (resource.status === 'loading') return <Pending />;
  if (resource.status === 'failed') return <FailureCard error={resource.error} retry={retry} />;
  const Page = resource.value;
  return <Page {...props} />;
}

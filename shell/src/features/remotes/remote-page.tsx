import { type ComponentType, Suspense, useEffect, useMemo } from 'react';
import { Arrival, useArrivalFailure } from './arrival';
import { FailureCard } from './failure-card';
import { useLazyPiece } from './lazy-piece';
import { loadPage } from './load-page';
import { reportFailure } from './load-report';
import { useLoader } from './loader-context';
import { Pending } from './pending';
import type { LoadedRemote } from './release-life';
import { RemoteBoundary } from './remote-boundary';
import { areaOfPage, noteArea } from './rendered-areas';
import { useResource } from './use-resource';

interface RemotePageProps {
  name: string;
  pattern: string;
}

/**
 * A page of a remote. It keeps the release it began with while the visitor stays inside the remote. When its HTML came with the document, that
 * stands until the code is there, also when the remote is dead.
 */
export function RemotePage({ name, pattern }: RemotePageProps) {
  const loader = useLoader();
  const area = areaOfPage(name, pattern);
  // The same element as long as it is the same page: rendered anew, HTML that waits for its code would be thrown away.
  const page = useMemo(() => {
    return (
      <Suspense fallback={<Pending />}>
        <Arrival area={area} fetch={() => loadPage(loader, name, pattern)} />
        <FetchedPage name={name} pattern={pattern} />
      </Suspense>
    );
  }, [loader, name, pattern, area]);
  return (
    <>
      <DeadPage area={area} />
      {page}
    </>
  );
}

/** Above the HTML of the document, when its code does not come. */
function DeadPage({ area }: { area: string }) {
  const failure = useArrivalFailure(area);
  return failure && <FailureCard error={failure.error} retry={failure.retry} heading="h2" />;
}

function FetchedPage({ name, pattern }: RemotePageProps) {
  const loader = useLoader();
  const { resource, retry } = useResource(
    name,
    () => loader.peek(name),
    () => loader.load(name, pattern),
  );
  if (resource.status === 'loading') return <Pending />;
  if (resource.status === 'failed') return <FailureCard error={resource.error} retry={retry} />;
  return <LoadedPage remote={resource.value} pattern={pattern} />;
}

function LoadedPage({ remote, pattern }: { remote: LoadedRemote; pattern: string }) {
  const { module, release } = remote;
  const load = module.routes[pattern] as () => Promise<ComponentType>;
  useEffect(() => remote.hold(), [remote]);
  const { resource, retry } = useLazyPiece(`${module.name} ${release.build} ${pattern}`, load, {
    onError: (error) => reportFailure(remote, 'chunk', error),
    hold: remote.hold,
  });
  if (resource.status === 'loading') return <Pending />;
  if (resource.status === 'failed') return <FailureCard error={resource.error} retry={retry} />;
  const Page = resource.value;
  noteArea({ key: areaOfPage(module.name, pattern), remote: module.name, build: release.build });
  return (
    <RemoteBoundary
      onError={(error) => reportFailure(remote, 'render', error)}
      fallback={(error, again) => <FailureCard error={error} retry={again} />}
    >
      <Page />
    </RemoteBoundary>
  );
}

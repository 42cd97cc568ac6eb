import { type ComponentType, useEffect, useMemo } from 'react';
import { DocumentArea, EarlyArea } from './document-area';
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

/** A page of a remote. It keeps the release it began with while the visitor stays inside the remote. */
export function RemotePage({ name, pattern }: RemotePageProps) {
  const loader = useLoader();
  return useMemo(
    () => (
      <DocumentArea
        area={areaOfPage(name, pattern)}
        fetch={() => loadPage(loader, name, pattern)}
        pending={<Pending />}
        failed={(error, retry) => <FailureCard error={error} retry={retry} heading="h2" />}
      >
        <FetchedPage name={name} pattern={pattern} />
      </DocumentArea>
    ),
    [loader, name, pattern],
  );
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
  const area = areaOfPage(module.name, pattern);
  noteArea({ key: area, remote: module.name, build: release.build });
  return (
    <RemoteBoundary
      onError={(error) => reportFailure(remote, 'render', error)}
      fallback={(error, again) => <FailureCard error={error} retry={again} />}
    >
      <EarlyArea area={area}>
        <Page />
      </EarlyArea>
    </RemoteBoundary>
  );
}

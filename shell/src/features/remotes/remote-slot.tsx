import type { SlotEntry, SlotName, SlotProps } from '@portal/shared/contract';
import { useRegister } from '@portal/shared/session';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLazyPiece } from './lazy-piece';
import { sendLoadReport } from './load-report';
import type { LoadedRemote } from './loader';
import { useLoader } from './loader-context';
import { RemoteBoundary } from './remote-boundary';
import styles from './remote-slot.module.css';
import { useResource } from './use-resource';

/** A slot loads before it scrolls into view, at this distance; the others when the page has been quiet for a while (federation § 4). */
const NEAR = '400px';
const QUIET_MS = 2000;

/** Every piece that the register puts into a slot, in order. A piece that fails renders nothing and is reported. */
export function RemoteSlot<S extends SlotName>({ name, props }: { name: S; props: SlotProps[S] }) {
  const register = useRegister();
  const entries = (register?.remotes ?? [])
    .filter(({ enabled }) => enabled)
    .flatMap(({ name: remote, current }) => current.slots.map((entry) => ({ remote, entry })))
    .filter(({ entry }) => entry.slot === name && entry.access === 'public')
    .sort((a, b) => a.entry.order - b.entry.order);
  return entries.map(({ remote, entry }) => (
    <NearbyPiece key={`${remote}/${entry.piece}`} remote={remote} entry={entry} props={props} />
  ));
}

interface PieceProps {
  remote: string;
  entry: SlotEntry;
  props: object;
}

function NearbyPiece(piece: PieceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    const timer = setTimeout(() => setNear(true), QUIET_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isNear]);
  return isNear ? <LoadingPiece {...piece} /> : <div ref={place} className={styles.pending} />;
}

function LoadingPiece({ remote, entry, props }: PieceProps) {
  const loader = useLoader();
  const { resource } = useResource(
    remote,
    () => loader.peek(remote),
    () => loader.load(remote),
  );
  if (resource.status === 'loading') return <div className={styles.pending} />;
  if (resource.status === 'failed') return null;
  return <LoadedPiece remote={resource.value} entry={entry} props={props} />;
}

function LoadedPiece({ remote, entry, props }: { remote: LoadedRemote; entry: SlotEntry; props: object }) {
  const { module, release } = remote;
  const load = module.slots[entry.slot as SlotName] as () => Promise<ComponentType<object>>;
  const { resource } = useLazyPiece(`${module.name} ${release.build} ${entry.piece}`, load);
  if (resource.status === 'loading') return <div className={styles.pending} />;
  if (resource.status === 'failed') return null;
  const Piece = resource.value;
  return (
    <RemoteBoundary
      resetKey={entry.piece}
      onError={(error) =>
        sendLoadReport({ name: module.name, release, stage: 'slot', ms: 0, stepsBack: remote.stepsBack, error })
      }
      fallback={() => null}
    >
      <Piece {...props} />
    </RemoteBoundary>
  );
}

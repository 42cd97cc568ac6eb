import type { RemoteModule, SlotEntry, SlotName, SlotProps } from '@portal/shared/contract';
import { admits } from '@portal/shared/domain';
import { registerStore, useRegister, useUser } from '@portal/shared/session';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { onNetworkIdle } from '../../common/network-idle';
import { DocumentArea, EarlyArea } from './document-area';
import { keepPiece, useLazyPiece } from './lazy-piece';
import { LoadError } from './load-error';
import { reportFailure } from './load-report';
import { useLoader } from './loader-context';
import type { LoadedRemote } from './release-life';
import { RemoteBoundary } from './remote-boundary';
import styles from './remote-slot.module.css';
import { areaOfPiece, isFirst, noteArea } from './rendered-areas';
import { useResource } from './use-resource';

/**
 * A slot loads before it scrolls into view, at this distance; the others when the page had an idle network for a while
 * (docs/federation.md#start-of-a-page).
 */
const NEAR = '400px';
/** A piece of a part that is there already costs little; another part begins later (decision 041). */
const IDLE_MS = { ofLoaded: 850, ofOther: 2000 };

/** What stands in the place of a piece that is loading, or that failed. */
export interface PieceStates {
  pending: ReactNode;
  failed(error: unknown, retry: () => void): ReactNode;
}

const SLOT_STATES: PieceStates = { pending: <div className={styles.pending} />, failed: () => null };

/** The pieces that the register puts into a slot for whoever looks, in order; a remote that is switched off has none. */
function usePieces(name: SlotName): { remote: string; entry: SlotEntry }[] {
  const register = useRegister();
  const user = useUser();
  return (register?.remotes ?? [])
    .filter(({ enabled }) => enabled)
    .flatMap((row) => registerStore.shown(row).slots.map((entry) => ({ remote: row.name, entry })))
    .filter(({ entry }) => entry.slot === name && admits(entry.access, user))
    .sort((a, b) => a.entry.order - b.entry.order);
}

/** Every piece that the register puts into a slot, in order. A piece that fails renders nothing and is reported. */
export function RemoteSlot<S extends SlotName>({ name, props }: { name: S; props: SlotProps[S] }) {
  return usePieces(name).map(({ remote, entry }) => (
    <NearbyPiece key={`${remote}/${entry.piece}`} remote={remote} entry={entry} props={props} states={SLOT_STATES} />
  ));
}

interface RequiredSlotProps<S extends SlotName> {
  name: S;
  props: SlotProps[S];
  states: PieceStates;
  /** No part fills the slot for whoever looks. */
  absent: ReactNode;
}

/**
 * A slot that is the content of a page or dialog: it loads at once, and never leaves its place empty. Where it can come with the document `props` and
 * `states` are the same objects every time.
 */
export function RequiredSlot<S extends SlotName>({ name, props, states, absent }: RequiredSlotProps<S>) {
  const pieces = usePieces(name);
  if (pieces.length === 0) return absent;
  return pieces.map(({ remote, entry }) => (
    <LoadingPiece key={`${remote}/${entry.piece}`} remote={remote} entry={entry} props={props} states={states} />
  ));
}

interface PieceProps {
  remote: string;
  entry: SlotEntry;
  props: object;
  states: PieceStates;
}

function NearbyPiece(piece: PieceProps) {
  const { remote, entry } = piece;
  const loader = useLoader();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() =>
    isFirst(areaOfPiece(remote, entry), entry, loader.peek(remote) !== undefined),
  );
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    const cancelSoon = onNetworkIdle(IDLE_MS.ofLoaded, () => loader.peek(remote) && setNear(true));
    const cancelLate = onNetworkIdle(IDLE_MS.ofOther, () => setNear(true));
    return () => {
      observer.disconnect();
      cancelSoon();
      cancelLate();
    };
  }, [isNear, loader, remote]);
  return isNear ? <LoadingPiece {...piece} /> : <div ref={place} className={styles.pending} />;
}

function LoadingPiece({ remote, entry, props, states }: PieceProps) {
  const loader = useLoader();
  return useMemo(() => {
    const fetch = async () => {
      const { module } = await loader.load(remote);
      const load = pieceOf(module, entry);
      keepPiece(load, await load());
    };
    return (
      <DocumentArea area={areaOfPiece(remote, entry)} fetch={fetch} {...states}>
        <FetchedPiece remote={remote} entry={entry} props={props} states={states} />
      </DocumentArea>
    );
  }, [loader, remote, entry, props, states]);
}

function FetchedPiece({ remote, entry, props, states }: PieceProps) {
  const loader = useLoader();
  const { resource, retry } = useResource(
    remote,
    () => loader.peek(remote),
    () => loader.load(remote),
  );
  if (resource.status === 'loading') return states.pending;
  if (resource.status === 'failed') return states.failed(resource.error, retry);
  return <LoadedPiece remote={resource.value} entry={entry} props={props} states={states} />;
}

function LoadedPiece({ remote, entry, props, states }: Omit<PieceProps, 'remote'> & { remote: LoadedRemote }) {
  useEffect(() => remote.hold(), [remote]);
  const { module, release } = remote;
  const load = pieceOf(module, entry);
  const { resource, retry } = useLazyPiece(`${module.name} ${release.build} ${entry.slot} ${entry.piece}`, load, {
    onError: (error) => reportFailure(remote, 'slot', error),
    hold: remote.hold,
  });
  if (resource.status === 'loading') return states.pending;
  if (resource.status === 'failed') return states.failed(resource.error, retry);
  const Piece = resource.value;
  const area = areaOfPiece(module.name, entry);
  noteArea({ key: area, remote: module.name, build: release.build });
  return (
    <RemoteBoundary
      onError={(error) => reportFailure(remote, 'slot', error)}
      fallback={(error, again) => states.failed(error, again)}
    >
      <EarlyArea area={area}>
        <Piece {...props} />
      </EarlyArea>
    </RemoteBoundary>
  );
}

/** What fetches a piece: a slot's one function, or of several the one with the name of the piece. */
function pieceOf({ name, slots }: RemoteModule, { slot, piece }: SlotEntry): () => Promise<ComponentType<object>> {
  const found = slots[slot as SlotName];
  const load = typeof found === 'function' ? found : found?.[piece];
  if (load) return load as () => Promise<ComponentType<object>>;
  return () => Promise.reject(new LoadError('route-missing', `${name} has no piece ${piece} for ${slot}`));
}

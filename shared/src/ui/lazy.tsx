import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button';
import { ErrorPanel } from './error-panel';
import { RetryIcon } from './icons-action';
import styles from './lazy.module.css';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface LazyOptions<Props> {
  /** Stands there while the file is fetched. */
  pending?: ReactNode;
  /** Stands there when it did not come, or when the component threw; by default a panel with 'Opnieuw proberen'. */
  failed?: (retry: () => void, props: Props) => ReactNode;
}

/** A component that is fetched when it is first shown; `prepare` fetches it ahead, silently. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  prepare(): void;
}

/**
 * A component in a file of its own, with everything that goes with it: a boundary, so that a failure stays in its place, and trying again.
 * A failed fetch is not remembered. Every failure reaches `onCaughtError` of the page's root, where the shell logs and reports it.
 * @example const Editor = lazyComponent(async () => (await import('./editor')).Editor, { pending: <Skeleton /> });
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  { pending = null, failed = showPanel }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const source: Source<Props> = {
    fetched: undefined,
    async fetch() {
      source.fetched = await load();
    },
    pending,
    failed,
  };
  return Object.assign((props: Props) => <Attempts source={source} props={props} />, {
    prepare: () => void source.fetch().catch(() => {}),
  });
}

const showPanel = (retry: () => void) => <ErrorPanel onRetry={retry} />;

/** The failure of something small, such as a button: one line. Fits `failed` of `lazyComponent`. */
export const showFailedLine = (retry: () => void) => (
  <div role="alert" className={styles.line}>
    <span>Dit deel kon niet worden geladen.</span>
    <Button variant="quiet" icon={RetryIcon} onClick={retry}>
      Opnieuw proberen
    </Button>
  </div>
);

/** What opens and closes: an overlay. */
interface Opened {
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog in a file of its own, fetched when it is first opened. A failure is said above the page: try again or close. */
export function lazyDialog<Props extends Opened>(load: Load<Props>): LazyComponent<Props> {
  const Content = lazyComponent(load, { failed: showFailedDialog });
  return Object.assign((props: Props) => <OnceOpened isOpen={props.isOpen} content={<Content {...props} />} />, {
    prepare: Content.prepare,
  });
}

function showFailedDialog(retry: () => void, { isOpen, onClose }: Opened) {
  const close = () => {
    onClose();
    retry();
  };
  return isOpen && <LoadFailure onRetry={retry} onClose={close} />;
}

/** Says above the page that something which was asked for, such as a dialog, did not come. */
export function LoadFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <div className={styles.failure}>
      <ErrorPanel onRetry={onRetry} />
      <Button variant="quiet" onClick={onClose}>
        Sluiten
      </Button>
    </div>
  );
}

/** Nothing until the first opening; after that it stays, so that what was typed is there when it opens again. */
function OnceOpened({ isOpen, content }: { isOpen: boolean; content: ReactNode }) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && content;
}

interface Source<Props> {
  fetched: ComponentType<Props> | undefined;
  fetch(): Promise<void>;
  pending: ReactNode;
  failed(retry: () => void, props: Props): ReactNode;
}

function Attempts<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((number) => number + 1);
  return (
    <Boundary key={attempt} failed={() => source.failed(retry, props)}>
      <Fetched source={source} props={props} />
    </Boundary>
  );
}

function Fetched<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [, setArrived] = useState(source.fetched !== undefined);
  useEffect(() => {
    if (source.fetched) return;
    let isCurrent = true;
    source.fetch().then(
      () => isCurrent && setArrived(true),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);
  if (failure) throw failure.error;
  return source.fetched ? <source.fetched {...props} /> : source.pending;
}

/** Errors are not logged here: the root gets every error that a boundary caught. */
class Boundary extends Component<{ failed(): ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed() : this.props.children;
  }
}

import type { StoredDocument } from './documents';
import { FirestoreFailure, type MemoryFirestore, type Target, type Write } from './memory-firestore';
import type { RuleAuth } from './rules-evaluator';
import { Session } from './webchannel-session';

const GRPC_PERMISSION_DENIED = 7;
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The stream of writes. */
export class WriteSession extends Session {
  #isGreeted = false;

  constructor(
    readonly firestore: MemoryFirestore,
    readonly auth: RuleAuth,
  ) {
    super();
  }

  receive(message: { writes?: Write[] }): void {
    if (!this.#isGreeted) {
      this.#isGreeted = true;
      this.send({ streamId: '1', streamToken: base64('start') });
      return;
    }
    const { writeResults, commitTime } = this.firestore.commit(message.writes ?? [], this.auth);
    this.send({ streamToken: base64(commitTime), writeResults, commitTime });
  }
}

/** The stream of what somebody listens to. */
export class ListenSession extends Session {
  readonly #targets = new Map<number, { target: Target; seen: Map<string, string> }>();
  readonly #stop: () => void;

  constructor(
    readonly firestore: MemoryFirestore,
    readonly auth: RuleAuth,
  ) {
    super();
    this.#stop = firestore.onChange(() => this.#update());
  }

  /** The browser is gone. */
  end(): void {
    this.#stop();
    this.close();
  }

  receive({ addTarget, removeTarget }: { addTarget?: Target; removeTarget?: number }): void {
    if (addTarget) this.#add(addTarget);
    if (removeTarget === undefined) return;
    this.#targets.delete(removeTarget);
    this.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [removeTarget] } });
  }

  #add(target: Target): void {
    const id = target.targetId;
    try {
      this.firestore.read(target, this.auth);
    } catch (error) {
      if (!(error instanceof FirestoreFailure)) throw error;
      // An error of the whole stream would only make the SDK try again; the refusal of one target reaches the caller.
      const cause = { code: GRPC_PERMISSION_DENIED, message: error.message };
      this.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause } });
      return;
    }
    this.#targets.set(id, { target, seen: new Map() });
    this.send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
    this.#sendDifference(id);
    const readTime = this.firestore.now();
    const resumeToken = base64(readTime);
    this.send({ targetChange: { targetChangeType: 'CURRENT', targetIds: [id], resumeToken, readTime } });
    this.#sendSnapshotMark(readTime);
  }

  #update(): void {
    const changed = [...this.#targets.keys()].filter((id) => this.#sendDifference(id));
    if (changed.length > 0) this.#sendSnapshotMark(this.firestore.now());
  }

  /** The SDK shows what it got so far only after such a mark. */
  #sendSnapshotMark(readTime: string): void {
    const resumeToken = base64(readTime);
    this.send({ targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], resumeToken, readTime } });
  }

  #sendDifference(id: number): boolean {
    const listening = this.#targets.get(id);
    if (!listening) return false;
    const { target, seen } = listening;
    const found = this.firestore.read(target, this.auth);
    const isNews = ({ name, updateTime }: StoredDocument) => seen.get(name) !== updateTime;
    const news = found.filter(isNews);
    for (const document of news) {
      seen.set(document.name, document.updateTime);
      this.send({ documentChange: { document, targetIds: [id] } });
    }
    const present = new Set(found.map(({ name }) => name));
    const gone = [...seen.keys()].filter((name) => !present.has(name));
    for (const name of gone) seen.delete(name);
    const isMissing = target.documents !== undefined && found.length === 0 && gone.length === 0;
    for (const name of isMissing ? (target.documents?.documents ?? []) : gone) this.#sendGone(name, id);
    return news.length + gone.length > 0;
  }

  /** No longer among the results, for example by their limit, or deleted. */
  #sendGone(document: string, id: number): void {
    const kind = this.firestore.has(document) ? 'documentRemove' : 'documentDelete';
    this.send({ [kind]: { document, removedTargetIds: [id], readTime: this.firestore.now() } });
  }
}

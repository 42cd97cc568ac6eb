import {
  decodeFields,
  encodeFields,
  type Fields,
  limitOf,
  ruleFilterOf,
  type StoredDocument,
  type StructuredQuery,
  select,
} from './documents';
import type { RuleAuth, Rules } from './rules-evaluator';
import type { Operation } from './rules-tree';
import type { RuleMap } from './rules-values';

/** A refusal, with the codes of the protocol. */
export class FirestoreFailure extends Error {
  constructor(
    readonly code: number,
    readonly status: string,
    message: string,
  ) {
    super(message);
  }
}

interface Precondition {
  exists?: boolean;
  updateTime?: string;
}

export interface Write {
  delete?: string;
  verify?: string;
  update?: { name: string; fields?: Fields };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: { fieldPath: string; setToServerValue?: string }[];
  currentDocument?: Precondition;
}

/** Of a Listen stream: documents by name, or a query. */
export interface Target {
  targetId: number;
  documents?: { documents: string[] };
  query?: { parent: string; structuredQuery: StructuredQuery };
}

interface Change {
  operation: Operation;
  name: string;
  existing: StoredDocument | undefined;
  next: StoredDocument | undefined;
  transformResults: object[];
}

const projectOf = (name: string) => name.split('/').slice(0, 2).join('/');
const pathOf = (name: string) => `/${name.split('/').slice(2).join('/')}`;
const dataOf = (document: StoredDocument | undefined): RuleMap | null =>
  document ? decodeFields(document.fields) : null;

/** Documents in memory, with the rules, and as much of Firestore as the realtime store uses. */
export class MemoryFirestore {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #listeners = new Set<() => void>();
  #tick = 0;

  constructor(readonly rules: Rules) {}

  /** Writes as the server, past the rules. */
  put(name: string, data: RuleMap): void {
    const time = this.now();
    this.#documents.set(name, { name, fields: encodeFields(data), createTime: time, updateTime: time });
  }

  /** What is stored below a path, as copies. */
  documents(path: string): StoredDocument[] {
    return [...this.#documents.values()]
      .filter(({ name }) => name.startsWith(path))
      .map((each) => structuredClone(each));
  }

  /** Unique and increasing, with microseconds, as Firestore's times are. */
  now(): string {
    this.#tick = (this.#tick + 1) % 1000;
    return new Date().toISOString().replace('Z', `${String(this.#tick).padStart(3, '0')}Z`);
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  has(name: string): boolean {
    return this.#documents.has(name);
  }

  /** All writes or none. */
  commit(writes: readonly Write[], auth: RuleAuth) {
    const time = this.now();
    for (const { verify, currentDocument } of writes) if (verify) this.#expect(verify, currentDocument);
    const changes = writes.filter(({ verify }) => !verify).map((write) => this.#prepare(write, time));
    const after = new Map(changes.map(({ name, next }) => [name, next]));
    for (const change of changes) this.#require(change, auth, new Date(time), after);
    for (const { name, next } of changes) {
      if (next) this.#documents.set(name, next);
      else this.#documents.delete(name);
    }
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
    const writeResults = changes.map(({ transformResults }) => ({
      updateTime: time,
      ...(transformResults.length > 0 && { transformResults }),
    }));
    return { writeResults, commitTime: time };
  }

  #expect(name: string, wanted: Precondition = {}): void {
    const existing = this.#documents.get(name);
    const isMet =
      (wanted.exists === undefined || wanted.exists === (existing !== undefined)) &&
      (wanted.updateTime === undefined || Date.parse(wanted.updateTime) === Date.parse(existing?.updateTime ?? ''));
    if (!isMet) throw new FirestoreFailure(400, 'FAILED_PRECONDITION', 'the document has changed');
  }

  #prepare(write: Write, time: string): Change {
    const name = write.delete ?? write.update?.name ?? '';
    const existing = this.#documents.get(name);
    this.#expect(name, write.currentDocument);
    if (write.delete) return { operation: 'delete', name, existing, next: undefined, transformResults: [] };
    const fields: Record<string, Fields[string]> = write.updateMask
      ? { ...existing?.fields }
      : { ...write.update?.fields };
    for (const path of write.updateMask?.fieldPaths ?? []) {
      const value = write.update?.fields?.[path];
      if (value) fields[path] = value;
      else delete fields[path];
    }
    const transformResults = (write.updateTransforms ?? []).map(({ fieldPath, setToServerValue }) => {
      if (setToServerValue !== 'REQUEST_TIME') throw new Error('only serverTimestamp() is supported');
      fields[fieldPath] = { timestampValue: time };
      return { timestampValue: time };
    });
    const next = { name, fields, createTime: existing?.createTime ?? time, updateTime: time };
    return { operation: existing ? 'update' : 'create', name, existing, next, transformResults };
  }

  #require(
    {
      operation,
      name,
      existing,
      next,
    }: Pick<Change, 'operation' | 'name' | 'existing'> & { next?: StoredDocument | undefined },
    auth: RuleAuth,
    now = new Date(),
    after = new Map<string, StoredDocument | undefined>(),
  ): void {
    const read = (path: string) => dataOf(this.#documents.get(projectOf(name) + path));
    const readAfter = (path: string) => {
      const whole = projectOf(name) + path;
      return after.has(whole) ? dataOf(after.get(whole)) : read(path);
    };
    const context = { auth, existing: dataOf(existing), next: dataOf(next), now, read, readAfter };
    if (!this.rules.check(operation, pathOf(name), context)) throw denied();
  }

  /** One document, or undefined; refused as a `get`. */
  get(name: string, auth: RuleAuth): StoredDocument | undefined {
    const existing = this.#documents.get(name);
    this.#require({ operation: 'get', name, existing }, auth);
    return existing;
  }

  read({ documents, query }: Target, auth: RuleAuth): StoredDocument[] {
    if (documents) return documents.documents.flatMap((name) => this.get(name, auth) ?? []);
    if (!query) throw new Error('a target is a query or names documents');
    const { structuredQuery, parent } = query;
    const collection = `${parent}/${structuredQuery.from[0]?.collectionId}`;
    // Judged by its filters, not by its results: an unfiltered query must fail even while the collection is empty.
    const asked = { where: ruleFilterOf(structuredQuery.where), limit: limitOf(structuredQuery) };
    if (!this.rules.checkQuery(pathOf(collection), asked, auth)) throw denied();
    return select(this.#documents.values(), `${collection}/`, structuredQuery);
  }
}

const denied = () => new FirestoreFailure(403, 'PERMISSION_DENIED', 'the rules do not allow this');

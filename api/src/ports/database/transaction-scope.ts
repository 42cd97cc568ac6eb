import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseError, type Executor, type TransactionOptions } from './port';

/** Milliseconds that a transaction gets unless it is told otherwise. */
export const TRANSACTION_LIMIT_MS = 10_000;

/** One open transaction as an engine gives it. */
export interface Session extends Executor {
  commit(): Promise<void>;
  /** `abandoned`: a statement may still be running, so the connection must not be used again. */
  rollback(abandoned: boolean): Promise<void>;
}

interface State {
  open: boolean;
  failure?: unknown;
}

/**
 * The rules of transactions, the same for both engines: no use of the database inside (PGlite's one session would wait for itself
 * for ever), no use of the transaction after its end, a time limit, and no commit after a failed statement.
 */
export class TransactionScope {
  readonly #current = new AsyncLocalStorage<State>();
  readonly #begin: (limitMs: number) => Promise<Session>;
  #running = 0;

  constructor(begin: (limitMs: number) => Promise<Session>) {
    this.#begin = begin;
  }

  /** Throws when the caller runs inside a transaction that is still open. */
  refuseInside(): void {
    if (this.#current.getStore()?.open) throw new Error('Use the transaction that was passed in, not the database.');
  }

  async run<Result>(
    work: (tx: Executor) => Promise<Result>,
    { limitMs = TRANSACTION_LIMIT_MS }: TransactionOptions = {},
  ): Promise<Result> {
    this.refuseInside();
    const session = await this.#begin(limitMs);
    const state: State = { open: true };
    const limit = timeLimit(limitMs);
    this.#running += 1;
    try {
      const running = this.#current.run(state, () => work(guarded(session, state)));
      const result = await Promise.race([running, limit.exceeded]);
      // PostgreSQL answers COMMIT of a failed transaction with a silent rollback: never report that as success.
      if (state.failure !== undefined) throw state.failure;
      state.open = false;
      await session.commit();
      return result;
    } catch (error) {
      const alreadyEnded = !state.open;
      state.open = false;
      if (!alreadyEnded) await session.rollback(limit.isOver());
      throw error;
    } finally {
      limit.clear();
      this.#running -= 1;
      // Following the calls makes every promise of the process dearer; between transactions there is nothing to follow.
      if (this.#running === 0) this.#current.disable();
    }
  }
}

function guarded(session: Session, state: State): Executor {
  const check = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (!state.open) throw new Error('This transaction has already ended.');
    try {
      return await run();
    } catch (error) {
      state.failure ??= error;
      throw error;
    }
  };
  return {
    query: (...parameters) => check(() => session.query(...parameters)),
    exec: (sql) => check(() => session.exec(sql)),
  } as Executor;
}

function timeLimit(milliseconds: number) {
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const exceeded = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over = true;
      const message = 'The transaction took too long and was rolled back.';
      reject(new DatabaseError({ message, code: 'TRANSACTION_TIMEOUT' }));
    }, milliseconds);
  });
  return { exceeded, isOver: () => over, clear: () => clearTimeout(timer) };
}

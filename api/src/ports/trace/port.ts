/** What a step of a trace says of itself: never what people typed, and no address of theirs. */
export type TraceFacts = Readonly<Record<string, string | number>>;

/** One request that is being answered. */
export interface RequestStep {
  /** Steps that begin in here belong to the request. */
  within<Result>(work: () => Result): Result;
  /** The answer is out; `name` and facts are known only now. */
  end(name: string, facts: TraceFacts, isFailed: boolean): void;
}

/** Follows work through the portal: request, database, job, mail. */
export interface Trace {
  /** Does `work` as a step of the one that runs now; a rejection marks it as failed. */
  step<Result>(name: string, facts: TraceFacts, work: () => Promise<Result>): Promise<Result>;
  request(facts: TraceFacts): RequestStep;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

export interface Seen {
  answers: number;
  /** One sentence each: a status, a file with other bytes, an older generation after a newer one, a page with two releases. */
  failures: string[];
  /** Generation of the register → `performance.now()` of the first answer with it. */
  liveAt: Map<number, number>;
}

export function startVisitors(
  url: string,
  part: string,
  options?: { count?: number; pauseMs?: number },
): { seen: Seen; stop(): Promise<Seen> };

import type { Random } from '../../../seeds/demo/random';
import { keepFault } from './kept-fault';
import { cutAfter, ENDLESS, isCut } from './power';
import type { Powered } from './stage';

/** What one seed leads to. */
export interface Outcome {
  cuts: number;
  /** What was promised and is not there, or what refused to start; empty is what must be. */
  faults: string[];
  /** Operations of the disk before each cut: the same for the same seed, but for what ran beside the calls. */
  operations: number[];
}

/** What happens between two cuts. */
export interface Round {
  /** Where a fault is kept; see `keepFault`. */
  faultFolder: string;
  /** What a start is checked against, in JSON's types. */
  expected(): unknown;
  /** Operations of the disk until the power goes, unless told otherwise meanwhile. */
  operations(): number;
  /** Starts and looks; answers what is wrong. Rejects when the power goes. */
  start(whenOver: (close: () => Promise<unknown>) => void): Promise<string[]>;
  /** Goes on until the power goes. */
  goOn?(): Promise<never>;
}

/** Cuts the power `cuts` times, and starts once more to look at what the last cut left. Ends with the first fault. */
export async function powerRounds(
  cuts: number,
  { machine, engine }: Powered,
  random: Random,
  round: Round,
): Promise<Outcome> {
  const outcome: Outcome = { cuts: 0, faults: [], operations: [] };
  const { supply } = machine;
  for (let number = 0; number <= cuts && outcome.faults.length === 0; number += 1) {
    const isLast = number === cuts;
    const closing: (() => Promise<unknown>)[] = [];
    const expected = JSON.stringify(round.expected());
    machine.start();
    cutAfter(supply, isLast ? ENDLESS : round.operations());
    try {
      outcome.faults.push(...(await round.start((close) => closing.push(close))));
      if (!isLast && outcome.faults.length === 0) await round.goOn?.();
    } catch (error) {
      if (!isCut(supply)) outcome.faults.push(error instanceof Error ? error.message : String(error));
    }
    cutAfter(supply, 0);
    await engine.end();
    for (const close of closing) await close().catch(() => undefined);
    if (outcome.faults.length > 0) keepFault(round.faultFolder, machine, expected);
    outcome.cuts = Math.min(number + 1, cuts);
    outcome.operations.push(machine.lose(random));
  }
  return outcome;
}

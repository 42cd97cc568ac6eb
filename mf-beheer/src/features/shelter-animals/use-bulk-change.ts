import { useSetAnimalStatusMutation } from '@portal/shared/api-slices';
import type { PlacementStatus, Shelter, ShelterAnimalRow } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import pLimit, { type LimitFunction } from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import { refusalOf } from './use-status-change';

/** Calls at once: the database changes the animals of one shelter one after the other anyway (C11). */
const AT_ONCE = 3;

/** A status for several animals: what is asked, while it runs, and what came of it. */
export interface BulkChange {
  status: PlacementStatus;
  /** Those whose status changes, and those for which it makes no sense (BE-010). */
  animals: readonly ShelterAnimalRow[];
  skipped: readonly ShelterAnimalRow[];
  isRunning: boolean;
  /** By key, what the api said of each animal so far: null is done, a text why not. */
  results: ReadonlyMap<string, string | null>;
}

/** Says how many were changed and how many were not, '3 gelukt, 1 niet'. */
export function outcomeOf({ results }: Pick<BulkChange, 'results'>): {
  done: string[];
  failed: string[];
  text: string;
} {
  const keys = [...results.keys()];
  const done = keys.filter((key) => results.get(key) === null);
  const failed = keys.filter((key) => results.get(key) !== null);
  return { done, failed, text: messages.outcome(done.length, failed.length) };
}

/**
 * Changes the status of several animals, one call each, a few at a time. What was refused stays with its reason and can be sent again: the same
 * status twice has no effect (C10). `onDone` gets the keys that were changed.
 */
export function useBulkChange(shelter: Pick<Shelter, 'id' | 'uuidkey'>, onDone: (keys: readonly string[]) => void) {
  const [send] = useSetAnimalStatusMutation();
  const showToast = useToast();
  const [change, setChange] = useState<BulkChange | null>(null);
  const limit = useRef<LimitFunction>(undefined);
  useEffect(() => () => limit.current?.clearQueue(), []);

  async function changeOne(uuidkey: string, geplaatst: PlacementStatus): Promise<string | null> {
    const { error } = await send({ uuidkey, geplaatst, asiel: shelter });
    if (error === undefined) return null;
    return refusalOf(error).message;
  }

  async function run(now: BulkChange) {
    const waiting = now.animals.filter(({ uuidkey }) => now.results.get(uuidkey) !== null);
    const results = new Map(now.results);
    for (const { uuidkey } of waiting) results.delete(uuidkey);
    const show = (isRunning: boolean) => setChange({ ...now, isRunning, results: new Map(results) });
    show(true);
    const queue = pLimit({ concurrency: AT_ONCE, rejectOnClear: true });
    limit.current = queue;
    await Promise.all(
      waiting.map(async ({ uuidkey }) => {
        const result = await queue(() => changeOne(uuidkey, now.status)).catch(() => messages.stopped);
        results.set(uuidkey, result);
        show(true);
      }),
    );
    const { done, failed, text } = outcomeOf({ results });
    onDone(done);
    if (failed.length > 0) return show(false);
    setChange(null);
    showToast({ type: 'succes', message: text });
  }

  return {
    change,
    ask: (asked: Pick<BulkChange, 'status' | 'animals' | 'skipped'>) =>
      setChange({ ...asked, isRunning: false, results: new Map() }),
    /** Starts, or sends again what was refused. */
    confirm: () => (change && !change.isRunning ? void run(change) : undefined),
    /** Closes the question; while it runs it ends the rest, which then stands there as not sent. */
    cancel: () => (change?.isRunning ? limit.current?.clearQueue() : setChange(null)),
  };
}

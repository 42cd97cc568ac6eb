/** What runs beside requests, from ready to close. */
export interface Runner {
  start(): Promise<void> | void;
  stop(): Promise<void>;
}

/**
 * Does `work` at the start, which waits for it, and then every so many milliseconds, never two at once; the end waits for what runs.
 * @param work must not reject: nobody would hear of it
 */
export function repeating(work: () => Promise<void>, everyMs: number): Runner {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  const once = () => {
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  };
  return {
    async start() {
      await once();
      timer = setInterval(() => void once(), everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

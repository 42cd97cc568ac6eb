/** The page is quiet when nothing has arrived for so long. */
const QUIET_MS = 850;

/** Runs once no file or answer has arrived for 850 ms: what can wait takes nothing from what is looked at, or from where a quick visitor goes. Gives what calls it off. */
export function whenQuiet(run: () => void): () => void {
  const begin = () => setTimeout(stop, QUIET_MS);
  const arrivals = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = begin();
  });
  let timer = begin();
  arrivals.observe({ type: 'resource' });
  function cancel() {
    clearTimeout(timer);
    arrivals.disconnect();
  }
  function stop() {
    cancel();
    run();
  }
  return cancel;
}

/** Runs once no file or answer has arrived for `ms`: what can wait takes nothing from what is looked at. Gives what calls it off. */
export function whenQuiet(ms: number, run: () => void): () => void {
  const begin = () => setTimeout(stop, ms);
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

/** Calls `run` once the network was idle for `ms`, so that it does not compete with what the visitor waits for. Returns the cancel function. */
export function onNetworkIdle(ms: number, run: () => void): () => void {
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

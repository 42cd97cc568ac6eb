const loaded = new Set<string>();
let isWatching = false;

/** A page that is open for days asks for many: the first ones are what it needs. */
const LOADED_MAX = 400;

function add(entries: PerformanceEntryList) {
  for (const { name, responseStatus } of entries as PerformanceResourceTiming[]) {
    // Where a browser does not tell the status, the file is asked for again when it is kept.
    if (loaded.size < LOADED_MAX && (responseStatus ?? 200) === 200) loaded.add(name);
  }
}

/** Addresses of what this page has loaded so far. The observer goes on where the browser's own list is full. */
export function loadedFiles(): ReadonlySet<string> {
  if (!isWatching) {
    isWatching = true;
    add(performance.getEntriesByType('resource'));
    new PerformanceObserver((list) => add(list.getEntries())).observe({ type: 'resource' });
  }
  return loaded;
}

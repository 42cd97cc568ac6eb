import DataLoader from 'dataloader';

/**
 * A reader of single keys that reads in batches, one after the other: keys that come in while a batch is being read are gathered for the
 * next, each once, at most `max` in one. A key that the result does not hold gives undefined; nothing is cached.
 */
export function batched<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  max: number,
): (key: string) => Promise<Value | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  let reading: Promise<unknown> | undefined;
  const loader = new DataLoader<string, Value | undefined>(
    (keys) => {
      // Who asks from now on must not get what stood there before.
      loader.clearAll();
      const values = read(keys).then((found) => keys.map((key) => found.get(key)));
      reading = values.catch(() => undefined);
      return values;
    },
    {
      maxBatchSize: max,
      batchScheduleFn(dispatch) {
        last = last.then(() => {
          dispatch();
          return reading;
        });
      },
    },
  );
  return (key) => loader.load(key);
}

interface Waiting<Value> {
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/**
 * A reader of single things that asks for many at once: while one question is under way, the keys that come in are gathered for the next,
 * at most `max` in one. The first one does not wait. A key that the answer does not hold gives undefined.
 */
export function readTogether<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  max: number,
): (key: string) => Promise<Value | undefined> {
  const gathered = new Map<string, Waiting<Value>[]>();
  let isReading = false;

  async function readNext(): Promise<void> {
    const asked = [...gathered].slice(0, max);
    for (const [key] of asked) gathered.delete(key);
    try {
      const found = await read(asked.map(([key]) => key));
      for (const [key, all] of asked) for (const { resolve } of all) resolve(found.get(key));
    } catch (error) {
      for (const [, all] of asked) for (const { reject } of all) reject(error);
    }
  }

  async function workOff(): Promise<void> {
    isReading = true;
    while (gathered.size > 0) await readNext();
    isReading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const all = gathered.get(key);
      if (all) all.push({ resolve, reject });
      else gathered.set(key, [{ resolve, reject }]);
      if (!isReading) void workOff();
    });
}

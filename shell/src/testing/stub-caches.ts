/** A browser's caches in memory, by name; `names` and `paths` say what is there. */
export function stubCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const hrefOf = (key: RequestInfo | URL) => new URL(String(key), location.href).href;
  function cacheOf(name: string) {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      match: async (key: string) => entries.get(hrefOf(key))?.clone(),
      matchAll: async () => [...entries.values()].map((kept) => kept.clone()),
      put: async (key: string, answer: Response) => void entries.set(hrefOf(key), answer),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      async addAll(addresses: string[]) {
        const answers = await Promise.all(addresses.map((address) => fetch(address)));
        if (answers.some(({ ok }) => !ok)) throw new TypeError('a file did not come');
        for (const [i, address] of addresses.entries()) entries.set(hrefOf(address), answers[i] as Response);
      },
    };
  }
  const storage = {
    open: async (name: string) => cacheOf(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  Object.assign(globalThis, { caches: storage });
  const paths = (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
  return { names: () => [...stores.keys()], paths, open: cacheOf };
}

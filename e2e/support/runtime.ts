import type { Page } from 'playwright/test';

interface Seen {
  stores: { getState(): Record<string, object> }[];
  renderers: unknown[];
}

/** Notes every Redux store and every React that a page makes, as the developer tools of both would; before its first document. */
export async function watchRuntime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { stores: [], renderers: [] };
    const compose =
      () =>
      (...enhancers: ((make: unknown) => unknown)[]) =>
      (make: (...parts: unknown[]) => Seen['stores'][number]) => {
        const enhanced = enhancers.reduceRight((inner, enhancer) => enhancer(inner), make as unknown) as typeof make;
        return (...parts: unknown[]) => {
          const store = enhanced(...parts);
          seen.stores.push(store);
          return store;
        };
      };
    Object.assign(window, {
      __seen: seen,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: (renderer: unknown) => seen.renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
}

/** How many stores and Reacts there are in a page that is watched, which caches of RTK Query, and what was asked of them. */
export function runtimeOf(page: Page) {
  return page.evaluate(() => {
    const { stores, renderers } = (window as unknown as { __seen: Seen }).__seen;
    const state = stores[0]?.getState() ?? {};
    const apis = Object.entries(state).filter(([, part]) => 'queries' in part && 'provided' in part);
    return {
      stores: stores.length,
      renderers: renderers.length,
      apis: apis.map(([name]) => name),
      endpoints: Object.keys((apis[0]?.[1] as { queries: object } | undefined)?.queries ?? {}).map(
        (key) => key.split('(')[0],
      ),
    };
  });
}

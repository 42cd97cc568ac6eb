import { baseApi } from '@portal/shared/api-slices';
import { makeTestStore } from './render-part';

/** An endpoint of the api and what it is asked with. */
export type EndpointCall = readonly [name: string, arg?: unknown];

type Store = ReturnType<typeof makeTestStore>;
type Endpoints = Record<
  string,
  {
    initiate(arg: unknown): Parameters<Store['dispatch']>[0];
    select(arg: unknown): (state: ReturnType<Store['getState']>) => { requestId?: string };
  }
>;

/**
 * Names of the queries that a change makes the store ask again: `queries` are on the screen when `change` is done. Answers come from
 * `stubApi`. Rejects when the change fails.
 */
export async function refetchedBy(change: EndpointCall, queries: readonly EndpointCall[]): Promise<string[]> {
  const store = makeTestStore();
  const endpointOf = ([name, arg]: EndpointCall) => {
    const endpoint = (baseApi.endpoints as unknown as Endpoints)[name];
    if (endpoint === undefined) throw new Error(`There is no endpoint ${name}.`);
    return {
      ask: () => store.dispatch(endpoint.initiate(arg)),
      id: () => endpoint.select(arg)(store.getState()).requestId,
    };
  };
  const asked = queries.map((query) => ({ name: query[0], ...endpointOf(query) }));
  await Promise.all(asked.map(({ ask }) => ask()));
  const before = asked.map(({ id }) => id());
  const { error } = (await endpointOf(change).ask()) as { error?: unknown };
  if (error) throw error;
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  return asked.filter(({ id }, index) => id() !== before[index]).map(({ name }) => name);
}

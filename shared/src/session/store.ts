import { baseApi } from '@portal/shared/api-slices';
import type { RequestContext } from '@portal/shared/platform';
import { configureStore } from '@reduxjs/toolkit';
import { sessionSlice } from './session-slice';
import { toastSlice } from './toast-slice';

/**
 * The one store of the page. The shell makes it once with the server's configuration, and with the answers of its document; tests make one
 * each.
 */
export function makeStore(context: RequestContext, kept?: KeptAnswers) {
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
      [toastSlice.name]: toastSlice.reducer,
    },
    ...(kept && { preloadedState: { [baseApi.reducerPath]: kept as ApiState } }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(baseApi.middleware),
  });
}

/** The answers that came with the document (docs/federation.md#first-view): the cache as the server left it. */
export type KeptAnswers = Pick<ApiState, 'queries' | 'provided'>;
type ApiState = ReturnType<typeof baseApi.reducer>;

export type PortalStore = ReturnType<typeof makeStore>;
export type PortalState = ReturnType<PortalStore['getState']>;

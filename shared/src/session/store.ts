import { baseApi } from '@portal/shared/api-slices';
import type { RequestContext } from '@portal/shared/platform';
import { configureStore } from '@reduxjs/toolkit';
import { sessionSlice } from './session-slice';
import { toastSlice } from './toast-slice';

/** The one store of the page. The shell makes it once with the server's configuration; tests make one each. */
export function makeStore(context: RequestContext) {
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
      [toastSlice.name]: toastSlice.reducer,
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(baseApi.middleware),
  });
}

export type PortalStore = ReturnType<typeof makeStore>;
export type PortalState = ReturnType<PortalStore['getState']>;

import type { RequestContext } from './base-query';
import type { RealtimeStore } from './realtime-store';

const stores = new WeakMap<RequestContext, Promise<RealtimeStore>>();

/** Loads the realtime store, once per page. Rejects when its file does not arrive; a later call tries again. */
export function loadRealtimeStore(context: RequestContext): Promise<RealtimeStore> {
  const known = stores.get(context);
  if (known) return known;
  const loading = open(context);
  stores.set(context, loading);
  loading.catch(() => stores.delete(context));
  return loading;
}

/** The adapter of this portal; that of Firestore brings its own 120 KB. */
async function open(context: RequestContext): Promise<RealtimeStore> {
  if (context.config.realtime === 'sse') return (await import('./realtime-sse')).openSseStore(context);
  return (await import('./realtime-firestore')).openFirestoreStore(context.config);
}

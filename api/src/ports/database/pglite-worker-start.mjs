// Node 20 does not hand tsx on to worker threads, so this plain file registers it before the TypeScript of the worker is read.
import { register } from 'tsx/esm/api';

// The engine is plain JavaScript: loaded before, it is not translated too, which takes ten times as long.
await Promise.all([
  import('@electric-sql/pglite'),
  import('@electric-sql/pglite/nodefs'),
  import('@electric-sql/pglite/contrib/pg_trgm'),
  import('@electric-sql/pglite/contrib/unaccent'),
]);
register();
await import('./pglite-worker.ts');

// Node 20 does not hand tsx on to worker threads, so this plain file registers it before the TypeScript of the worker is read.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');

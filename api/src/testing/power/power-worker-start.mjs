// The thread of the embedded engine on the simulated disk: the disk is put under node:fs before the engine is read.
import { getEnvironmentData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();

// Compiled once per process: a portal starts ten times per seed.
const { module, size } = getEnvironmentData('power-engine');
for (const name of ['compile', 'instantiate']) {
  const real = WebAssembly[name];
  WebAssembly[name] = async (source, imports) => {
    if (source.byteLength !== size) return real(source, imports);
    return name === 'compile' ? module : { module, instance: await real(module, imports) };
  };
}
const { putDiskUnder } = await import('./recording-disk.ts');
putDiskUnder(getEnvironmentData('power-supply'), () => {
  process.exit(1);
  for (;;); // the thread ends in here
});
await import('../../ports/database/pglite-worker.ts');

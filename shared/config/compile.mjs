/** One build with the bundler, from a script or a test. `npm run build` uses the bundler's own command instead. */
import { rspack } from '@rspack/core';

/**
 * Compiles `config` (one, or a list) and closes the compiler: an open one can end the process with a signal when it exits, after its tests have passed.
 * @param read what the caller wants of the result; it runs while the compiler is open. It gets `undefined` for a list.
 * @returns {Promise} what `read` gave; rejects with the messages of the compiler.
 */
export async function compile(config, read = () => undefined) {
  const compiler = rspack(config);
  try {
    const stats = await new Promise((done, fail) =>
      compiler.run((error, result) => (error ? fail(error) : done(result))),
    );
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
    return read(stats.compilation);
  } finally {
    await new Promise((done) => compiler.close(done));
  }
}

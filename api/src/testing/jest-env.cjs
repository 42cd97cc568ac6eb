/**
 * Node, with the compiled engine of the embedded database kept for as long as this worker of Jest lives. V8 shares compiled WebAssembly between the threads of a
 * process while somebody holds it: without this, each test file compiles and optimizes all of PostgreSQL again, a second of CPU time.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

/** From the file that PGlite itself reads, beside its entry. */
const engine = WebAssembly.compile(readFileSync(join(require.resolve('@electric-sql/pglite'), '../pglite.wasm')));

module.exports = class ApiEnvironment extends TestEnvironment {
  async setup() {
    await engine;
    await super.setup();
  }
};

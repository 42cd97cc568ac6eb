/** jsdom without fetch, streams and channels is not a browser: Node's own are copied in, and Request accepts relative URLs. */
const { TestEnvironment } = require('jest-environment-jsdom');

const COPIED = [
  'fetch',
  'Headers',
  'Response',
  'FormData',
  'Blob',
  'File',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
];
const KEPT_FROM_JSDOM = new Set(['Event', 'EventTarget', 'FormData', 'Blob', 'File', 'AbortController', 'AbortSignal']);

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of COPIED) if (!KEPT_FROM_JSDOM.has(name)) this.global[name] = globalThis[name];
    // RTK Query hands AbortSignals to Request: both must come from one realm.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
    const { global } = this;
    // jsdom measures no requests.
    global.performance.getEntriesByName ??= () => [];
    this.global.Request = class extends globalThis.Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, global.location.href) : input, init);
      }
    };
  }
};

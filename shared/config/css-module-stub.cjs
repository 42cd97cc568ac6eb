/** In tests every class name of a CSS module is its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });

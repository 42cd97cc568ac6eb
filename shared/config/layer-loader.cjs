/** Puts a style sheet into a cascade layer, so that the shell fixes the order once and no part can win by load order. */
module.exports = function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};

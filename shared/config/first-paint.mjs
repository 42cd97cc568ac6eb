/**
 * The first paint waits for the document alone: the rules of the placeholder stand in it, and the shell's style sheet at its end, where it
 * holds back the scripts but not what stands above it. Decision 046.
 */
import { rspack } from '@rspack/core';

const LAYERS = /^@layer [^;{]+;/m;
const VARIABLE = /var\((--[a-z0-9-]+)\)/g;

/**
 * The style sheet of the placeholder for a style element: without comments and line ends, with the values of the tokens it uses in light and
 * dark. The order of the layers stands first in it: style sheets of remotes join the head, before the shell's own.
 * @param {string} css rules that use tokens by `var(--name)`
 * @param {string} tokens tokens.css
 * @throws when a rule uses a token that does not exist
 */
export function inlineStyle(css, tokens) {
  const names = [...new Set([...css.matchAll(VARIABLE)].map(([, name]) => name))];
  const light = valuesOf(':root', tokens);
  const dark = valuesOf(':root[dark]', tokens);
  const missing = names.find((name) => !(name in light));
  if (missing) throw new Error(`tokens.css has no ${missing}`);
  return minified(
    `${LAYERS.exec(tokens)[0]}${declare(':root', ['color-scheme', ...names], light)}${declare(':root[dark]', ['color-scheme', ...names], dark)}${css}`,
  );
}

function valuesOf(selector, tokens) {
  const start = tokens.indexOf(`\n${selector} {`);
  const block = tokens.slice(start, tokens.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/^\s*([a-z0-9-]+):\s*([^;]+);/gm)].map(([, name, value]) => [name, value]),
  );
}

const declare = (selector, names, values) =>
  `${selector}{${names
    .filter((name) => name in values)
    .map((name) => `${name}:${values[name]}`)
    .join(';')}}`;

const minified = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .trim();

/** By this the api knows that guard.js starts the script, in a document that has its page already (decision 108). */
const marked = (tag) =>
  tag.tagName === 'script' ? { ...tag, attributes: { ...tag.attributes, 'data-late': '' } } : tag;

/** Puts a style element into the head of the document, marks the script, and puts the style sheets of the build at the end of the body. */
export class FirstPaint {
  /** @param {string} style rules of the placeholder; the api fills in the nonce */
  constructor(style) {
    this.tag = { tagName: 'style', attributes: { nonce: 'portal:nonce' }, innerHTML: style, voidTag: false };
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('FirstPaint', (compilation) => {
      const { alterAssetTagGroups } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise('FirstPaint', async (groups) => {
        const isStyle = ({ tagName }) => tagName === 'link';
        return {
          ...groups,
          headTags: [this.tag, ...groups.headTags.filter((tag) => !isStyle(tag)).map(marked)],
          bodyTags: [...groups.bodyTags, ...groups.headTags.filter(isStyle)],
        };
      });
    });
  }
}

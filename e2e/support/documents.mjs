/** Documents of the portal as they would be without something: what tests and measurements compare with. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const RULES =
  /<style data-release="([^"]*)" data-folder="[^"]*" data-sheets="([^"]*)">(?:(?!<\/style>)[\s\S])*<\/style>/g;

/** The script of the shell, in a document with its page (decision 108). */
const START =
  /<link rel="preload" as="script" href="([^"]*)" integrity="([^"]*)" crossorigin="anonymous" fetchpriority="low" data-start>/;

/** The document without the page that the server rendered into it: what visitors get while there is none yet. */
export function withoutView(html) {
  const withoutState = html.replace(/<script type="application\/json" id="first-view">[\s\S]*?<\/script>/, '');
  if (withoutState === html) return html;
  let ofShell = '';
  // The tags of the part, and the start of the shell, wait for the page (decisions 105 and 108); there is none.
  return withoutState
    .replaceAll(' media="not all"', '')
    .replace(START, '<script crossorigin="anonymous" data-late="" defer integrity="$2" src="$1"></script>')
    .replace(RULES, (_rules, name, files) => {
      const tags = files.split(' ').map((file) => sheetTag(name, file));
      if (name !== 'shell') return tags.join('');
      ofShell = tags.join('');
      return '';
    })
    .replace('</body>', () => `${ofShell}</body>`)
    .replace(/<div id="root">[\s\S]*?<template id="fatal">/, '<div id="root"></div><template id="fatal">');
}

/** The tag of a style sheet in a document without a page, when it is one of the builds of this tree. `name` is that of the build. */
function sheetTag(name, file) {
  const [part] = /^(?:shell|mf-[a-z]+)/.exec(name) ?? [];
  const path = join(ROOT, `${part}`, 'dist', file);
  if (!existsSync(path)) return '';
  const integrity = `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
  const rest = `href="/mf/${part}/files/${file}" integrity="${integrity}" crossorigin="anonymous"`;
  return part === 'shell'
    ? `<link ${rest} rel="stylesheet">`
    : `<link rel="preload" as="style" ${rest} fetchpriority="low">`;
}

/** The document with what it shows and its rules, and nothing that runs or that only scripts use. */
export const withoutScripts = (html) =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="preload"[^>]*as="(?:script|style)"[^>]*>/g, '');

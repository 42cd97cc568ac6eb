/** Documents of the portal as they would be without something: what tests and measurements compare with. */

const RULES = /(?:<style data-release="[^"]*">(?:(?!<\/style>)[\s\S])*<\/style>(?:<link[^>]* disabled>)*)+<\/head>/;
const SHEET = /<link rel="stylesheet" href="([^"#]*)#[^"]*"([^>]*) disabled>/g;

/** The document without the page that the server rendered into it: what visitors get while there is none yet. */
export function withoutView(html) {
  const withoutState = html.replace(/<script type="application\/json" id="first-view">[\s\S]*?<\/script>/, '');
  if (withoutState === html) return html;
  const sheets = [...html.matchAll(SHEET)].map(
    ([, href, rest]) => `<link rel="preload" as="style" href="${href}"${rest} fetchpriority="low">`,
  );
  return withoutState
    .replace(RULES, `${sheets.join('')}</head>`)
    .replace(/ disabled>(?=\s*(?:<script|<\/body))/, '>')
    .replace(/<div id="root">[\s\S]*?<template id="fatal">/, '<div id="root"></div><template id="fatal">');
}

/** The document with what it shows and its rules, and nothing that runs or that only scripts use. */
export const withoutScripts = (html) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload"[^>]*as="(?:script|style)"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]*>/g, '');

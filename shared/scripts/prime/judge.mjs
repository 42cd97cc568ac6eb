/** What axe, the keyboard and the portal's policy for scripts and styles say of each component of fixture.tsx. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { compile } from '../../config/compile.mjs';
import { findChromium } from '../find-chromium.mjs';
import { KEYBOARD } from './keyboard.mjs';
import { buildConfig } from './weight.mjs';

const ORIGIN = 'http://prime.test';
/** Brings the page's default Trusted Types policy. */
const GUARD = join(import.meta.dirname, '../../../shell/public/guard.js');
/** The rules of api/src/plugins/security.ts that scripts, styles and images meet. */
const POLICY = [
  "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self' 'nonce-abc'; style-src-attr 'none'",
  "img-src 'self' data: blob:; font-src 'self'",
  "require-trusted-types-for 'script'; trusted-types default dompurify 'allow-duplicates'",
].join('; ');
const DOCUMENT = `<!doctype html><html lang="nl"><head><title>Proef</title><link rel="stylesheet" href="/fixture.css">
<script src="/guard.js"></script><script nonce="abc" src="/fixture.js" defer></script></head>
<body><div id="root"></div><template id="fatal"></template></body></html>`;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Milliseconds in which the library's transitions and debounces are over. */
const SETTLED_MS = 500;

/** @returns {Promise<{ name: string, axe: string[], failed: string[], passed: number, policy: string[] }[]>} in the order of `names` */
export async function judgeComponents(names) {
  const folder = mkdtempSync(join(tmpdir(), 'prime-'));
  const { path: executablePath, flags: args } = findChromium();
  await compile([buildConfig({ name: 'fixture', entry: join(import.meta.dirname, 'fixture.tsx'), path: folder })]);
  const browser = await chromium.launch({ executablePath, args });
  try {
    const judged = [];
    for (const name of names.filter((wanted) => KEYBOARD[wanted])) judged.push(await judge(browser, folder, name));
    return judged;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judge(browser, folder, name) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(5000);
  const policy = new Set();
  page.on('pageerror', (error) => policy.add(String(error)));
  page.on('console', (message) => message.type() === 'error' && policy.add(message.text()));
  await page.addInitScript(countEscapes);
  await page.route(`${ORIGIN}/**`, (route) => route.fulfill(fileOf(folder, new URL(route.request().url()).pathname)));
  await page.goto(`${ORIGIN}/#${name}`);
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => {
    globalThis.hadLiveRegion = !!document.querySelector('[aria-live], [role=status], [role=alert]');
  });
  const axe = new Set(await violations(page));
  const { open, checks } = KEYBOARD[name];
  await (Array.isArray(open) ? press(page, open) : open(page));
  await page.waitForTimeout(SETTLED_MS);
  for (const rule of await violations(page)) axe.add(rule);
  const failed = [];
  for (const [what, keys, holds] of checks) {
    await press(page, keys);
    if (!(await holds(page).catch(() => false))) failed.push(what);
  }
  await page.close();
  return { name, axe: [...axe], failed, passed: checks.length - failed.length, policy: [...policy] };
}

function countEscapes() {
  globalThis.escapes = 0;
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) globalThis.escapes += 1;
  });
}

function fileOf(folder, path) {
  if (path === '/') return { contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: DOCUMENT };
  const contentType = path.endsWith('.css') ? 'text/css' : 'text/javascript';
  return { contentType, body: readFileSync(path === '/guard.js' ? GUARD : join(folder, path)) };
}

async function press(page, keys) {
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(SETTLED_MS / 2);
}

async function violations(page) {
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
  return found.map(({ id, impact }) => `${id} (${impact})`);
}

/**
 * (a) What a page costs on a browser as slow as a phone (CPU x 4, 150 ms, 1.6 Mbit/s), nothing in its cache, a fresh context per measurement, all in turn:
 * composed = as visitors get it; before = the same, but scripts fill an empty document; static = the same document without its scripts, which nothing
 * can beat; one bundle = as before, but the same sources as one bundle, so that only federation differs.
 */
import { chromium } from 'playwright';
import { findChromium } from '../../shared/scripts/find-chromium.mjs';
import { withoutScripts, withoutView } from '../support/documents.mjs';
import { startFront } from './front.mjs';
import { buildOneBundle } from './one-bundle.mjs';
import { freePort, startPortal } from './portal.mjs';
import { measureJourney, measurePage } from './visit.mjs';

const TARGET = { ready: 1.05, fcp: 1.05, journeyBytes: 1.1, extraRequests: 2, homeKb: 800, cls: 0.05 };
/** LCP against the document without scripts, and against an empty one on search and profile; when it answers, against the latter. */
const VIEW_TARGET = { lcpOfStatic: 1.25, lcpOfBefore: 0.5, answers: 1.05 };

/** @param {{ runs?: number, scale?: string }} options */
export async function benchPages({ runs = 5, scale = '10k', waitForLowLoad = async () => undefined } = {}) {
  const ports = [];
  for (let count = 0; count < 4; count += 1) ports.push(await freePort());
  const origin = `https://localhost:${ports[0]}`;
  const portal = await startPortal({ scale, origin, withPages: true });
  const bundle = await buildOneBundle();
  const fronts = {
    composed: await startFront({ target: portal.url, port: ports[0], origin }),
    before: await startFront({ target: portal.url, port: ports[1], origin, rewrite: withoutView }),
    oneBundle: await startFront({
      target: portal.url,
      port: ports[2],
      origin,
      bundle,
      rewrite: (html) => bundle.rewrite(withoutView(html)),
    }),
    static: await startFront({ target: portal.url, port: ports[3], origin, rewrite: withoutScripts }),
  };
  const { path, flags } = findChromium();
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    const pages = await pathsOf(portal.url);
    const samples = await sampleAll({ browser, fronts, pages, runs, waitForLowLoad });
    return { chromium: browser.version(), runs, scale, target: TARGET, ...summary(samples) };
  } finally {
    await browser.close();
    await Promise.all(Object.values(fronts).map(({ stop }) => stop()));
    await portal.stop();
    bundle.remove();
  }
}

/** Of a cat with photos, the newest: the same in every run of one day. */
async function pathsOf(url) {
  const read = async (path) => (await fetch(url + path)).json();
  const [{ data }, news] = await Promise.all([read('/api/animal?soort=1&rows=24'), read('/api/news')]);
  const animal = data.find(({ fotos }) => fotos?.length > 0) ?? data[0];
  return {
    home: '/',
    search: '/zoek/dieren/kat',
    profile: `/dier/${animal.uuidkey}`,
    shelter: `/asiel/${animal.asiel.uuidkey}`,
    article: `/nieuws/${news.data.items[0].id}`,
  };
}

/** The journey is made by scripts: its first document is the smallest part of it. */
const OF_JOURNEY = ['before', 'oneBundle'];

async function sampleAll({ browser, fronts, pages, runs, waitForLowLoad }) {
  const samples = {};
  const keep = (page, variant, sample) => {
    samples[page] ??= {};
    samples[page][variant] ??= [];
    samples[page][variant].push(sample);
  };
  for (let run = 0; run <= runs; run += 1) {
    await waitForLowLoad();
    for (const [variant, front] of Object.entries(fronts)) {
      for (const [page, path] of Object.entries(pages)) {
        const options = { url: front.url + path, page, answers: variant !== 'static' };
        const sample = await measurePage(browser, options).catch((cause) => {
          throw new Error(`${variant} ${path} could not be measured`, { cause });
        });
        // The first round warms the api's caches and the compressed files; it does not count.
        if (run > 0) keep(page, variant, sample);
      }
      if (!OF_JOURNEY.includes(variant)) continue;
      const sample = await measureJourney(browser, front.url);
      if (run > 0) keep('journey', variant, sample);
    }
    console.log(`  pages: round ${run} of ${runs}`);
  }
  return samples;
}

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

/** The median of every figure per page and variant, and what is divided by what. */
function summary(samples) {
  const pages = {};
  for (const [page, variants] of Object.entries(samples)) {
    const figures = Object.fromEntries(Object.entries(variants).map(([name, list]) => [name, medians(list)]));
    const ranges = Object.fromEntries(Object.entries(variants).map(([name, list]) => [name, spread(list)]));
    const ratios = {
      federation: divided(figures.before, figures.oneBundle),
      ofStatic: divided(figures.composed, figures.static),
      ofBefore: divided(figures.composed, figures.before),
    };
    pages[page] = { figures, ranges, ratios };
  }
  return { pages, missed: missedTargets(pages) };
}

function divided(above, below) {
  if (!above || !below) return undefined;
  return Object.fromEntries(
    Object.keys(above).map((key) => [
      key,
      below[key] ? Math.round((above[key] / below[key]) * 1000) / 1000 : undefined,
    ]),
  );
}

const medians = (list) =>
  Object.fromEntries(Object.keys(list[0]).map((key) => [key, median(list.map((sample) => sample[key]))]));

/** Lowest and highest time to ready: ratios nearer to 1 than this count as equal. */
const spread = (list) => [Math.min(...list.map(({ ready }) => ready)), Math.max(...list.map(({ ready }) => ready))];

function missedTargets(pages) {
  const missed = [];
  const check = (name, value, limit) => value > limit && missed.push(`${name} ${value} > ${limit}`);
  for (const [page, { figures, ratios }] of Object.entries(pages)) {
    const { federation, ofStatic, ofBefore } = ratios;
    check(`${page} ready, one bundle`, federation.ready, TARGET.ready);
    if (page === 'journey') {
      check('journey JS bytes', federation.jsKb, TARGET.journeyBytes);
      continue;
    }
    check(`${page} FCP, one bundle`, federation.fcp, TARGET.fcp);
    check(`${page} extra requests`, figures.before.requests - figures.oneBundle.requests, TARGET.extraRequests);
    check(`${page} CLS`, figures.composed.cls, TARGET.cls);
    check(`${page} LCP of static`, ofStatic.lcp, VIEW_TARGET.lcpOfStatic);
    if (page === 'search' || page === 'profile') check(`${page} LCP of before`, ofBefore.lcp, VIEW_TARGET.lcpOfBefore);
    check(`${page} answers`, ofBefore.interactive, VIEW_TARGET.answers);
  }
  check('home KB in all', pages.home.figures.composed.kb, TARGET.homeKb);
  return missed;
}

const row = (cells) => `| ${cells.join(' | ')} |`;
const NAMES = { composed: 'composed', before: 'before', oneBundle: 'one bundle', static: 'static' };
const RATIOS = {
  ofStatic: 'composed ÷ static',
  ofBefore: 'composed ÷ before',
  federation: 'before ÷ one bundle',
};
const FIGURES = ['requests', 'jsKb', 'kb', 'fcp', 'lcp', 'ready', 'interactive', 'cls'];

/** @returns {string} the figures in Markdown */
export function pagesMarkdown({ runs, scale, pages, missed }) {
  const lines = [
    `## Pages: as they come, empty, without scripts, and as one bundle`,
    '',
    `Same sources, same api (demo data ${scale}), HTTP/2 with brotli, CPU × 4, 150 ms, 1.6 Mbit/s, cold, median of ${runs}, in turn. composed = the document`,
    'comes with its page; before = the same document without, which scripts fill; static = the document with its page, without scripts; one bundle = as before,',
    'the shell with the remotes compiled in, their pages as lazy chunks, without federation. ms from the start of the navigation; ready = heading and first card or',
    'photo are there; answers = and everything of it listens; journey = home, search, profile by clicks in one tab, ready = sum of the three.',
    '',
    row([
      'page',
      'variant',
      'requests',
      'JS KB br',
      'all KB',
      'FCP',
      'LCP',
      'ready',
      'answers',
      'CLS',
      'min–max ready',
    ]),
    row(Array(11).fill('---')),
  ];
  for (const [page, { figures, ranges, ratios }] of Object.entries(pages)) {
    for (const [name, values] of Object.entries(figures))
      lines.push(row([page, NAMES[name], ...FIGURES.map((key) => values[key] ?? ''), ranges[name].join('–')]));
    for (const [name, text] of Object.entries(RATIOS))
      if (ratios[name])
        lines.push(row([page, `**${text}**`, ...FIGURES.map((key) => ratioText(key, ratios[name])), '']));
  }
  lines.push('', missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'All targets met.');
  return lines.join('\n');
}

const ratioText = (key, ratio) => (key !== 'cls' && ratio[key] ? `**${ratio[key].toFixed(2)}**` : '');

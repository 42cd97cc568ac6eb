/**
 * (a) The composed portal against the same sources as one bundle: same api, same documents, same front server; only federation differs.
 * A browser as slow as a phone (CPU x 4, 150 ms, 1.6 Mbit/s), nothing in its cache, a fresh context per measurement, A and B in turn.
 */
import { chromium } from 'playwright';
import { findChromium } from '../../shared/scripts/find-chromium.mjs';
import { startFront } from './front.mjs';
import { buildOneBundle } from './one-bundle.mjs';
import { freePort, startPortal } from './portal.mjs';
import { measureJourney, measurePage } from './visit.mjs';

const TARGET = { ready: 1.05, fcp: 1.05, journeyBytes: 1.1, extraRequests: 2, homeKb: 800, cls: 0.05 };

/** @param {{ runs?: number, scale?: string }} options */
export async function benchPages({ runs = 5, scale = '10k', waitForLowLoad = async () => undefined } = {}) {
  const ports = [await freePort(), await freePort()];
  const origin = `https://localhost:${ports[0]}`;
  const portal = await startPortal({ scale, origin, withPages: true });
  const bundle = await buildOneBundle();
  const fronts = {
    composed: await startFront({ target: portal.url, port: ports[0], origin }),
    oneBundle: await startFront({ target: portal.url, port: ports[1], origin, bundle }),
  };
  const { path, flags } = findChromium();
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    const animal = await anAnimal(portal.url);
    const pages = { home: '/', search: '/zoek/dieren/kat', profile: `/dier/${animal}` };
    const samples = await sampleAll({ browser, fronts, pages, runs, waitForLowLoad });
    return { chromium: browser.version(), runs, scale, target: TARGET, ...summary(samples) };
  } finally {
    await browser.close();
    await Promise.all(Object.values(fronts).map(({ stop }) => stop()));
    await portal.stop();
    bundle.remove();
  }
}

/** A cat with photos, the newest: the same in every run of one day. */
async function anAnimal(url) {
  const { data } = await (await fetch(`${url}/api/animal?soort=1&rows=24`)).json();
  return (data.find(({ fotos }) => fotos?.length > 0) ?? data[0]).uuidkey;
}

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
        const sample = await measurePage(browser, { url: front.url + path, page });
        // The first round warms the api's caches and the compressed files; it does not count.
        if (run > 0) keep(page, variant, sample);
      }
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

/** The median of every figure per page and variant, and composed divided by one bundle. */
function summary(samples) {
  const pages = {};
  for (const [page, variants] of Object.entries(samples)) {
    const [composed, oneBundle] = [variants.composed, variants.oneBundle].map(medians);
    const ratio = Object.fromEntries(
      Object.keys(composed).map((key) => [key, Math.round((composed[key] / oneBundle[key]) * 1000) / 1000]),
    );
    pages[page] = {
      composed,
      oneBundle,
      ratio,
      spread: { composed: spread(variants.composed), oneBundle: spread(variants.oneBundle) },
    };
  }
  return { pages, missed: missedTargets(pages) };
}

const medians = (list) =>
  Object.fromEntries(Object.keys(list[0]).map((key) => [key, median(list.map((sample) => sample[key]))]));

/** Lowest and highest time to ready: ratios nearer to 1 than this count as equal. */
const spread = (list) => [Math.min(...list.map(({ ready }) => ready)), Math.max(...list.map(({ ready }) => ready))];

function missedTargets(pages) {
  const missed = [];
  const check = (name, value, limit) => value > limit && missed.push(`${name} ${value} > ${limit}`);
  for (const [page, { composed, oneBundle, ratio }] of Object.entries(pages)) {
    check(`${page} ready`, ratio.ready, TARGET.ready);
    if (page === 'journey') {
      check('journey JS bytes', ratio.jsKb, TARGET.journeyBytes);
      continue;
    }
    check(`${page} FCP`, ratio.fcp, TARGET.fcp);
    check(`${page} extra requests`, composed.requests - oneBundle.requests, TARGET.extraRequests);
    check(`${page} CLS`, composed.cls, TARGET.cls);
  }
  check('home KB in all', pages.home.composed.kb, TARGET.homeKb);
  return missed;
}

const row = (cells) => `| ${cells.join(' | ')} |`;

/** @returns {string} the figures in Markdown */
export function pagesMarkdown({ runs, scale, pages, missed }) {
  const lines = [
    `## Pages: composed portal against one bundle`,
    '',
    `Same sources, same api (demo data ${scale}), same documents, HTTP/2 with brotli, CPU × 4, 150 ms, 1.6 Mbit/s, cold, median of ${runs}, in turn.`,
    'One bundle = the shell with the remotes compiled in, their pages as lazy chunks, without federation. ms from the start of the navigation;',
    'ready = heading and first card or photo are there; journey = home, search, profile by clicks in one tab, ready = sum of the three.',
    '',
    row(['page', 'variant', 'requests', 'JS KB br', 'all KB', 'FCP', 'LCP', 'ready', 'min–max ready', 'CLS']),
    row(Array(10).fill('---')),
  ];
  for (const [page, { composed, oneBundle, ratio, spread: range }] of Object.entries(pages)) {
    lines.push(
      row([page, 'composed', ...figures(composed), range.composed.join('–'), composed.cls ?? '']),
      row(['', 'one bundle', ...figures(oneBundle), range.oneBundle.join('–'), oneBundle.cls ?? '']),
      row(['', '**ratio**', ...ratios(composed, oneBundle, ratio), '', '']),
    );
  }
  lines.push('', missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'All targets met.');
  return lines.join('\n');
}

const figures = ({ requests, jsKb, kb, fcp, lcp, ready }) => [requests, jsKb, kb, fcp ?? '', lcp ?? '', ready];
const ratios = (composed, oneBundle, ratio) => [
  `+${composed.requests - oneBundle.requests}`,
  ...['jsKb', 'kb', 'fcp', 'lcp', 'ready'].map((key) => (ratio[key] ? `**${ratio[key].toFixed(2)}**` : '')),
];

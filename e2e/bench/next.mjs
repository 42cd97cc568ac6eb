/**
 * (e) The next page at once: how long the page takes to answer a press, on a processor as slow as a phone's, and from the card to the photo of the profile on a
 * slow line. Presses on a small screen by touch; the card in a wide window by a pointer, pressed after it rested 300 ms and after it rested a second.
 */
import { chromium } from 'playwright';
import { findChromium } from '../../shared/scripts/find-chromium.mjs';
import { startFront } from './front.mjs';
import { photoAfterRest, pressesOnPhone } from './next-visit.mjs';
import { freePort, startPortal } from './portal.mjs';

/** Milliseconds, of the p75. */
const TARGET = { press: 100, photo: 200 };
/** How long the pointer rests, in ms, and on which processor. After 300 ms the profile is asked for; within the second it has come. */
const RESTS = [
  { rest: 300, cpu: 1 },
  { rest: 1000, cpu: 1 },
  { rest: 1000, cpu: 4 },
];
const nameOf = ({ rest, cpu }) => `photo after ${rest} ms, CPU × ${cpu}`;

/** @param {{ runs?: number, scale?: string }} options */
export async function benchNext({ runs = 7, scale = '10k', waitForLowLoad = async () => undefined } = {}) {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const portal = await startPortal({ scale, origin, withPages: true });
  const front = await startFront({ target: portal.url, port, origin });
  const { path, flags } = findChromium();
  const browser = await chromium.launch({ executablePath: path, args: flags });
  const rounds = [];
  try {
    for (let run = 0; run <= runs; run += 1) {
      await waitForLowLoad();
      const sample = await pressesOnPhone(browser, front.url);
      for (const way of RESTS) sample[nameOf(way)] = await photoAfterRest(browser, front.url, way);
      // The first round warms the api's caches and the compressed files; it does not count.
      if (run > 0) rounds.push(sample);
      console.log(`  next: round ${run} of ${runs}: ${JSON.stringify(sample)}`);
    }
    return { chromium: browser.version(), runs, scale, target: TARGET, ...summary(rounds) };
  } finally {
    await browser.close();
    await front.stop();
    await portal.stop();
  }
}

function summary(rounds) {
  const rows = Object.keys(rounds[0]).map((name) => {
    const sorted = rounds.map((round) => Math.round(round[name])).sort((a, b) => a - b);
    const at = (share) => sorted[Math.ceil(share * sorted.length) - 1];
    const most = name.startsWith('photo') ? TARGET.photo : TARGET.press;
    return { name, p50: at(0.5), p75: at(0.75), range: [sorted[0], sorted.at(-1)], most };
  });
  return {
    rows,
    missed: rows.filter(({ p75, most }) => p75 > most).map(({ name, p75, most }) => `${name} ${p75} > ${most}`),
  };
}

/** @returns {string} the figures in Markdown */
export function nextMarkdown({ runs, scale, rows, missed }) {
  return [
    '## The next page at once',
    '',
    `Demo data ${scale}, HTTP/2 with brotli, 150 ms, 1.6 Mbit/s, ${runs} rounds, each in a fresh browser context. Presses: the longest event of the interaction as the browser measures it (Event`,
    'Timing, in steps of 8 ms, 16 where it reports none), until the next frame is painted, CPU × 4, 375 px, by touch. Photo: from the press on a card on which the pointer rested so long until the 800 px photo of the',
    'profile is decoded and in a frame, 1280 px. ms.',
    '',
    '| | p50 | p75 | min–max | at most |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ name, p50, p75, range, most }) => `| ${name} | ${p50} | ${p75} | ${range.join('–')} | ${most} |`),
    '',
    missed.length > 0 ? `Missed (p75): ${missed.join('; ')}.` : 'All targets met.',
  ].join('\n');
}

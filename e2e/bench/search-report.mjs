/** What the figures of search.mjs mean: their targets, what missed them, and the text of it. */

/** Targets at 100k unless the scale is named; perSecond at least, p99 at most in ms. */
const TARGETS = {
  postgres: {
    uncached: { perSecond: 1200 },
    many: { p99: 100 },
    words: { p99: 100 },
    cached: { perSecond: 15_000, p99: 5 },
    unchanged: { perSecond: 15_000, p99: 5 },
    profile: { p99: 5 },
    startSeconds: 2,
    rssMb: 250,
  },
  pglite: {
    uncached: { perSecond: 500 },
    many: { p99: 250 },
    words: { p99: 250 },
    cached: { perSecond: 15_000, p99: 5 },
    unchanged: { perSecond: 15_000, p99: 5 },
    profile: { p99: 10 },
    startSeconds: 5,
    rssMb: 600,
  },
};
const TARGET_SCALE = '100k';

/** Targets of the largest scale. */
const TARGETS_1M = {
  postgres: { uncached: { perSecond: 700 }, profile: { p99: 5 }, startSeconds: 4 },
  pglite: { uncached: { perSecond: 350 }, profile: { p99: 10 }, startSeconds: 10 },
};
const GROWTH = 1.3;

const KINDS = ['uncached', 'many', 'words', 'cached', 'unchanged', 'profile'];

const targetsOf = ({ engine, scale }) => ({ [TARGET_SCALE]: TARGETS, '1m': TARGETS_1M })[scale]?.[engine] ?? {};

function missedOf(row) {
  const target = targetsOf(row);
  const missed = [];
  for (const kind of KINDS) {
    const { perSecond, p99 } = target[kind] ?? {};
    if (perSecond && row[kind].perSecond < perSecond) missed.push(`${kind} ${row[kind].perSecond}/s < ${perSecond}`);
    if (p99 && row[kind].p99 > p99) missed.push(`${kind} p99 ${row[kind].p99} ms > ${p99}`);
  }
  if (row.startSeconds > target.startSeconds) missed.push(`start ${row.startSeconds} s > ${target.startSeconds}`);
  if (row.rssMb > target.rssMb) missed.push(`memory ${row.rssMb} MB > ${target.rssMb}`);
  return missed.map((text) => `${row.engine} ${row.scale} ${text}`);
}

/** @returns {string[]} targets that were missed, growth and failed calls included */
export function missedTargets(figures, growth) {
  const missed = figures.flatMap(missedOf);
  for (const { engine, factor } of factors(growth)) {
    if (factor > GROWTH) missed.push(`${engine} growth × ${factor} > ${GROWTH}`);
  }
  for (const row of [...figures, ...growth]) {
    for (const kind of KINDS)
      if (row[kind]?.failed > 0) missed.push(`${row.engine} ${row.scale} ${kind}: ${row[kind].failed} failed`);
  }
  return missed;
}

/** Mean time of one question at the largest scale divided by that at the smallest, per engine. */
const factors = (growth) =>
  [...new Set(growth.map(({ engine }) => engine))].map((engine) => {
    const rows = growth.filter((row) => row.engine === engine);
    const [first, last] = [rows[0].alone.perSecond, rows.at(-1).alone.perSecond];
    return { engine, from: rows[0].scale, to: rows.at(-1).scale, factor: Math.round((first / last) * 100) / 100 };
  });

const row = (cells) => `| ${cells.join(' | ')} |`;
const cell = ({ perSecond, p50, p99 }) => `${perSecond.toLocaleString('en')}/s, ${p50} / ${p99} ms`;

/** @returns {string} the figures in Markdown */
export function searchMarkdown({ available, figures, growth, missed }) {
  const head = ['engine, animals (available)', ...KINDS.map((kind) => HEADS[kind]), 'start', 'memory', 'measured'];
  return [
    '## Search: requests per second, p50 / p99',
    '',
    'autocannon on 127.0.0.1, 10 connections; page of 13, total and all facets. Uncached: 10,000 different questions in turn, twice as many',
    'as the api keeps answers. Animal by uuidkey: more addresses in turn than it keeps (their number at the end). The client shares the cores. × = figure divided by',
    'its target (throughput) or target divided by it (time): 1 or more is met. Measured: seconds each, load of the machine before, addresses of animals.',
    '',
    row(head),
    row(head.map(() => '---')),
    ...figures.map(figureLine),
    '',
    'Ceiling: a bare `node:http` server with the same bytes, headers and client, nothing looked at but the address (cached; 304): ' +
      `${figures
        .filter(({ bare }) => bare)
        .map(bareText)
        .join('; ')}.`,
    '',
    `Growth of the table with ${available} animals available, one connection, uncached: ${factors(growth)
      .map(({ engine, from, to, factor }) => `${engine} ${from} → ${to}: × ${factor}`)
      .join('; ')} (at most × ${GROWTH}).`,
    '',
    missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'All targets met.',
  ].join('\n');
}

const HEADS = {
  uncached: 'uncached',
  many: '50 connections',
  words: 'words',
  cached: 'cached',
  unchanged: '304',
  profile: 'animal by uuidkey',
};

function figureLine(figure) {
  const target = targetsOf(figure);
  const { engine, scale, startSeconds, rssMb, seconds, date, loadBefore, profiles } = figure;
  return row([
    `${engine} ${scale} (${figure.available})`,
    ...KINDS.map((kind) => `${cell(figure[kind])}${target[kind] ? ` ${ratioText(figure[kind], target[kind])}` : ''}`),
    `${startSeconds} s`,
    `${rssMb} MB`,
    `${date}, ${seconds} s, ${loadBefore}, ${profiles}`,
  ]);
}

const bareText = ({ engine, scale, bare: { cached, unchanged } }) =>
  `beside ${engine} ${scale} ${cell(cached)}; ${cell(unchanged)}`;

function ratioText(figure, { perSecond, p99 }) {
  const ratios = [perSecond && figure.perSecond / perSecond, p99 && p99 / Math.max(figure.p99, 1)].filter(Boolean);
  return `(${ratios.map((ratio) => `× ${ratio.toFixed(1)}`).join(', ')})`;
}

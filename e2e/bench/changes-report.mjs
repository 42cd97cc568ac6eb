/** At most, in ms; `pages` is the last page's time divided by the second one's. The disk flush of the embedded engine comes on top of 10 ms. */
const TARGETS = {
  postgres: { status: { p50: 5 }, photo: { p95: 300 }, seen: { p99: 100 }, pages: 1.2, lag: 50 },
  pglite: { status: { p50: 10 }, photo: { p95: 300 }, pages: 1.2, lag: 50 },
};

/** @returns {string[]} targets that one engine's figures miss */
export function missedOf({ engine, status, flush, seen, photo, pages, lagMs }) {
  const target = TARGETS[engine];
  const statusMost = target.status.p50 + (engine === 'pglite' ? flush.p50 : 0);
  return [
    status.p50 > statusMost && `status change p50 ${status.p50} ms > ${statusMost}`,
    photo.p95 > target.photo.p95 && `photo p95 ${photo.p95} ms > ${target.photo.p95}`,
    seen && seen.p99 > target.seen.p99 && `seen elsewhere p99 ${seen.p99} ms > ${target.seen.p99}`,
    pages > target.pages && `last page × ${pages} > ${target.pages}`,
    lagMs > target.lag && `event loop p99 ${lagMs} ms > ${target.lag}`,
  ]
    .filter(Boolean)
    .map((miss) => `${engine} ${miss}`);
}

/** @returns {string} the figures in Markdown */
export function changesMarkdown({ scale, figures, missed }) {
  const cell = ({ p50, p95, p99 }) => `${p50} / ${p95} / ${p99}`;
  return [
    `## Changes, ${scale} animals: p50 / p95 / p99 in ms`,
    '',
    'One after the other. Status change: the whole call, from who calls to the profile in its answer, with lock, triggers, audit and disk flush. Seen elsewhere: from its answer until the search of a second',
    'process counts it. Photo: 1200 × 800 of noise into a text. Last page: mean time divided by that of the second page, neither asked before.',
    'Event loop: p99 of its delay during all of it (the clock it is measured with ticks each 10 ms).',
    '',
    '| engine | status change | disk flush | seen elsewhere | photo | last page | event loop |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      ({ engine, status, flush, seen, photo, pages, lagMs }) =>
        `| ${engine} | ${cell(status)} | ${cell(flush)} | ${seen ? cell(seen) : 'one process'} | ${cell(photo)} | × ${pages} | ${lagMs} |`,
    ),
    '',
    missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'All targets met.',
  ].join('\n');
}

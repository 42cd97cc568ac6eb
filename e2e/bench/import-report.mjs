/** Megabytes that an import may add to the most that the process ever held. */
const MEMORY_MB = 200;

/** @returns {string[]} targets that one engine's figures miss */
export function missedOf({ engine, again, memoryMb }) {
  const more = memoryMb.peak - memoryMb.before;
  return [
    again.changes > 0 && `the same file again changed ${again.changes} rows`,
    engine === 'postgres' && more > MEMORY_MB && `memory + ${more} MB > ${MEMORY_MB}`,
  ]
    .filter(Boolean)
    .map((miss) => `${engine} ${miss}`);
}

/** @returns {string} the figures in Markdown */
export function importMarkdown({ rows, figures, missed }) {
  return [
    `## Import of ${rows.toLocaleString('en')} animals`,
    '',
    'Rows per second of the dry run, of the import, and of the same file again, which must change nothing. Memory: the most that the process held before and',
    'until the end of the import; the embedded engine and its new animals are in it. Search: what a visitor waited for a page with words meanwhile, p50 / p99 / longest in ms.',
    '',
    '| engine | file | dry run | import | again | changes of the second | memory | search meanwhile |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      ({ engine, fileMb, check, import: perSecond, again, memoryMb, waits }) =>
        `| ${engine} | ${fileMb} MB | ${check}/s | ${perSecond}/s | ${again.import}/s | ${again.changes} | ${memoryMb.before} → ${memoryMb.peak} MB | ${waits.p50} / ${waits.p99} / ${waits.longest} |`,
    ),
    '',
    missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'All targets met.',
  ].join('\n');
}

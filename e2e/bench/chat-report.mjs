/** At most: ms, MiB of the process, refusals of the server. */
const TARGETS = { fanOutP99: 1000, memoryMib: 400, seenP50: 50, serverErrors: 0 };

/** @returns {string[]} targets that the figures miss */
export function missedOf({ fanOut, memoryMib, seen, reset }) {
  return [
    fanOut.p99 > TARGETS.fanOutP99 && `fan-out p99 ${fanOut.p99} ms > ${TARGETS.fanOutP99}`,
    memoryMib > TARGETS.memoryMib && `memory ${memoryMib} MiB > ${TARGETS.memoryMib}`,
    seen.p50 > TARGETS.seenP50 && `added until seen p50 ${seen.p50} ms > ${TARGETS.seenP50}`,
    reset.serverErrors > TARGETS.serverErrors && `reset: ${reset.serverErrors} answers 5xx`,
    reset.open < reset.streams && `reset: ${reset.open} of ${reset.streams} came back`,
  ].filter(Boolean);
}

/** @returns {string} the figures in Markdown */
export function chatMarkdown({ streams, openSeconds, fanOut, memoryMib, memoryBeforeMib, seen, reset, missed }) {
  const cell = ({ p50, p95, p99 }) => `${p50} / ${p95} / ${p99}`;
  return [
    `## Chat, ${streams} open streams on one process (PostgreSQL)`,
    '',
    'Fan-out: from before the call that adds a message until each of the streams has it; all of them follow one review, which is the worst case.',
    'Seen: the same with two processes and ten streams, five on each. Reset: the account changes, the server ends every stream, and each comes back',
    'after 0 to 5 s of its own choice. p50 / p95 / p99 in ms.',
    '',
    '| streams | opened in | fan-out | memory before / with them | seen, two processes | reset: all back after | 5xx | tries refused or lost |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    `| ${streams} | ${openSeconds} s | ${cell(fanOut)} | ${memoryBeforeMib} / ${memoryMib} MiB | ${cell(seen)} | ${reset.seconds} s | ${reset.serverErrors} | ${reset.failed} |`,
    '',
    missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'All targets met.',
  ].join('\n');
}

/** ms from a command to the page that has it. */
const TARGET_MS = 5000;

const KINDS = ['publish', 'rollback', 'disable', 'enable'];

const percentile = (values, share) => values.sort((a, b) => a - b)[Math.ceil(share * values.length) - 1];
const valuesOf = (samples, name) => samples.map((sample) => sample[name]);
const three = (values) => [0.5, 0.95, 1].map((share) => percentile(values, share)).join(' / ');

/** @returns {string[]} targets that the figures miss */
export function missedOf({ failures, samples }) {
  const late = samples.filter(({ screen }) => screen > TARGET_MS);
  return [
    ...late.map(({ kind, screen }) => `${kind} ${screen} ms > ${TARGET_MS}`),
    ...(failures.length > 0 ? [`${failures.length} answers failed: ${failures[0]}`] : []),
  ];
}

/** @returns {string} the figures in Markdown */
export function releasesMarkdown({ visitors, answers, perSecond, failures, samples, missed }) {
  const row = (name, some) =>
    `| ${name} | ${some.length} | ${three(valuesOf(some, 'document'))} | ${three(valuesOf(some, 'screen'))} |`;
  return [
    '## From command to live, while visitors ask',
    '',
    `mf-search is published, rolled back, switched off and on; ${visitors} visitors without a browser ask pages, files of the release, register and version`,
    `meanwhile (${perSecond} answers per second, each checked). ms from the start of the command, p50 / p95 / longest; the build is not in it.`,
    '',
    '| command | times | first document that has it | on the screen of a new browser |',
    '| --- | --- | --- | --- |',
    ...KINDS.map((kind) =>
      row(
        kind,
        samples.filter((sample) => sample.kind === kind),
      ),
    ),
    row('**all**', samples),
    '',
    `${answers} answers, ${failures.length} failed. ${missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'All targets met.'}`,
  ].join('\n');
}

/**
 * `npm run bench [-- pages next documents search changes chat import releases compare lighthouse release-bytes load] [-- --runs 5 --scale 10k --engine pglite --max-load 3]`: measures the portal and writes RESULTS.md and
 * RESULTS.json beside this file. Without names every part runs. Exit status 1 when a target of a part that ran is missed.
 */
import { parseArgs } from 'node:util';
import { findChromium } from '../../shared/scripts/find-chromium.mjs';
import { ensureInstalled } from '../../shared/scripts/install.mjs';

ensureInstalled();
const { machine, load, lastResult, saveResult, writeMarkdown } = await import('./results.mjs');
const { benchPages, pagesMarkdown } = await import('./pages.mjs');
const { benchDocuments, documentsMarkdown } = await import('./documents.mjs');
const { benchNext, nextMarkdown } = await import('./next.mjs');
const { benchSearch } = await import('./search.mjs');
const { searchMarkdown } = await import('./search-report.mjs');
const { benchChanges } = await import('./changes.mjs');
const { changesMarkdown } = await import('./changes-report.mjs');
const { benchChat } = await import('./chat.mjs');
const { chatMarkdown } = await import('./chat-report.mjs');
const { benchImport } = await import('./import.mjs');
const { importMarkdown } = await import('./import-report.mjs');
const { benchReleases } = await import('./releases.mjs');
const { releasesMarkdown } = await import('./releases-report.mjs');
const { benchCompare, compareMarkdown } = await import('./compare.mjs');
const { benchReleaseBytes, releaseBytesMarkdown } = await import('./release-bytes.mjs');
const { benchLoad, loadMarkdown } = await import('./load.mjs');
const { benchLighthouse, lighthouseMarkdown } = await import('./lighthouse.mjs');

const PARTS = {
  pages: [benchPages, pagesMarkdown],
  documents: [benchDocuments, documentsMarkdown],
  next: [benchNext, nextMarkdown],
  search: [benchSearch, searchMarkdown],
  changes: [benchChanges, changesMarkdown],
  chat: [benchChat, chatMarkdown],
  import: [benchImport, importMarkdown],
  releases: [benchReleases, releasesMarkdown],
  compare: [benchCompare, compareMarkdown],
  lighthouse: [benchLighthouse, lighthouseMarkdown],
  'release-bytes': [benchReleaseBytes, releaseBytesMarkdown],
  load: [benchLoad, loadMarkdown],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    scale: { type: 'string', multiple: true },
    engine: { type: 'string', multiple: true },
    seconds: { type: 'string' },
    documents: { type: 'string' },
    'max-load': { type: 'string' },
    'without-growth': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
const unknown = names.find((name) => !PARTS[name]);
if (unknown) throw new Error(`There is no part '${unknown}'; there are ${Object.keys(PARTS).join(', ')}.`);

const options = {
  ...(values.runs && { runs: Number(values.runs) }),
  ...(values.scale && { scale: values.scale[0], scales: values.scale }),
  ...(values.engine && { engines: values.engine }),
  ...(values.documents && { documents: Number(values.documents) }),
  ...(values.seconds && { seconds: Number(values.seconds) }),
  withoutGrowth: values['without-growth'],
  moment: () => ({ date: now(), loadBefore: load() }),
  waitForLowLoad: () => waitForLowLoad(Number(values['max-load'] ?? Number.POSITIVE_INFINITY)),
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const { path } = findChromium();
for (const name of names) {
  await options.waitForLowLoad();
  const [bench, markdown] = PARTS[name];
  console.log(`${name} …`);
  const loadBefore = load();
  const figures = await bench({ ...options, previous: lastResult(name) });
  const result = {
    date: now(),
    machine: machine(path),
    loadBefore,
    loadAfter: load(),
    ...figures,
  };
  if (values['dry-run']) console.log(markdown(result));
  else
    writeMarkdown(
      saveResult(name, result),
      Object.fromEntries(Object.entries(PARTS).map(([part, [, write]]) => [part, write])),
    );
  if (result.missed?.length > 0) {
    console.log(`  missed: ${result.missed.join('; ')}`);
    process.exitCode = 1;
  }
}

function now() {
  return new Date().toISOString().slice(0, 16).replace('T', ' ');
}

/** Waits until the machine is free, before each measured stretch: others' work would be measured too. */
async function waitForLowLoad(highest) {
  while (load() > highest) {
    console.log(`  waiting: load ${load()} is above ${highest}`);
    await new Promise((done) => setTimeout(done, 15_000));
  }
}

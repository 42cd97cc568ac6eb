/** Development builds of some parts: rebuilt on every change, served from `.cache/dev/<part>`. */
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { remoteConfig, shellConfig } from '../../config/rspack-part.mjs';

const ENTRY = 'remoteEntry.js';
/** Entries that stay available: a page that was opened before a change still asks for the one its register names. */
const KEPT_ENTRIES = 20;
const QUIET_MS = 20;

/**
 * Starts and watches the builds.
 * @param {string[]} parts
 * @param {{ root: string, kind: 'refresh' | 'reload' }} options see config/development.mjs
 */
export function startBuilds(parts, { root, kind }) {
  const events = new EventEmitter();
  const builds = new Map();
  const watchers = parts.map((part) => {
    const directory = join(root, part);
    const output = join(root, '.cache/dev', part);
    rmSync(output, { recursive: true, force: true });
    const config = (part === 'shell' ? shellConfig : remoteConfig)(directory, { development: kind, output });
    const build = { part, directory, output, entries: new Map() };
    build.ready = new Promise((done) => {
      build.markReady = done;
    });
    builds.set(part, build);
    return rspack(config).watch({ aggregateTimeout: QUIET_MS, ignored: /node_modules/ }, (error, stats) =>
      finish(build, error, stats, events),
    );
  });
  const stop = () => Promise.all(watchers.map((watcher) => new Promise((done) => watcher.close(done))));
  return { builds, events, stop };
}

function finish(build, error, stats, events) {
  const failure = error?.message ?? (stats.hasErrors() && stats.toString({ preset: 'errors-only', colors: true }));
  if (failure) {
    console.error(`\n${build.part} bouwt niet:\n${failure}\n`);
  } else {
    const isFirst = build.hash === undefined;
    build.hash = stats.hash;
    if (build.part !== 'shell') keepEntry(build);
    if (!isFirst) console.log(`${build.part}: opnieuw gebouwd in ${stats.endTime - stats.startTime} ms`);
    build.markReady();
  }
  build.failed = Boolean(failure);
  events.emit('build', build);
}

/** The entry gets its hash into its name, as in a release: the name in the register always means the same bytes. */
function keepEntry(build) {
  const bytes = readFileSync(join(build.output, ENTRY));
  const digest = createHash('sha384').update(bytes);
  const integrity = `sha384-${digest.digest('base64')}`;
  build.entry = `remoteEntry.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.js`;
  build.integrity = integrity;
  build.entries.delete(build.entry);
  build.entries.set(build.entry, bytes);
  if (build.entries.size > KEPT_ENTRIES) build.entries.delete(build.entries.keys().next().value);
}

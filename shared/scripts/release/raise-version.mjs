/** The version of a part: in its package.json, in the lock file, and as a section of its CHANGELOG.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;
const STEPS = ['major', 'minor', 'patch'];

/** @returns {number[]} the three numbers of a version; throws a sentence when it is none */
export function versionNumbers(version) {
  const found = VERSION.exec(version);
  if (!found) throw new Error(`'${version}' is geen versie zoals 1.2.3.`);
  return found.slice(1).map(Number);
}

/** @returns {boolean} whether the first version comes after the second */
export function isNewer(version, than) {
  const [left, right] = [version, than].map(versionNumbers);
  const at = left.findIndex((number, index) => number !== right[index]);
  return at !== -1 && left[at] > right[at];
}

/** The version after `present`: a step ('major', 'minor', 'patch') or a version that is newer. */
function nextVersion(present, wanted) {
  const step = STEPS.indexOf(wanted);
  if (step !== -1) {
    const numbers = versionNumbers(present);
    return numbers.map((number, at) => (at < step ? number : at === step ? number + 1 : 0)).join('.');
  }
  if (!isNewer(wanted, present)) throw new Error(`${wanted} is niet nieuwer dan ${present}.`);
  return wanted;
}

const toJson = (content) => `${JSON.stringify(content, null, 2)}\n`;

/** Adds a section above the newest one, below what introduces the page. */
function withSection(changelog, version, date, notes) {
  if (changelog.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md heeft versie ${version} al.`);
  const section = `## ${version} (${date})\n${notes.map((note) => `- ${note}\n`).join('')}\n`;
  const newest = changelog.indexOf('\n## ');
  if (newest === -1) return `${changelog.trimEnd()}\n\n${section.trimEnd()}\n`;
  return `${changelog.slice(0, newest + 1)}${section}${changelog.slice(newest + 1)}`;
}

/**
 * Raises the version of a part. Nothing is written when something is wrong.
 * @param {string} root of the repository
 * @param {string} part its folder
 * @param {{ step: string, notes: string[], date: string }} change a step or the version itself; a line per note; the day as 2026-11-24
 * @returns {string} the new version
 */
export function raiseVersion(root, part, { step, notes, date }) {
  if (!notes.some((note) => note.trim())) throw new Error('Zeg wat er verandert: de regel voor CHANGELOG.md.');
  const file = (...path) => join(root, ...path);
  const read = (...path) => readFileSync(file(...path), 'utf8');
  const manifest = JSON.parse(read(part, 'package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  if (lock.packages[part]?.version !== manifest.version) {
    throw new Error(`package-lock.json heeft een andere versie van ${part}; draai eerst npm run lock.`);
  }
  const version = nextVersion(manifest.version, step);
  const changelog = withSection(read(part, 'CHANGELOG.md'), version, date, notes);
  lock.packages[part].version = version;
  writeFileSync(file(part, 'CHANGELOG.md'), changelog);
  writeFileSync(file(part, 'package.json'), toJson({ ...manifest, version }));
  writeFileSync(file('package-lock.json'), toJson(lock));
  return version;
}

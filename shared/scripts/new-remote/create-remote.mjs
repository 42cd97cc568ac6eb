/** Makes a remote from the folder `template`, and its place in the files that the whole repository has: workspaces, lock file, owners, map. */
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTemplate } from './copy-template.mjs';

/** As `RemoteName` of the contract. */
const NAME = /^mf-(?=[a-z-]{1,30}$)[a-z]+(-[a-z]+)*$/;
const TEAM = /^[a-z]+(-[a-z]+)*$/;
/** Words and hyphens, in at most three steps: `donaties`, `zoek/donaties`. */
const PATH = /^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*){0,2}$/;

const toJson = (content) => `${JSON.stringify(content, null, 2)}\n`;

/**
 * Nothing is written when something is wrong.
 * @param {string} root of the repository
 * @param {{ name: string, team: string, path: string, date: string }} remote its folder, the team of its owners, the address of its page
 *   without a slash, the day as 2026-11-24
 * @throws a sentence when a name cannot be taken
 */
export function createRemote(root, remote) {
  const { name, team, path } = remote;
  const manifest = readJson(root, 'package.json');
  refuse(
    !NAME.test(name),
    `'${name}' is no name of a remote: mf- and words of small letters with hyphens between them, such as mf-donations, of at most 33 characters.`,
  );
  refuse(!TEAM.test(team), `'${team}' is no name of a team: small letters and hyphens.`);
  refuse(!PATH.test(path), `'${path}' is no address: words of small letters, without a slash before it.`);
  refuse(manifest.workspaces.includes(name) || existsSync(join(root, name)), `There is a ${name} already.`);
  const owner = ownerOf(root, manifest.workspaces, path);
  refuse(owner, `/${path} is a page of ${owner}: choose another with --path.`);

  copyTemplate(join(root, name), remote);
  const own = writeManifest(root, name);
  manifest.workspaces = withRemote(manifest.workspaces, name);
  writeFileSync(join(root, 'package.json'), toJson(manifest));
  writeLock(root, own, manifest.workspaces);
  symlinkSync(join('..', name), join(root, 'node_modules', name), 'junction');
  insertLine(root, '.github/CODEOWNERS', /^\/mf-/, `${`/${name}/`.padEnd(21)} @portal/${team}`);
  insertLine(root, 'README.md', /^ {4}mf-[a-z-]+$/, `    ${name}`);
  insertLine(root, 'README.md', /^\| \[mf-/, `| [${name}](${name}/README.md) | /${path} | ${team} |`);
}

function refuse(isWrong, sentence) {
  if (isWrong) throw new Error(sentence);
}

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The remote that has a page at this path. Pages of the shell and patterns with parameters are refused when the part is published. */
function ownerOf(root, workspaces, path) {
  return workspaces.find((part) => {
    const facts = join(root, part, 'remote.json');
    return existsSync(facts) && readJson(facts).routes.some((route) => route.path === path);
  });
}

/** Behind the last remote. */
function withRemote(workspaces, name) {
  const at = workspaces.findLastIndex((part) => part.startsWith('mf-')) + 1;
  return workspaces.toSpliced(at, 0, name);
}

/** The part takes shared, and beside it what shared takes from the shell. @returns its package.json */
function writeManifest(root, name) {
  const { version, peerDependencies } = readJson(root, 'shared/package.json');
  const file = join(root, name, 'package.json');
  const manifest = { ...readJson(file), dependencies: { '@portal/shared': version }, peerDependencies };
  writeFileSync(file, toJson(manifest));
  return manifest;
}

/** The two rows that npm writes for a workspace, so that `npm ci` takes the lock file. No package is installed: they are those of shared. */
function writeLock(root, { name, version, license, dependencies, peerDependencies }, workspaces) {
  const lock = readJson(root, 'package-lock.json');
  lock.packages[''].workspaces = workspaces;
  lock.packages[name] = { version, license, dependencies, peerDependencies };
  lock.packages[`node_modules/${name}`] = { resolved: name, link: true };
  const sorted = Object.entries(lock.packages).sort(([left], [right]) => left.localeCompare(right, 'en'));
  writeFileSync(join(root, 'package-lock.json'), toJson({ ...lock, packages: Object.fromEntries(sorted) }));
}

/** Inserts a line behind the last one that matches. */
function insertLine(root, file, pattern, line) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const at = lines.findLastIndex((text) => pattern.test(text)) + 1;
  refuse(at === 0, `${file} has no line of a remote: add '${line}' by hand.`);
  writeFileSync(join(root, file), lines.toSpliced(at, 0, line).join('\n'));
}

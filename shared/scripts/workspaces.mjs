/** The parts of the portal, read from the workspaces of the root package.json: the one list of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Folders of all workspaces, in the order of package.json. */
export const WORKSPACES = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;
/** What the shell loads at run time. */
export const REMOTES = WORKSPACES.filter((name) => name.startsWith('mf-'));
/** What is built and published, the shell first: remotes are checked against it. */
export const PARTS = ['shell', ...REMOTES];
/** What has code and tests of its own, checked alone by `npm run check` in its folder. */
export const CHECKED = WORKSPACES.filter((name) => name !== 'e2e');

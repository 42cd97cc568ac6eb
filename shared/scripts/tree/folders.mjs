/** The folders that `npm run tree` shows: parts and layers of shared, folders of `api/src`, modules of the api. */
import { REMOTES } from '../workspaces.mjs';

/** Folders of `api/src`, highest first: an import may go down or stay on its level. Files beside them have no level. */
export const API_LEVELS = [
  ['start'],
  ['wiring'],
  ['modules'],
  ['plugins'],
  ['config', 'adapters'],
  ['lib'],
  ['port interfaces'],
];
/** Parts, and the layers of shared below them, highest first. */
export const PART_LEVELS = [
  ['shell', 'api', ...REMOTES],
  ['ui/table'],
  ['ui/form'],
  ['session'],
  ['api-slices', 'ui'],
  ['platform'],
  ['domain'],
  ['contract'],
];

/** @returns {string | undefined} the part of a file, or its layer of shared */
export function partOf(file) {
  const shared = /^shared\/src\/(ui\/(?:form|table)(?=\/)|[^/]+)/.exec(file);
  return shared ? shared[1] : /^([^/]+)\/src\//.exec(file)?.[1];
}

/** @returns {string | undefined} the folder of a file of the api */
export function apiFolderOf(file) {
  const path = /^api\/src\/(.+)/.exec(file)?.[1];
  if (!path) return undefined;
  if (/^(app|main)\.ts$|^commands\//.test(path)) return 'start';
  if (/^config(-[a-z]+)?\.ts$/.test(path)) return 'config';
  if (path.startsWith('ports/')) return path.endsWith('/port.ts') ? 'port interfaces' : 'adapters';
  return path.includes('/') ? path.split('/')[0] : 'loose files';
}

/** @returns {string | undefined} the module of a file of the api */
export const moduleOf = (file) => /^api\/src\/modules\/([^/]+)\//.exec(file)?.[1];

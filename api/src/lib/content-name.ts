import { createHash } from 'node:crypto';

/** `main.1f2e3d4c.js`: what it is for, eight digits of its content's sha-256, its kind. */
const CONTENT_NAME = /^([\w-]+)\.[0-9a-f]{8}(\.\w+)$/;

/** `main.js` called after its content, as builds do it (shared/config/content-name.mjs). */
export const contentName = (name: string, bytes: Uint8Array | string): string =>
  name.replace(/(\.\w+)$/, `.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}$1`);

/** Whether a file is called after its content. */
export const isContentName = (file: string, bytes: Uint8Array): boolean =>
  CONTENT_NAME.test(file) && contentName(file.replace(CONTENT_NAME, '$1$2'), bytes) === file;

/** The names of a file in all releases, with `*` for its content: `main.*.js`. Undefined when the name does not follow the content. */
export const roleOf = (file: string): string | undefined =>
  CONTENT_NAME.test(file) ? file.replace(CONTENT_NAME, '$1.*$2') : undefined;

import compress from '@fastify/compress';
import { type Register, rootPath } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../lib/app-error';
import { manifestDescription } from './messages';
import { REMOVING_WORKER } from './removing-worker';
import { type TemplateOptions, templateReader } from './shell-template';

/** What the files of the installable portal are made of. */
export interface AppFileOptions extends TemplateOptions {
  live: { current(): { register: Register } | undefined };
  product: string;
}

/** Folder of the shell's files below `/mf/`. */
const FILES = 'shell/files/';
const WORKER_NAME = /<meta name="service-worker" content="([\w.-]+)">/;
const ICON_NAMES = /<link rel="manifest" href="[\w./-]+" data-icons="([\w. -]+)">/;
const ICON_NAME = /^icon-(any|maskable)-(\d+)\./;

/** Colours of the first paint (`--color-ground` in light), before any style sheet is there. */
const COLOURS = { theme_color: '#fafaf7', background_color: '#fafaf7' };

/**
 * `GET /manifest.webmanifest`: how the portal stands on a home screen, with the icons of the present shell.
 * `GET /service-worker.js`: the worker of the present shell, or one that removes itself and all it gave (decision 086). Both are asked anew each time.
 */
export function appFileRoutes(options: AppFileOptions): FastifyPluginAsync {
  const templateOf = templateReader(options);
  const { live, product, security, readFile } = options;

  /** A browser keeps its worker when this fails: a portal that is being prepared is no reason to lose it. */
  async function template(): Promise<string> {
    const published = live.current();
    const shell = published && (await templateOf(published.register));
    if (shell === undefined) throw new AppError('UNAVAILABLE');
    return shell.text;
  }

  async function workerText(): Promise<string | Buffer> {
    const [, name] = WORKER_NAME.exec(await template()) ?? [];
    const text = name === undefined ? REMOVING_WORKER : await readFile(FILES + name);
    if (text === undefined) throw new AppError('UNAVAILABLE');
    return text;
  }

  const origins = ["'self'", security.assetOrigin, security.apiOrigin].filter(Boolean).join(' ');
  const workerHeaders = {
    'cache-control': 'no-cache',
    // A worker obeys its own policy, not that of the pages: it runs no other script, and asks where they may ask.
    'content-security-policy': `default-src 'none'; connect-src ${origins}; require-trusted-types-for 'script'`,
    'service-worker-allowed': '/',
  };

  return async (app) => {
    await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    app.get(rootPath.worker(), { schema: { hide: true } }, async (_request, reply) => {
      const text = await workerText();
      return reply.headers(workerHeaders).type('text/javascript; charset=utf-8').send(text);
    });
    app.get(rootPath.manifest(), { schema: { hide: true } }, async (_request, reply) => {
      const [, names = ''] = ICON_NAMES.exec(await template()) ?? [];
      return reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json')
        .send(JSON.stringify(manifestOf(product, names.split(' ').filter(Boolean))));
    });
  };
}

function manifestOf(product: string, icons: readonly string[]) {
  return {
    id: '/',
    name: product,
    short_name: product,
    description: manifestDescription,
    lang: 'nl-NL',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...COLOURS,
    icons: icons.flatMap((name) => {
      const [, purpose, size] = ICON_NAME.exec(name) ?? [];
      return purpose ? [{ src: `/mf/${FILES}${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [];
    }),
  };
}

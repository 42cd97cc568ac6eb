import { readFile } from 'node:fs/promises';
import { rootPath } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';

const SCRIPT = new URL('./widget-script.js', import.meta.url);

/**
 * `GET /widget.js`: the one line of script with which a shelter shows its animals on its own site (C67). Any site may load it, also with an integrity
 * check of its own; a browser keeps it for an hour, so that a repaired one is everywhere the same day.
 */
export const widgetRoutes: FastifyPluginAsync = async (app) => {
  const script = await readFile(SCRIPT, 'utf8');
  app.get(rootPath.widget(), { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=3600',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
};

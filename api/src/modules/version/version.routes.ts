import { rootPath, VersionFile } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../lib/app-error';

/** The generation in memory: version file and register come from one row (docs/federation.md#register). */
export interface VersionSource {
  current(): { register: { generation: number; shell: { hash: string } } } | undefined;
}

/** `GET /version.json?timestamp=`: hash of the shell's build and generation of the register; never kept by a cache. */
export function versionRoutes(source: VersionSource): FastifyPluginAsync {
  return async (app) => {
    app.get(rootPath.version(), { schema: { hide: true } }, async (_request, reply) => {
      const published = source.current();
      if (!published) throw new AppError('NOT_FOUND');
      const { generation, shell } = published.register;
      return reply.header('cache-control', 'no-store').send(VersionFile.parse({ hash: shell.hash, generation }));
    });
  };
}

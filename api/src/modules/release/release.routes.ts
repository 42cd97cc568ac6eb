import { apiPath, GenerationAnswer, PartName, rootPath } from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { requiredVersion } from '../../lib/if-match';
import { answers } from '../../plugins/openapi';
import { publishLimit } from '../../plugins/rate-limit';
import { NOBODY } from '../audit';
import { type DeployKeys, deployAuthorization } from './deploy-key';
import type { LiveRegister } from './live-register';
import type { ReleaseService } from './release.service';
import type { ReleaseFiles } from './release-files';

/** Largest file of a release in bytes, and largest description of one. */
const FILE_LIMIT = 5 * 1024 * 1024;
const CHANGE_LIMIT = 256 * 1024;

const ByName = z.object({ name: PartName });
const ByFile = z.object({ name: PartName, folder: z.literal('files'), '*': z.string() });

/** What publishing needs. */
export interface ReleaseRoutesOptions {
  service: ReleaseService;
  files: Pick<ReleaseFiles, 'close'>;
  keys: DeployKeys;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
}

/** Calls of the teams' pipelines: upload a file, change the register (docs/federation.md#publishing). */
export function releaseRoutes({ service, files, keys, factor }: ReleaseRoutesOptions): FastifyPluginAsync {
  return async (app) => {
    const authorize = deployAuthorization(app, keys, factor);
    app.decorateRequest('deployKey', null);
    const withKey = async (request: FastifyRequest) => {
      request.deployKey = await authorize(request, partOf(request.params));
    };
    app.addHook('onClose', files.close);
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    app.put<{ Params: z.infer<typeof ByFile>; Body: Buffer }>(
      `/${apiPath.release(':name')}/:folder/*`,
      {
        schema: { params: ByFile, hide: true },
        bodyLimit: FILE_LIMIT,
        config: publishLimit,
        preParsing: withKey,
      },
      async ({ params, body }, reply) => {
        if (!Buffer.isBuffer(body)) throw new AppError('INVALID_REQUEST');
        const { name, '*': file } = params;
        const isNew = await service.upload({ name, file, bytes: body });
        return reply.code(isNew ? 201 : 200).send({ data: { message: 'Opgeslagen', status: 'succes' } });
      },
    );

    app.put<{ Params: z.infer<typeof ByName> }>(
      `/${apiPath.release(':name')}`,
      {
        schema: {
          ...{ params: ByName, body: z.looseObject({}), tags: ['release'], summary: 'Publish or change a part' },
          response: answers(GenerationAnswer, 400, 403, 404, 409, 412, 413, 422),
        },
        bodyLimit: CHANGE_LIMIT,
        config: publishLimit,
        preParsing: withKey,
      },
      async ({ params, body, headers, id, deployKey }) => {
        const expected = requiredVersion(headers['if-match']);
        const call = { name: params.name, body, expected, actor: { ...NOBODY, requestId: id } };
        const generation = await service.change(deployKey ? { ...call, key: deployKey } : call);
        return { data: { generation } };
      },
    );
  };
}

const partOf = (params: unknown) => String((params as { name?: unknown }).name);

/** `GET /register.json`: the present register, 404 before the first publication; every use asks whether it is still the newest. */
export function registerRoutes(live: LiveRegister): FastifyPluginAsync {
  return async (app) => {
    app.get(rootPath.register(), { schema: { hide: true } }, async ({ headers }, reply) => {
      const published = live.current();
      if (!published) throw new AppError('NOT_FOUND');
      reply.headers({ etag: published.etag, 'cache-control': 'no-cache' });
      if (headers['if-none-match'] === published.etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(published.text);
    });
  };
}

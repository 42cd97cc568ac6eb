import {
  apiPath,
  DeployKeyAnswer,
  DeployKeyForm,
  GenerationAnswer,
  PartName,
  RegisterAction,
  ReleaseOverviewAnswer,
  SuspicionForm,
} from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { requiredVersion } from '../../lib/if-match';
import { requireFreshSignIn } from '../../plugins/auth';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { answers, refusals } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { auditActor, writeAudit } from '../audit';
import { deployKeyRepository } from './deploy-key.repository';
import type { ReleaseService } from './release.service';
import type { releaseOverview } from './release-overview';
import type { SuspectReleases } from './suspect-releases';

const tags = ['release'];
const ByName = z.object({ name: PartName });
const ByBuild = z.object({ name: PartName, build: z.string().check(z.regex(/^[0-9a-f]{8,64}$/)) });
const ByKey = z.object({ name: PartName, id: z.string().check(z.regex(/^[0-9a-f]{8}$/)) });

/** What the release page of the administration works on. */
export interface ReleaseOverviewRoutesOptions {
  database: Database;
  service: ReleaseService;
  overview: ReturnType<typeof releaseOverview>;
  suspects: SuspectReleases;
  now: () => Date;
}

/** Releases for admins (C59): what runs, and what teams can do with their deploy keys, by hand. */
export function releaseOverviewRoutes(options: ReleaseOverviewRoutesOptions): FastifyPluginAsync {
  const { database, service, overview, suspects, now } = options;
  const asAdmin = async (request: FastifyRequest) => void authorised(request, 'administrate');
  const asFreshAdmin = async (request: FastifyRequest) => {
    authorised(request, 'administrate');
    requireFreshSignIn(request, now());
  };
  const forAdmins = { config: writeLimit, preValidation: asFreshAdmin };

  return async (instance) => {
    answerPrivately(instance);
    const app = instance.withTypeProvider<ZodTypeProvider>();

    app.get(
      `/${apiPath.releases()}`,
      {
        schema: {
          tags,
          summary: 'What runs, per part, for admins',
          response: answers(ReleaseOverviewAnswer, 401, 403),
        },
        preValidation: asAdmin,
      },
      async () => ({ data: await overview() }),
    );

    app.put(
      `/${apiPath.managedPart(':name')}`,
      {
        ...forAdmins,
        schema: {
          ...{ tags, summary: 'Rolls back, disables, enables, widens or ends a canary; If-Match with the generation' },
          ...{ params: ByName, body: RegisterAction },
          response: answers(GenerationAnswer, 400, 401, 403, 409, 412, 422),
        },
      },
      async (request) => {
        const { params, body, headers } = request;
        const expected = requiredVersion(headers['if-match']);
        const generation = await service.change({ name: params.name, body, expected, actor: auditActor(request) });
        return { data: { generation } };
      },
    );

    app.put(
      `/${apiPath.managedRelease(':name', ':build')}`,
      {
        ...forAdmins,
        schema: {
          ...{ tags, summary: 'Says that a suspect release is sound', params: ByBuild, body: SuspicionForm },
          response: { ...refusals(400, 401, 403, 404, 422), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        const { name, build } = request.params;
        await suspects.clear({ name, build, reason: request.body.reason }, auditActor(request));
        return reply.code(204).send();
      },
    );

    app.post(
      `/${apiPath.deployKeys(':name')}`,
      {
        ...forAdmins,
        schema: {
          ...{ tags, summary: 'Makes a deploy key; only this answer holds it', params: ByName, body: DeployKeyForm },
          response: { ...refusals(400, 401, 403, 422), 201: DeployKeyAnswer },
        },
      },
      async (request, reply) => {
        const { name } = request.params;
        const item = await database.transaction(async (tx) => {
          const made = await deployKeyRepository(tx).create(name, request.body.label);
          await writeAudit(tx, auditActor(request), keyLine('deploy-key.create', name, made.id));
          return made;
        });
        return reply.code(201).send({ data: { item } });
      },
    );

    app.delete(
      `/${apiPath.deployKey(':name', ':id')}`,
      {
        ...forAdmins,
        schema: {
          ...{ tags, summary: 'Ends a deploy key', params: ByKey },
          response: { ...refusals(400, 401, 403, 404), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        const { name, id } = request.params;
        await database.transaction(async (tx) => {
          if (!(await deployKeyRepository(tx).end(name, id, now()))) throw new AppError('NOT_FOUND');
          await writeAudit(tx, auditActor(request), keyLine('deploy-key.end', name, id));
        });
        return reply.code(204).send();
      },
    );
  };
}

const keyLine = (action: string, name: string, id: string) => ({
  ...{ action, object: 'release', objectId: name, changes: { key: id } },
});

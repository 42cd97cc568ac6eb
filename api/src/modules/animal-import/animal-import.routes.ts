import {
  AnimalImportAnswer,
  AnimalImportCreate,
  AnimalImportList,
  AnimalImportMapping,
  AnimalImportPart,
  AnimalImportPhoto,
  AnimalImportPhotoAnswer,
  AnimalImportUpdate,
  apiPath,
  ByIdOrUuidkey,
  ByUuidkey,
  ImportStatus,
  PHOTO_BODY_MAX_BYTES,
} from '@portal/shared/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { answerPrivately, signedIn } from '../../plugins/current-user';
import { answers, refusals } from '../../plugins/openapi';
import { importPartLimit, importPhotoLimit, writeLimit } from '../../plugins/rate-limit';
import { animalImportRepository, toWire } from './animal-import.repository';
import type { AnimalImportService } from './animal-import.service';
import { type ImportAccess, managedImport, managedShelter } from './import-access';
import { type ImportReadDependencies, readRoutes, tags } from './import-read.routes';

/** Imports that a shelter's list shows. */
const LIST_MAX = 20;

export interface AnimalImportRouteDependencies extends ImportReadDependencies {
  service: AnimalImportService;
  findShelter: ImportAccess['findShelter'];
}

/** Import and export of the animals of a shelter, for own staff and admins (C54). */
export function animalImportRoutes(dependencies: AnimalImportRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    const imports = animalImportRepository(dependencies.database);
    const access = { findShelter: dependencies.findShelter, findImport: imports.find };
    const answer = async (uuidkey: string): Promise<AnimalImportAnswer> => {
      const item = await imports.find(uuidkey);
      if (!item) throw new AppError('NOT_FOUND');
      return { data: { item: toWire(item) } };
    };
    const context = { ...dependencies, access, answer };
    shelterRoutes(instance, context);
    fileRoutes(instance, context);
    stepRoutes(instance, context);
    readRoutes(instance, access, dependencies);
  };
}

type Context = AnimalImportRouteDependencies & {
  access: ImportAccess;
  answer: (uuidkey: string) => Promise<AnimalImportAnswer>;
};

const first = { preValidation: async (request: FastifyRequest) => void signedIn(request) };

function shelterRoutes(instance: FastifyInstance, { access, answer, service, database }: Context) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const path = `/${apiPath.shelterImports(':id')}`;
  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'The imports of a shelter that are still kept, newest first',
        params: ByIdOrUuidkey,
        response: answers(AnimalImportList, 400, 401, 403, 404),
      },
    },
    async (request) => {
      signedIn(request);
      const { shelter } = await managedShelter(request, access);
      const items = await animalImportRepository(database).ofShelter(shelter.id, LIST_MAX);
      return { data: { items: items.map(toWire) } };
    },
  );
  app.post(
    path,
    {
      ...first,
      config: writeLimit,
      schema: {
        tags,
        summary: 'Begins an import: names the file that follows in parts',
        params: ByIdOrUuidkey,
        body: AnimalImportCreate,
        response: { ...refusals(400, 401, 403, 404, 409, 422), 201: AnimalImportAnswer },
      },
    },
    async (request, reply) => {
      const { shelter, actor } = await managedShelter(request, access);
      const uuidkey = await service.create(shelter.id, request.body, actor);
      return reply.code(201).send(await answer(uuidkey));
    },
  );
}

function fileRoutes(instance: FastifyInstance, { access, answer, service }: Context) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    `/${apiPath.animalImportParts(':uuidkey')}`,
    {
      preParsing: async (request) => void signedIn(request),
      config: importPartLimit,
      bodyLimit: PHOTO_BODY_MAX_BYTES,
      schema: {
        tags,
        summary: 'Takes a part of the file; with the last one the answer has its headings and proposed columns',
        params: ByUuidkey,
        body: AnimalImportPart,
        response: answers(AnimalImportAnswer, 400, 401, 403, 404, 409, 413, 422),
      },
    },
    async (request) => {
      const { item } = await managedImport(request, access);
      await service.addPart(item, request.body);
      return answer(item.uuidkey);
    },
  );
  app.post(
    `/${apiPath.animalImportPhotos(':uuidkey')}`,
    {
      preParsing: async (request) => void signedIn(request),
      config: importPhotoLimit,
      bodyLimit: PHOTO_BODY_MAX_BYTES,
      schema: {
        tags,
        summary: 'Takes a photo under the name that rows of the file use',
        params: ByUuidkey,
        body: AnimalImportPhoto,
        response: answers(AnimalImportPhotoAnswer, 400, 401, 403, 404, 409, 413, 415, 422),
      },
    },
    async (request) => {
      const { item } = await managedImport(request, access);
      return { data: { photos: await service.addPhoto(item, request.body) } };
    },
  );
}

function stepRoutes(instance: FastifyInstance, { access, answer, service }: Context) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.put(
    `/${apiPath.animalImportMapping(':uuidkey')}`,
    {
      ...first,
      config: writeLimit,
      schema: {
        tags,
        summary: 'Chooses the columns and starts the dry run',
        params: ByUuidkey,
        body: AnimalImportMapping,
        response: answers(AnimalImportAnswer, 400, 401, 403, 404, 409, 422),
      },
    },
    async (request) => {
      const { item } = await managedImport(request, access);
      await service.check(item, request.body);
      return answer(item.uuidkey);
    },
  );
  app.put(
    `/${apiPath.animalImport(':uuidkey')}`,
    {
      ...first,
      config: writeLimit,
      schema: {
        tags,
        summary: 'Starts an import after its dry run, or stops it for good',
        params: ByUuidkey,
        body: AnimalImportUpdate,
        response: answers(AnimalImportAnswer, 400, 401, 403, 404, 409, 422),
      },
    },
    async (request) => {
      const { item, actor } = await managedImport(request, access);
      const isStart = request.body.statuscode === ImportStatus.running;
      await (isStart ? service.start(item, actor) : service.cancel(item, actor));
      return answer(item.uuidkey);
    },
  );
}

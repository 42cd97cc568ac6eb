import { Readable } from 'node:stream';
import {
  AnimalImportAnswer,
  AnimalImportMessagePage,
  apiPath,
  ByIdOrUuidkey,
  ByUuidkey,
  IMPORT_MESSAGES_MAX,
  StaffListQuery,
} from '@portal/shared/contract';
import { csvText } from '@portal/shared/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { signedIn } from '../../plugins/current-user';
import { answers, files } from '../../plugins/openapi';
import { exportLimit } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { exportedAnimals } from './animal-export';
import { animalImportRepository, toWire } from './animal-import.repository';
import { type ImportAccess, managedImport, managedShelter } from './import-access';

/** The heading of these routes in the API description. */
export const tags = ['import'];

export interface ImportReadDependencies {
  database: Pick<Database, 'query'>;
  /** Stands before the addresses of photos. */
  origin: string;
}

const CSV = 'text/csv';

const asFile = (reply: FastifyReply, name: string) =>
  reply.type(`${CSV}; charset=utf-8`).header('content-disposition', `attachment; filename="${name}"`);

/** An import as it is now, what is said about its rows, and the export. */
export function readRoutes(
  instance: FastifyInstance,
  access: ImportAccess,
  { database, origin }: ImportReadDependencies,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const imports = animalImportRepository(database);

  app.get(
    `/${apiPath.animalImport(':uuidkey')}`,
    {
      schema: {
        tags,
        summary: 'An import: its step, progress and counts',
        params: ByUuidkey,
        response: answers(AnimalImportAnswer, 400, 401, 403, 404),
      },
    },
    async (request) => {
      signedIn(request);
      return { data: { item: toWire((await managedImport(request, access)).item) } };
    },
  );

  app.get(
    `/${apiPath.animalImportMessages(':uuidkey')}`,
    {
      schema: {
        tags,
        summary: 'What is said about the rows of the last run, by page',
        params: ByUuidkey,
        querystring: StaffListQuery,
        response: answers(AnimalImportMessagePage, 400, 401, 403, 404),
      },
    },
    async (request) => {
      signedIn(request);
      const { item } = await managedImport(request, access);
      return imports.messages(item, request.query);
    },
  );

  app.get(
    `/${apiPath.animalImportMessageFile(':uuidkey')}`,
    {
      config: exportLimit,
      schema: { tags, summary: 'The same as a CSV file', params: ByUuidkey, response: files([CSV], 400, 403, 404) },
    },
    async (request, reply) => {
      signedIn(request);
      const { item } = await managedImport(request, access);
      const { data } = await imports.messages(item, { first: 1, rows: IMPORT_MESSAGES_MAX });
      const lines = data.map(({ row, column, eigennummer, message, refused }) => [
        ...[row, column, eigennummer, message, refused ? 'Niet ingelezen' : 'Let op'],
      ]);
      const headings = ['Rij', 'Kolom', 'Eigen nummer', 'Melding', 'Gevolg'];
      return asFile(reply, 'meldingen.csv').send(csvText([headings, ...lines]) as never);
    },
  );

  app.get(
    `/${apiPath.shelterExport(':id')}`,
    {
      config: exportLimit,
      schema: {
        tags,
        summary: 'All animals of a shelter as a CSV file that can be imported again',
        params: ByIdOrUuidkey,
        response: files([CSV], 400, 403, 404),
      },
    },
    async (request, reply) => {
      signedIn(request);
      const { shelter } = await managedShelter(request, access);
      return asFile(reply, 'dieren.csv').send(Readable.from(exportedAnimals(database, shelter.id, origin)) as never);
    },
  );
}

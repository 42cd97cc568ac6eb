import {
  apiPath,
  MessageAnswer,
  PHOTO_BODY_MAX_BYTES,
  PhotoSource,
  PhotoUpload,
  ToastType,
} from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { textPhotoUrl } from '../../lib/photo-url';
import { semaphore } from '../../lib/semaphore';
import { answerPrivately, authorised, signedIn } from '../../plugins/current-user';
import { refusals } from '../../plugins/openapi';
import type { Blobs } from '../../ports/blobs/port';
import type { Database } from '../../ports/database/port';
import { enqueueTask } from '../../ports/task/port';
import { auditActor, writeAudit } from '../audit';
import { messages } from './messages';
import { textPhotoRepository } from './photo.repository';
import { AVIF_TOPIC, hasImage, keepImage } from './photo-files';
import { readJpeg, textImage } from './photo-image';

/** Photos in half an hour, per person (docs/trust.md#limits-of-calls); heavy work side by side, and waiting. */
const uploadLimit = { rateLimit: { max: 120, timeWindow: 30 * 60_000, allowList: [] } };
const AT_ONCE = 2;
const QUEUE = 20;

export interface PhotoUploadDependencies {
  database: Pick<Database, 'transaction'>;
  blobs: Pick<Blobs, 'put' | 'exists'>;
  origin: string;
  now: () => Date;
}

type UploadRequest = FastifyRequest<{ Body: PhotoUpload }>;

/** `POST image/` (C42), by source: what a photo of a text is, who may add it, and what is answered. */
export function photoUploadRoutes(dependencies: PhotoUploadDependencies): FastifyPluginAsync {
  const limited = semaphore({ max: AT_ONCE, maxQueue: QUEUE });
  const sources: Partial<Record<PhotoSource, (request: UploadRequest) => Promise<MessageAnswer>>> = {
    [PhotoSource.text]: (request) => {
      authorised(request, 'content.write');
      return limited(() => addToText(dependencies, request));
    },
  };
  return async (instance) => {
    answerPrivately(instance);
    instance.withTypeProvider<ZodTypeProvider>().post(
      `/${apiPath.photos()}`,
      {
        config: uploadLimit,
        bodyLimit: PHOTO_BODY_MAX_BYTES,
        schema: {
          tags: ['photo'],
          summary: 'Adds a photo; of bron TEKST the answer holds its address',
          body: PhotoUpload,
          response: { ...refusals(400, 401, 403, 413, 415, 422), 201: MessageAnswer },
        },
        preParsing: async (request) => void signedIn(request),
      },
      async (request, reply) => {
        const add = sources[request.body.bron];
        if (!add) {
          authorised(request, 'content.write');
          throw new AppError('VALIDATION', undefined, { fields: { bron: messages.unknownSource } });
        }
        return reply.code(201).send(await add(request));
      },
    );
  };
}

/** The files first, then the row: a row never names a file that is not there. */
async function addToText(
  { database, blobs, origin, now }: PhotoUploadDependencies,
  request: UploadRequest,
): Promise<MessageAnswer> {
  const image = await textImage(await readJpeg(request.body.base64));
  await keepImage(blobs, image);
  await database.transaction(async (tx) => {
    const rows = textPhotoRepository(tx);
    await rows.lockFiles(image.storageKey);
    // The same picture may have been removed since; the lock keeps what is there now.
    if (!(await hasImage(blobs, image))) await keepImage(blobs, image);
    await rows.add(image, now());
    await enqueueTask(tx, {
      topic: AVIF_TOPIC,
      payload: { key: image.storageKey },
      dedupeKey: `avif ${image.storageKey}`,
    });
    const line = { action: 'photo.add', object: 'photo', objectId: image.storageKey };
    await writeAudit(tx, auditActor(request), { ...line, changes: { bron: PhotoSource.text } });
  });
  const fotourl = textPhotoUrl(origin, image.storageKey);
  return { data: { message: messages.added, status: ToastType.success, fotourl } };
}

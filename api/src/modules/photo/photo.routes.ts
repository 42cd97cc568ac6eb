import { apiPath, PHOTO_SIZE, PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { semaphore } from '../../lib/semaphore';
import { files } from '../../plugins/openapi';
import type { Blobs } from '../../ports/blobs/port';
import { blobKey } from './photo-files';
import { previewOf } from './photo-image';

/** Media type of every file type that is kept of a photo, best first (C42). */
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
type PhotoType = keyof typeof TYPES;

/** What is answered while the file of a type is not made yet: a `<picture>` does not step down after a 404. */
const INSTEAD: Readonly<Record<PhotoType, readonly PhotoType[]>> = {
  avif: ['avif', 'webp', 'jpg'],
  webp: ['webp', 'jpg'],
  jpg: ['jpg'],
};

const ForEver = 'public, max-age=31536000, immutable';
const UntilMade = 'public, max-age=60';

/** Name of the preview's file. */
const PREVIEW = 'og';

const FILES = [PHOTO_SIZE, PHOTO_SIZE_LARGE].flatMap((size) => Object.keys(TYPES).map((type) => `${size}.${type}`));

/** The sha-256 of the content. */
const sleutel = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** `bestand` is size and type, such as 350.jpg. */
const PhotoFile = z.object({ sleutel, bestand: z.enum(FILES) });

/** Headers of the file of a type that is sent for a file of type `asked`. */
const headersOf = (size: string, kept: PhotoType, asked: PhotoType) => ({
  'cache-control': kept === asked ? ForEver : UntilMade,
  'content-type': TYPES[kept],
  'content-disposition': `inline; filename="${size}.${kept}"`,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
});

/**
 * `GET foto/{sleutel}/{350,800}.{jpg,webp,avif}`: the files of photos; the key is their content, so they never change (C26, C42).
 * `og.jpg` is the preview of a page (C23): it may have to be made, so it counts as reading.
 */
export function photoRoutes(blobs: Pick<Blobs, 'get' | 'put'>): FastifyPluginAsync {
  const limited = semaphore({ max: 1, maxQueue: 20 });

  /** The preview, made of the large jpeg when it is asked for the first time. */
  async function preview(sleutel: string): Promise<Buffer | undefined> {
    const kept = await blobs.get(blobKey(sleutel, PREVIEW, 'jpg'));
    if (kept) return kept;
    const jpeg = await blobs.get(blobKey(sleutel, PHOTO_SIZE_LARGE, 'jpg'));
    if (!jpeg) return undefined;
    const made = await limited(() => previewOf(jpeg));
    await blobs.put(blobKey(sleutel, PREVIEW, 'jpg'), made);
    return made;
  }

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.get(
      `/${apiPath.photoFile(':sleutel', PREVIEW, 'jpg')}`,
      {
        schema: {
          ...{ tags: ['photo'], summary: 'The preview of a photo' },
          params: z.object({ sleutel }),
          response: files([TYPES.jpg], 400, 404),
        },
      },
      async (request, reply) => {
        const bytes = await preview(request.params.sleutel);
        if (!bytes) throw new AppError('NOT_FOUND');
        return reply
          .headers(headersOf(PREVIEW, 'jpg', 'jpg'))
          .removeHeader('vary')
          .send(bytes as never);
      },
    );
    app.get(
      `/${apiPath.photoFile(':sleutel', ':bestand', '').slice(0, -1)}`,
      {
        config: { rateLimit: false },
        schema: {
          tags: ['photo'],
          summary: 'A file of a photo',
          params: PhotoFile,
          response: files(Object.values(TYPES), 400, 404),
        },
      },
      async (request, reply) => {
        const { sleutel, bestand } = request.params;
        const [size = '', type = 'jpg'] = bestand.split('.') as [string, PhotoType];
        for (const kept of INSTEAD[type]) {
          const bytes = await blobs.get(blobKey(sleutel, size, kept));
          if (bytes) {
            return reply
              .headers(headersOf(size, kept, type))
              .removeHeader('vary')
              .send(bytes as never);
          }
        }
        throw new AppError('NOT_FOUND');
      },
    );
  };
}

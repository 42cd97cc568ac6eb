import { type Animal, apiPath, ByUuidkey, Flag } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { photoKeys } from '../../../lib/photo-url';
import { files } from '../../../plugins/openapi';
import { pdfLimit } from '../../../plugins/rate-limit';
import type { Blobs } from '../../../ports/blobs/port';
import type { AnimalProfiles } from '../read/animal.service';

/** What the pdf is made from. */
export interface AnimalPdfDependencies {
  profiles: Pick<AnimalProfiles, 'visibleTo'>;
  blobs: Pick<Blobs, 'get'>;
  productName: string;
  origin: string;
  now: () => Date;
}

/** `GET animal/{uuidkey}/pdf`: the profile to print and hang up (AN-011); who sees the profile sees it too (C09). */
export function animalPdfRoutes(dependencies: AnimalPdfDependencies): FastifyPluginAsync {
  const { profiles, blobs, productName, origin, now } = dependencies;

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.get(
      `/${apiPath.animalPdf(':uuidkey')}`,
      {
        config: pdfLimit,
        schema: {
          tags: ['animal'],
          summary: 'The profile of an animal as a pdf of A4 pages',
          params: ByUuidkey,
          response: files(['application/pdf'], 400, 404, 410),
        },
      },
      async (request, reply) => {
        const { animal } = await profiles.visibleTo(request.user, request.params.uuidkey.toLowerCase());
        const photo = await readPhoto(blobs, animal);
        // What writes a pdf takes 30 MB: it is loaded with the first one.
        const { animalSheet } = await import('./animal-sheet');
        const bytes = await animalSheet({ animal, photo, productName, origin, now: now() });
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="dier.pdf"; filename*=UTF-8''${fileName(animal.naam)}`)
          .send(bytes as never);
      },
    );
  };
}

/** The jpeg of the first shown photo, the large one or else the small one; undefined when no file is there. */
async function readPhoto(blobs: Pick<Blobs, 'get'>, { fotos, fotourl }: Animal): Promise<Buffer | undefined> {
  const address = fotos.find(({ exclude }) => exclude === Flag.off)?.fotourl ?? fotourl;
  for (const key of photoKeys(address ?? '')) {
    const bytes = await blobs.get(key);
    if (bytes) return bytes;
  }
  return undefined;
}

/** The name of the animal as the name of a file, for the header (RFC 8187). */
function fileName(naam: string): string {
  const name = naam.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'dier';
  return `${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}.pdf`;
}

import { type Animal, apiPath, ByUuidkey, Flag } from '@portal/shared/contract';
import { animalVisibility, type PlacementFacts, type Viewer, viewerKind } from '@portal/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../../lib/app-error';
import { refusals } from '../../../plugins/openapi';
import { pdfLimit } from '../../../plugins/rate-limit';

/** What the pdf is made from. */
export interface AnimalPdfDependencies {
  animals: {
    profile(uuidkey: string): Promise<{ animal: Animal; facts: PlacementFacts & { asiel: number } } | undefined>;
  };
  /** The jpeg of a photo by its address on the wire, the large one or else the small one; undefined when no file is there. */
  readPhoto: (fotourl: string) => Promise<Buffer | undefined>;
  productName: string;
  origin: string;
  now: () => Date;
}

/** `GET animal/{uuidkey}/pdf`: the profile to print and hang up (AN-011); who sees the profile sees it too (C09). */
export function animalPdfRoutes(dependencies: AnimalPdfDependencies): FastifyPluginAsync {
  const { animals, readPhoto, productName, origin, now } = dependencies;

  async function visibleAnimal(uuidkey: string, viewer: Viewer | null): Promise<Animal> {
    const found = await animals.profile(uuidkey);
    if (!found) throw new AppError('NOT_FOUND');
    const visibility = animalVisibility(found.facts, viewerKind(viewer, found.facts.asiel), now());
    if (visibility !== 'visible') throw new AppError(visibility === 'gone' ? 'GONE' : 'NOT_FOUND');
    return found.animal;
  }

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
          response: refusals(400, 404, 410),
        },
      },
      async (request, reply) => {
        const animal = await visibleAnimal(request.params.uuidkey.toLowerCase(), request.user);
        const photo = await photoOf(animal);
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

  async function photoOf({ fotos, fotourl }: Animal): Promise<Buffer | undefined> {
    const address = fotos.find(({ exclude }) => exclude === Flag.off)?.fotourl ?? fotourl;
    return address === null ? undefined : readPhoto(address);
  }
}

/** The name of the animal as the name of a file, for the header (RFC 8187). */
function fileName(naam: string): string {
  const name = naam.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'dier';
  return `${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}.pdf`;
}

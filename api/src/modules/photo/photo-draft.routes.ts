import { apiPath, PhotoDraftAnswer, PhotoDraftQuery } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerPrivately } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { Database } from '../../ports/database/port';
import { mayDraft } from './photo-access';
import { photoDraftRepository } from './photo-draft.repository';
import { photoGalleryRepository } from './photo-gallery.repository';
import { DRAFT_SOURCE } from './photo-owner.repository';
import { wirePhoto } from './photo-row';

export interface PhotoDraftDependencies {
  database: Pick<Database, 'query'>;
  origin: string;
}

/** `GET image/?concept=`: the photos of an own animal that is not saved yet, for a draft that the browser opens again (C42). */
export function photoDraftRoutes({ database, origin }: PhotoDraftDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.photos()}`,
      {
        schema: {
          tags: ['photo'],
          summary: 'The photos of an own draft, none for an unknown or foreign one; dier is the animal that it became',
          querystring: PhotoDraftQuery,
          response: answers(PhotoDraftAnswer, 400, 401, 403),
        },
        preValidation: async (request) => void mayDraft(request),
      },
      async (request): Promise<PhotoDraftAnswer> => {
        const { user_id } = mayDraft(request);
        const draft = await photoDraftRepository(database).find(request.query.concept, user_id);
        if (!draft) return { data: { items: [], dier: null } };
        const rows = await photoGalleryRepository(database, { bron: DRAFT_SOURCE, bronId: draft.id }).rows();
        return { data: { items: rows.map((row) => wirePhoto(row, origin)), dier: draft.uuidkey } };
      },
    );
  };
}

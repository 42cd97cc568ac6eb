import { apiPath, ID_MAX, MessageAnswer, PhotoUpdate, queryNumber, ToastType } from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { answerPrivately, signedIn } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import { deleteLimit, writeLimit } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { auditActor } from '../audit';
import { messages } from './messages';
import type { PhotoService } from './photo.service';
import { managedOwner } from './photo-access';
import { type PhotoOwner, photoOwnerRepository, wireOwnerId } from './photo-owner.repository';

const tags = ['photo'];
const ByPhotoId = z.object({ photoId: queryNumber(1, ID_MAX) });

export interface PhotoChangeDependencies {
  database: Pick<Database, 'query'>;
  photos: Pick<PhotoService, 'makePrimary' | 'move' | 'remove'>;
  now: () => Date;
}

const said = (message: string): MessageAnswer => ({ data: { message, status: ToastType.success } });

/** `PUT` and `DELETE image/{photoId}/` (C42): the primary photo, the order, removing one; for own staff and admins. */
export function photoChangeRoutes({ database, photos, now }: PhotoChangeDependencies): FastifyPluginAsync {
  /** Whose photo it is, when this person may change it. */
  async function managed(request: FastifyRequest<{ Params: { photoId: number } }>): Promise<PhotoOwner> {
    return managedOwner(request, await photoOwnerRepository(database).ofPhoto(request.params.photoId), now());
  }

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    answerPrivately(instance);

    app.put(
      `/${apiPath.photo(':photoId')}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary:
            'Makes a photo the primary one of bron_id (0 while the animal is not saved); with volgnr it moves to that place instead',
          params: ByPhotoId,
          body: PhotoUpdate,
          response: answers(MessageAnswer, 400, 401, 403, 404, 422),
        },
        preValidation: async (request) => void signedIn(request),
      },
      async (request) => {
        const owner = await managed(request);
        const { photoId } = request.params;
        const { bron_id, volgnr } = request.body;
        if (bron_id !== wireOwnerId(owner)) {
          throw new AppError('VALIDATION', undefined, { fields: { bron_id: messages.otherOwner } });
        }
        const actor = auditActor(request);
        if (volgnr === undefined) await photos.makePrimary(owner, photoId, actor);
        else await photos.move(owner, photoId, volgnr, actor);
        return said(volgnr === undefined ? messages.primary : messages.moved);
      },
    );

    app.delete(
      `/${apiPath.photo(':photoId')}`,
      {
        config: deleteLimit,
        schema: {
          tags,
          summary: 'Removes a photo; when it was the primary one, the next becomes primary',
          params: ByPhotoId,
          response: answers(MessageAnswer, 400, 401, 403, 404),
        },
        preValidation: async (request) => void signedIn(request),
      },
      async (request) => {
        await photos.remove(await managed(request), request.params.photoId, auditActor(request));
        return said(messages.removed);
      },
    );
  };
}

import {
  apiPath,
  MessageAnswer,
  PHOTO_BODY_MAX_BYTES,
  PHOTOS_PER_SHELTER_MAX_BYTES,
  PhotoSource,
  PhotoUpload,
  ToastType,
} from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { semaphore } from '../../lib/semaphore';
import { answerPrivately, authorised, signedIn } from '../../plugins/current-user';
import { idempotentCall } from '../../plugins/idempotency';
import { refusals } from '../../plugins/openapi';
import type { Blobs } from '../../ports/blobs/port';
import type { Database } from '../../ports/database/port';
import { auditActor } from '../audit';
import { messages } from './messages';
import type { PhotoService } from './photo.service';
import { managedOwner, mayDraft } from './photo-access';
import { photoDraftRepository } from './photo-draft.repository';
import { photoById } from './photo-gallery.repository';
import { readJpeg, squareImage, textImage } from './photo-image';
import { DRAFT_SOURCE, type PhotoOwner, photoOwnerRepository } from './photo-owner.repository';
import { wirePhoto } from './photo-row';
import { addToText } from './text-photo.service';

/** Photos in half an hour, per person (docs/trust.md#limits-of-calls); heavy work side by side, and waiting. */
const uploadLimit = { rateLimit: { max: 120, timeWindow: 30 * 60_000, allowList: [] } };
const AT_ONCE = 2;
const QUEUE = 20;

export interface PhotoUploadDependencies {
  database: Pick<Database, 'query' | 'transaction'>;
  blobs: Pick<Blobs, 'put' | 'exists'>;
  photos: Pick<PhotoService, 'add'>;
  origin: string;
  now: () => Date;
}

type UploadRequest = FastifyRequest<{ Body: PhotoUpload }>;

/** `POST image/` (C42), by source: what is made of the picture, who may add it, and what is answered. */
export function photoUploadRoutes(dependencies: PhotoUploadDependencies): FastifyPluginAsync {
  const limited = semaphore({ max: AT_ONCE, maxQueue: QUEUE });
  const addSquare = squareUpload(dependencies, limited);
  const sources: Record<PhotoSource, (request: UploadRequest) => Promise<MessageAnswer>> = {
    [PhotoSource.text]: async (request) => {
      authorised(request, 'content.write');
      const image = await limited(async () => textImage(await readJpeg(request.body.base64)));
      return addToText(dependencies, image, auditActor(request));
    },
    [PhotoSource.animal]: addSquare,
    [PhotoSource.shelter]: addSquare,
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
          summary:
            'Adds a photo to an animal, a draft of one, a shelter or a text: the answer holds the photo, of bron TEKST its address; takes an Idempotency-Key',
          body: PhotoUpload,
          response: { ...refusals(400, 401, 403, 404, 409, 413, 415, 422), 201: MessageAnswer },
        },
        preParsing: async (request) => void signedIn(request),
      },
      async (request, reply) => reply.code(201).send(await sources[request.body.bron](request)),
    );
  };
}

/** Takes the photo of an animal or a shelter; `base64org` is made from `base64` when it is not sent. */
function squareUpload(dependencies: PhotoUploadDependencies, limited: ReturnType<typeof semaphore>) {
  const { database, photos, origin, now } = dependencies;
  const decoded = async ({ base64, base64org }: PhotoUpload) => {
    const small = await readJpeg(base64);
    return squareImage(small, base64org === undefined ? small : await readJpeg(base64org));
  };
  const owners = photoOwnerRepository(database);

  /** Whose photo it will be, when this person may change that. */
  async function ownerOf(request: UploadRequest): Promise<PhotoOwner> {
    const { bron, bron_id, concept } = request.body;
    const isDraft = bron === PhotoSource.animal && bron_id === 0;
    if (!isDraft) return managedOwner(request, await owners.find(bron, bron_id), now());
    const { user_id } = mayDraft(request);
    if (!concept) throw new AppError('VALIDATION', undefined, { fields: { bron_id: messages.noAnimal } });
    const draft = await photoDraftRepository(database).open(concept, user_id);
    if (draft === 'foreign') throw new AppError('NOT_FOUND');
    if (draft === 'full') throw new AppError('LIMIT_REACHED', messages.tooManyDrafts);
    if (draft.dier === null) return { bron: DRAFT_SOURCE, bronId: draft.id, userId: user_id };
    return managedOwner(request, await owners.find(PhotoSource.animal, draft.dier), now());
  }

  /** Before the picture is decoded: of photos that come together a few may still get in. */
  async function refuseFull(asiel: number | null): Promise<void> {
    if (asiel !== null && (await owners.bytesOfShelter(asiel)) >= PHOTOS_PER_SHELTER_MAX_BYTES)
      throw new AppError('LIMIT_REACHED', messages.shelterFull);
  }

  return async (request: UploadRequest): Promise<MessageAnswer> => {
    const { volgnr, primair, exclude } = request.body;
    const owner = await ownerOf(request);
    await refuseFull(owner.bron === DRAFT_SOURCE ? signedIn(request).asiel : owner.asiel);
    const call = idempotentCall(request, apiPath.photos(), signedIn(request).user_id);
    const image = await limited(() => decoded(request.body));
    const wish = { volgnr, primair: primair === 1, exclude: exclude === 1 };
    const { id, isNew } = await photos.add({ owner, image, ...wish }, call, auditActor(request));
    // Gone when somebody removed it between a first call and its repeat.
    const row = await photoById(database, id);
    const said = isNew
      ? { message: messages.added, status: ToastType.success }
      : { message: messages.present, status: ToastType.message };
    return { data: { ...said, ...(row ? { item: wirePhoto(row, origin) } : {}) } };
  };
}

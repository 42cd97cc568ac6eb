import type { MessageAnswer } from '@portal/shared/contract';
import { PhotoSource, ToastType } from '@portal/shared/contract';
import { textPhotoUrl } from '../../lib/photo-url';
import type { Blobs } from '../../ports/blobs/port';
import type { Database } from '../../ports/database/port';
import { type AuditActor, writeAudit } from '../audit';
import { messages } from './messages';
import { textPhotoRepository } from './photo.repository';
import { holdFiles, keepImage } from './photo-files';
import type { KeptImage } from './photo-image';

interface TextPhotoOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  blobs: Pick<Blobs, 'put' | 'exists'>;
  origin: string;
  now: () => Date;
}

/** Adds an image of a text and answers its address. The files first, then the row: a row never names a file that is not there. */
export async function addToText(
  { database, blobs, origin, now }: TextPhotoOptions,
  image: KeptImage,
  actor: AuditActor,
): Promise<MessageAnswer> {
  await keepImage({ database, blobs, now }, image);
  await database.transaction(async (tx) => {
    await holdFiles(tx, blobs, image);
    await textPhotoRepository(tx).add(image, now());
    const line = { action: 'photo.add', object: 'photo', objectId: image.storageKey };
    await writeAudit(tx, actor, { ...line, changes: { bron: PhotoSource.text } });
  });
  const fotourl = textPhotoUrl(origin, image.storageKey);
  return { data: { message: messages.added, status: ToastType.success, fotourl } };
}

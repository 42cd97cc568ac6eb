import { PhotoSource } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import type { Executor } from '../../ports/database/port';
import { type AuditActor, writeAudit } from '../audit';
import { messages } from './messages';
import { photoDraftRepository } from './photo-draft.repository';
import { shownFirst } from './photo-gallery';
import { photoGalleryRepository } from './photo-gallery.repository';

/**
 * Gives the photos of a draft to the animal that it became, in their order and with their primary one, in the transaction that adds the animal
 * (C42). Throws 404 for the draft of another account and 409 for one that is an animal already.
 */
export async function attachDraft(
  tx: Pick<Executor, 'query'>,
  { concept, animal }: { concept: string; animal: { id: number; uuidkey: string } },
  actor: AuditActor & { userId: number },
): Promise<void> {
  const drafts = photoDraftRepository(tx);
  const draft = await drafts.hold(concept, actor.userId);
  if (!draft) throw new AppError('NOT_FOUND');
  if (draft.dier !== null) throw new AppError('DUPLICATE', messages.draftSaved);
  const photos = await drafts.attach(draft.id, animal.id);
  if (photos.length === 0) return;
  const gallery = photoGalleryRepository(tx, { bron: PhotoSource.animal, bronId: animal.id });
  await gallery.refreshAnimal(shownFirst(await gallery.list()));
  const changes = { photos };
  await writeAudit(tx, actor, { action: 'photo.attach', object: 'animal', objectId: animal.uuidkey, changes });
}

import { isRequestError, logError, onOnline } from '@portal/shared/session';
import type { PhotoOfAnimal, PhotoSend } from '../../endpoints/photo';
import { isPassing, patiently, pause } from './patience';
import type { PhotoCrops } from './photo-file';
import { PhotoList } from './photo-list';
import {
  asWaiting,
  type NewPhoto,
  noShelf,
  type PhotoOutcome,
  type PhotoShelf,
  type QueuedPhoto,
  queuedPhoto,
  restored,
  type Said,
  waitsForNetwork,
} from './queued-photo';

export interface PhotoQueueOptions {
  send: (photo: PhotoSend) => Promise<Said>;
  /** Deletes a photo that arrived and is not wanted any more. */
  remove: (photo: PhotoOfAnimal) => Promise<unknown>;
  shelf?: PhotoShelf;
  /** Pause before another try, in ms. */
  wait?: (ms: number) => Promise<void>;
}

const AT_ONCE = 2;

/**
 * Sends photos in the background: two at a time, again after a while when the network or the server fails, at once when the browser has a
 * network again. The key of a photo is the same at every try, so it is never there twice (C29). What waits is kept for the next visit.
 */
export class PhotoQueue {
  readonly #list: PhotoList;
  readonly #outcomes = new Map<string, PhotoOutcome>();
  readonly #options: Required<PhotoQueueOptions>;
  #stopListening = () => {};

  constructor({ shelf = noShelf, wait = pause, ...calls }: PhotoQueueOptions) {
    this.#options = { ...calls, shelf, wait };
    this.#list = new PhotoList(shelf);
    this.#list.subscribe(() => this.#followNetwork());
    void this.#restore();
  }

  /** What a page shows of it, for useSyncExternalStore. */
  get list(): Pick<PhotoList, 'photos' | 'subscribe'> {
    return this.#list;
  }

  /** Adds a photo and begins to send it as soon as one of the two places is free. */
  add(photo: NewPhoto, outcome: PhotoOutcome = {}): void {
    const queued = queuedPhoto(photo);
    this.#outcomes.set(queued.id, outcome);
    this.#list.set([...this.#list.photos(), queued]);
    this.#list.keep(queued.id);
    this.#pump();
  }

  /** Tries a failed photo once more. */
  retry(id: string): void {
    this.#again((photo) => photo.id === id);
  }

  /** Forgets a photo here; what the server has stays there. */
  forget(id: string): void {
    this.#outcomes.delete(id);
    this.#list.forget(id);
  }

  /** Takes a photo back, also from the server. */
  remove(id: string): void {
    this.#plan(id, 'remove');
  }

  /** Puts another crop of the same picture in the place of a photo. */
  recrop(id: string, crops: PhotoCrops): void {
    this.#plan(id, { crops });
  }

  /** The photos of a group now belong to an animal: what has not arrived goes on, for its page. */
  adopt(group: string, uuidkey: string): void {
    for (const { id } of this.#list.of(group, ({ state, plan }) => state === 'sent' && plan === null)) this.forget(id);
    for (const { id } of this.#list.of(group)) {
      this.#list.change(id, { group: `animal:${uuidkey}`, uuidkey, source: null });
      this.#list.keep(id);
    }
  }

  /** Forgets a group that nobody wants; at the server it ends by its age (C42). */
  discard(group: string): void {
    for (const { id } of this.#list.of(group)) this.forget(id);
  }

  /** Ends the queue of a person who left. */
  close(): void {
    this.#list.set([]);
  }

  async #restore(): Promise<void> {
    const known = new Set(this.#list.photos().map(({ id }) => id));
    const kept = restored(await this.#options.shelf.list()).filter(({ id }) => !known.has(id));
    if (kept.length === 0) return;
    this.#list.set([...kept, ...this.#list.photos()]);
    for (const { id, state, plan } of kept) if (state === 'sent' && plan !== null) void this.#fulfil(id);
    this.#pump();
  }

  /** The window knows the queue only while a photo waits for a network: afterwards nothing holds the release that it came with. */
  #followNetwork(): void {
    this.#stopListening();
    const isWaiting = this.#list.photos().some(waitsForNetwork);
    this.#stopListening = isWaiting ? onOnline(() => this.#again(waitsForNetwork)) : () => {};
  }

  #again(isMeant: (photo: QueuedPhoto) => boolean): void {
    this.#list.set(
      this.#list.photos().map((photo) => (photo.state === 'failed' && isMeant(photo) ? asWaiting(photo) : photo)),
    );
    this.#pump();
  }

  #pump(): void {
    const sending = this.#list.photos().filter(({ state }) => state === 'sending').length;
    const next = this.#list
      .photos()
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, AT_ONCE - sending));
    for (const photo of next) {
      this.#list.change(photo.id, { state: 'sending', wasTried: true, progress: 0 });
      this.#list.keep(photo.id);
      void this.#deliver(photo).then(() => this.#pump());
    }
  }

  async #deliver({ id, body }: QueuedPhoto): Promise<void> {
    const uuidkey = () => this.#list.find(id)?.uuidkey ?? null;
    const onProgress = (progress: number) => this.#list.change(id, { progress });
    try {
      const send = () => this.#options.send({ uuidkey, body, idempotencyKey: id, onProgress });
      const said = await this.#patiently(id, send);
      if (said === undefined) return;
      this.#list.change(id, { state: 'sent', progress: 1, photo: said.item ?? null });
      this.#outcomes.get(id)?.onSent?.(said);
      await this.#fulfil(id);
    } catch (error) {
      await this.#refused(id, error);
    }
  }

  async #refused(id: string, error: unknown): Promise<void> {
    if (!isRequestError(error)) logError('A photo could not be sent.', error);
    const message = isRequestError(error) ? error.message : '';
    this.#list.change(id, { state: 'failed', progress: 0, failure: { message, isPassing: isPassing(error) } });
    this.#outcomes.get(id)?.onFailed?.();
    if (this.#list.find(id)?.plan !== null && !isPassing(error)) await this.#fulfil(id);
  }

  /** Does a call for a photo as long as somebody wants the photo. */
  #patiently<Result>(id: string, call: () => Promise<Result>): Promise<Result | undefined> {
    const isWanted = () => this.#list.find(id) !== undefined;
    const onPause = () => this.#list.change(id, { progress: 0 });
    return patiently(call, { isWanted, onPause, wait: this.#options.wait });
  }

  #plan(id: string, plan: QueuedPhoto['plan']): void {
    this.#list.change(id, { plan });
    const photo = this.#list.find(id);
    if (photo === undefined) return;
    this.#list.keep(id);
    const isHere = !photo.wasTried || photo.failure?.isPassing === false;
    if (isHere || photo.state === 'sent') void this.#fulfil(id);
    else this.#again((one) => one.id === id);
  }

  /** Does what was planned with a photo that has arrived, or that never left. */
  async #fulfil(id: string): Promise<void> {
    const photo = this.#list.find(id);
    if (photo === undefined) return;
    if (photo.plan === null) return photo.source === null ? this.#list.drop(id) : this.#list.keep(id);
    if (photo.photo !== null) {
      const { id: photoId } = photo.photo;
      const remove = () => this.#options.remove({ uuidkey: this.#list.find(id)?.uuidkey ?? null, photoId });
      await this.#patiently(id, remove).catch((error) => logError('A photo could not be taken back.', error));
    }
    // It may have been planned anew meanwhile.
    const { plan } = this.#list.find(id) ?? photo;
    if (plan !== null && plan !== 'remove') this.#replace(photo, plan.crops);
    else this.forget(id);
  }

  #replace(photo: QueuedPhoto, crops: PhotoCrops): void {
    const next = { ...queuedPhoto({ ...photo, body: { ...photo.body, ...crops } }), addedAt: photo.addedAt };
    this.#outcomes.set(next.id, this.#outcomes.get(photo.id) ?? {});
    this.#outcomes.delete(photo.id);
    this.#list.replace(photo.id, next);
    this.#pump();
  }
}

import type { PhotoShelf, QueuedPhoto } from './queued-photo';

/** Some photos, as a page sees them and a shelf keeps them. */
export class PhotoList {
  #photos: readonly QueuedPhoto[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #shelf: PhotoShelf;

  constructor(shelf: PhotoShelf) {
    this.#shelf = shelf;
  }

  /** All photos, the oldest first; another array after every change. */
  readonly photos = (): readonly QueuedPhoto[] => this.#photos;

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  find(id: string): QueuedPhoto | undefined {
    return this.#photos.find((photo) => photo.id === id);
  }

  of(group: string, isMeant: (photo: QueuedPhoto) => boolean = () => true): QueuedPhoto[] {
    return this.#photos.filter((photo) => photo.group === group && isMeant(photo));
  }

  set(photos: readonly QueuedPhoto[]): void {
    this.#photos = photos;
    for (const listener of this.#listeners) listener();
  }

  change(id: string, change: Partial<QueuedPhoto>): void {
    this.set(this.#photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)));
  }

  /** Puts one photo in the place of another. */
  replace(id: string, next: QueuedPhoto): void {
    this.set(this.#photos.map((photo) => (photo.id === id ? next : photo)));
    this.keep(next.id);
    this.drop(id);
  }

  /** Forgets a photo, here and on the shelf. */
  forget(id: string): void {
    this.set(this.#photos.filter((photo) => photo.id !== id));
    this.drop(id);
  }

  /** Keeps a photo as it is now for the next visit. */
  keep(id: string): void {
    const photo = this.find(id);
    if (photo) void this.#shelf.set(id, photo);
  }

  /** Keeps a photo no longer. */
  drop(id: string): void {
    void this.#shelf.remove(id);
  }
}

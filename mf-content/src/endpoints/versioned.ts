/** A thing with the version that it had when it was read; null when the server sent none (C29). */
export interface Versioned<T> {
  item: T;
  etag: string | null;
}

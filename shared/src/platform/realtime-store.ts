import type { Message } from '@portal/shared/contract';

/** Why the realtime store refuses: `unavailable` may pass, the others will not by asking again. */
export type RealtimeErrorCode = 'invalid' | 'unauthenticated' | 'permission-denied' | 'unavailable';

/** What a call of the realtime store rejects with. `message` is Dutch and may be shown. */
export interface RealtimeError extends Error {
  readonly code: RealtimeErrorCode;
}

/**
 * A message to add. `id` is a uuid that the browser makes once: the same one again adds nothing, whatever became of the first answer.
 * `name` and `reciever` are those of the two parties; the sender follows from who is signed in (C57).
 */
export interface NewMessage {
  id: string;
  reviewId: number;
  name: string;
  text: string;
  reciever: string;
}

/**
 * The chat and the feature flags, whatever stores them (decision 065): one adapter per engine, each in a lazy chunk of its own. Who is asking
 * is whoever is signed in; a store belongs to the page, not to a person.
 */
export interface RealtimeStore {
  /**
   * The last 50 messages of a review that the person may see, newest first, at once and at every change, until the result is called. `onError`
   * hears `unavailable` when the connection is lost, which the store restores by itself; after any other code nothing more comes. The
   * page has one connection: the watch that began last has it.
   */
  watch(
    of: { reviewId: number },
    onMessages: (newestFirst: readonly Message[]) => void,
    onError?: (error: RealtimeError) => void,
  ): () => void;
  /** Adds a message as whoever is signed in; when its chat is watched it is shown there before the promise is kept. */
  add(message: NewMessage): Promise<Message>;
  /** Says that the person read a message that was sent to them, and all older ones. */
  markRead(id: string): Promise<void>;
  /** Whether a flag is on for the person; an unknown one is off (C41). */
  feature(alias: string): Promise<boolean>;
}

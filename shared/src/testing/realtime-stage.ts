import type { Message } from '@portal/shared/contract';
import type { NewMessage, RealtimeError, RealtimeErrorCode, RealtimeStore } from '@portal/shared/platform';

/** Who looks at the chat: its two parties, somebody else who is signed in, an administrator, and somebody who is not signed in. */
export type ChatPerson = 'author' | 'shelter' | 'stranger' | 'admin' | 'nobody';

/** A review whose chat is still empty, with its party keys, and a store per person. */
export interface RealtimeStage {
  reviewId: number;
  parties: { author: string; shelter: string };
  storeFor(who: ChatPerson): RealtimeStore;
}

/** The other side sees a message within this time (RE-013). */
const SEEN_MS = 2000;

/** A message from this person to the other party; of who is no party to the shelter. */
export function newMessage({ reviewId, parties }: RealtimeStage, who: ChatPerson, text: string): NewMessage {
  const reciever = who === 'shelter' ? parties.author : parties.shelter;
  return { id: crypto.randomUUID(), reviewId, name: who, text, reciever };
}

export const write = (stage: RealtimeStage, who: ChatPerson, text: string): Promise<Message> =>
  stage.storeFor(who).add(newMessage(stage, who, text));

/** Watches as somebody: what they see now, and promises of what they will see. */
export function look(stage: RealtimeStage, who: ChatPerson) {
  let seen: readonly Message[] = [];
  let hasSeen = false;
  let failed: RealtimeError | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const stop = stage.storeFor(who).watch(
    { reviewId: stage.reviewId },
    (messages) => {
      seen = messages;
      hasSeen = true;
      tell();
    },
    (error) => {
      failed = error;
      tell();
    },
  );
  const when = <Value>(read: () => Value | undefined): Promise<Value> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${who} sees ${JSON.stringify(seen)} ${failed ?? ''}`)), SEEN_MS);
      const listener = () => {
        const value = read();
        if (value === undefined) return;
        clearTimeout(timer);
        listeners.delete(listener);
        resolve(value);
      };
      listeners.add(listener);
      listener();
    });
  return {
    stop,
    seen: () => seen,
    until: (isSeen: (messages: readonly Message[]) => boolean) =>
      when(() => (hasSeen && isSeen(seen) ? true : undefined)),
    failure: () => when(() => failed),
  };
}

export async function refused(call: () => Promise<unknown>, code: RealtimeErrorCode): Promise<void> {
  const error = await call().then(
    () => null,
    (reason: RealtimeError) => reason,
  );
  equal(error?.code, code);
}

export function equal(actual: unknown, expected: unknown): void {
  const [given, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (given !== wanted) throw new Error(`${given} instead of ${wanted}`);
}

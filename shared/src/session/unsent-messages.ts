import type { NewMessage } from '@portal/shared/platform';
import { draftFiles } from './draft';

/** A message that was typed and that the server does not have yet; `refusal` is why it does not want it. */
export interface UnsentMessage extends NewMessage {
  /** Greater than that of every message that was typed before it. */
  typedAt: number;
  refusal: string | null;
}

/** How it is kept: beside the pictures of the same person's drafts. */
const PREFIX = 'message-';

const isUnsent = (value: unknown): value is UnsentMessage =>
  typeof value === 'object' && value !== null && 'reviewId' in value && 'typedAt' in value && 'text' in value;

/** The messages of a person that wait in this browser, the oldest first; they end with the session, as drafts do. */
export function unsentMessages(owner: string) {
  const files = draftFiles(owner);
  return {
    list: async (): Promise<UnsentMessage[]> =>
      (await files.list()).filter(isUnsent).sort((a, b) => a.typedAt - b.typedAt),
    set: (message: UnsentMessage): Promise<void> => files.set(PREFIX + message.id, message),
    remove: (id: string): Promise<void> => files.remove(PREFIX + id),
  };
}

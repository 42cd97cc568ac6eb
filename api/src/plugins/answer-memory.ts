import { createHash } from 'node:crypto';

/** Most answers kept, and most bytes of all of them together. */
const ENTRIES_MAX = 5000;
const BYTES_MAX = 8 * 1024 * 1024;

/** The mark of a text: the same content has the same mark in every process. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether the client already holds this answer. Weak comparison, as RFC 9110 § 13.1.2 wants it for If-None-Match. */
export function isHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag.slice(2));
}

/** Answers by key, bounded in number and bytes; the one that was not asked for longest goes first. */
export class AnswerMemory<Answer extends { size: number }> {
  readonly #kept = new Map<string, Answer>();
  #bytes = 0;

  add(key: string, answer: Answer): void {
    this.#kept.set(key, answer);
    this.#bytes += answer.size;
    for (const [oldest, { size }] of this.#kept) {
      if (this.#kept.size <= ENTRIES_MAX && this.#bytes <= BYTES_MAX) break;
      this.#kept.delete(oldest);
      this.#bytes -= size;
    }
  }

  find(key: string): Answer | undefined {
    const answer = this.#kept.get(key);
    if (answer) {
      this.#kept.delete(key);
      this.#kept.set(key, answer);
    }
    return answer;
  }
}

import { KEPT } from '../../common/kept';

/** Headers about how the bytes came, which says nothing of the text any more. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding'];

/** An answer that says when it was stored. */
export function stamped({ status, headers }: Response, body: string, now = new Date()): Response {
  const kept = new Headers(headers);
  for (const name of OF_TRANSFER) kept.delete(name);
  kept.set(KEPT.storedAt, now.toISOString());
  return new Response(body, { status, headers: kept });
}

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  text: string;
}

/** Answers with a text, as small as the portal would send it to whoever asked: on a slow line the size is most of the time. */
export function sendText(incoming: IncomingMessage, answer: ServerResponse, { status, headers, text }: Answer): void {
  if (!/\bbr\b/.test(String(incoming.headers['accept-encoding']))) {
    answer.writeHead(status, headers).end(text);
    return;
  }
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  answer.writeHead(status, { ...headers, 'content-encoding': 'br' }).end(body);
}

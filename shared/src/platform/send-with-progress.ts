/**
 * Sends a request as fetch does and tells how much of its body has left, from 0 to 1: XMLHttpRequest, because fetch does not tell. A
 * redirect cannot be refused beforehand; its answer is refused, and the policy of the page lets none leave the own origin (SH-057).
 */
export function sendWithProgress(
  url: URL,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The request failed.'));
    request.open(method, url);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      const isRedirected = request.responseURL !== '' && request.responseURL !== url.href;
      if (isRedirected || request.status === 0) fail();
      else resolve(answerOf(request));
    };
    request.onerror = fail;
    request.onabort = fail;
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
}

/** Statuses whose answer may not have a body. */
const EMPTY = [204, 205, 304];

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const pairs = lines.filter((line) => line.includes(': ')).map((line) => line.split(': ', 2) as [string, string]);
  const { status, responseText } = request;
  return new Response(EMPTY.includes(status) ? null : responseText, { status, headers: new Headers(pairs) });
}

/** What was asked through the proxy, and what came back. */
export interface Answered {
  kind: string;
  /** Milliseconds since the run began, of the call and of its answer. */
  asked: number;
  at: number;
  status: number;
  hasRetryAfter: boolean;
}

export interface Call {
  kind: string;
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object | Buffer;
  headers?: Record<string, string>;
  /** The network address of the visitor; another one each time unless told. */
  address?: string;
}

const LIMIT_MS = 60_000;

/** One address of a thousand, each of which asks a page now and then. */
const someAddress = (turn: number) => `10.${20 + (turn % 4)}.${(turn >> 2) % 250}.7`;

/** Calls through the proxy, each noted. Status 0: no answer at all. */
export function caller(url: string) {
  const answers: Answered[] = [];
  const began = performance.now();
  let turn = 0;

  async function call({ kind, method = 'GET', path, body, headers = {}, address }: Call) {
    turn += 1;
    const asked = performance.now() - began;
    const isJson = body !== undefined && !Buffer.isBuffer(body);
    const answer = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': address ?? someAddress(turn),
        ...(body !== undefined && { 'content-type': isJson ? 'application/json' : 'application/octet-stream' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : new Uint8Array(body as Buffer) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch(() => undefined);
    const text = (await answer?.text().catch(() => undefined)) ?? '';
    const status = answer?.status ?? 0;
    const hasRetryAfter = answer?.headers.has('retry-after') ?? false;
    answers.push({ kind, asked, at: performance.now() - began, status, hasRetryAfter });
    return { status, text, isDone: status >= 200 && status < 300 };
  }

  return { call, answers, now: () => performance.now() - began };
}

export type Caller = ReturnType<typeof caller>;

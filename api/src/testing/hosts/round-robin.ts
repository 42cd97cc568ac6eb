import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Milliseconds between two questions whether a process is ready. */
const LOOK_MS = 200;

/** What stands in front of several processes: in turn to those that are ready, or to all when none is. */
export interface RoundRobin {
  url: string;
  /** Calls that every process refused, or that broke off: answered 502. */
  broken: string[];
  close(): Promise<void>;
}

/** Starts it on `port`, so that the processes can be told of its address before. */
export async function startRoundRobin(port: number, backends: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const broken: string[] = [];
  let turn = 0;

  const look = async (backend: string) => {
    const answer = await fetch(`${backend}/api/ready`, { signal: AbortSignal.timeout(LOOK_MS * 5) }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) ready.add(backend);
    else ready.delete(backend);
  };
  const timer = setInterval(() => void Promise.all(backends.map(look)), LOOK_MS);
  await Promise.all(backends.map(look));

  /** Ready ones first, each beginning with another one. */
  function inTurn(): string[] {
    turn += 1;
    const from = (list: string[]) => [...list.slice(turn % list.length), ...list.slice(0, turn % list.length)];
    const [up, down] = [backends.filter((one) => ready.has(one)), backends.filter((one) => !ready.has(one))];
    return [...(up.length > 0 ? from(up) : []), ...(down.length > 0 ? from(down) : [])];
  }

  async function pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const faults: string[] = [];
    for (const backend of inTurn()) {
      const result = await send(backend, asked, body, agent).catch((error: NodeJS.ErrnoException) => error);
      if (!(result instanceof Error)) {
        response.writeHead(result.statusCode ?? 502, result.headers);
        result.pipe(response);
        result.on('error', () => response.destroy());
        return;
      }
      faults.push(`${result.code}`);
      // Nobody had it, or it does no harm twice; anything else may have been done.
      if (result.code !== 'ECONNREFUSED' && asked.method !== 'GET') break;
    }
    broken.push(`${asked.method} ${asked.url}: ${faults.join(', ')}`);
    response.writeHead(502).end();
  }

  const server = createServer((asked, response) => void pass(asked, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken,
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(backend: string, { method, url, headers }: IncomingMessage, body: Buffer, agent: Agent) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const own = { ...headers, host: new URL(backend).host, connection: 'keep-alive' };
    const sent = request(backend + url, { method, headers: own, agent }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** What a pooler in transaction mode does to a connection: it refuses or forgets its settings, or lets no notification through. */
export interface PoolerFaults {
  options: 'refused' | 'forgotten' | 'kept';
  notifications: 'lost' | 'kept';
}

const LENGTH = 4;
const PROTOCOL_3 = 196_608;
const NOTIFICATION = 'A'.charCodeAt(0);

/** Between the api and a PostgreSQL server: the same wire, with the faults of a pooler. */
export async function startPoolerLike(
  target: string,
  { options, notifications }: PoolerFaults,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.once('data', (first) => {
      const settings = settingsOf(first);
      if (options === 'refused' && settings.has('options')) {
        client.end(errorMessage('unsupported startup parameter: options'));
        return;
      }
      if (options === 'forgotten') settings.delete('options');
      upstream.write(startMessage(settings));
      client.pipe(upstream);
    });
    if (notifications === 'kept') upstream.pipe(client);
    else
      upstream.on(
        'data',
        withoutNotifications((message) => client.write(message)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function settingsOf(message: Buffer): Map<string, string> {
  const words = message
    .subarray(2 * LENGTH)
    .toString()
    .split('\0');
  const pairs = new Map<string, string>();
  for (let i = 0; words[i]; i += 2) pairs.set(words[i] as string, words[i + 1] as string);
  return pairs;
}

function startMessage(settings: ReadonlyMap<string, string>): Buffer {
  const body = Buffer.from(`${[...settings].flat().join('\0')}\0\0`);
  const head = Buffer.alloc(2 * LENGTH);
  head.writeInt32BE(head.length + body.length);
  head.writeInt32BE(PROTOCOL_3, LENGTH);
  return Buffer.concat([head, body]);
}

function errorMessage(text: string): Buffer {
  const body = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.alloc(1 + LENGTH);
  head.write('E');
  head.writeInt32BE(LENGTH + body.length, 1);
  return Buffer.concat([head, body]);
}

/** Passes whole messages on, all but notifications. */
function withoutNotifications(pass: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length > LENGTH) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      if (rest[0] !== NOTIFICATION) pass(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

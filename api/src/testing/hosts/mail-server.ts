import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const MESSAGE_ID = /^Message-ID: <([^@>]+)@/im;

/** A mail server that counts what it took, and can hang: then it takes connections and says nothing. */
export interface MailServer {
  url: string;
  /** How often each Message-ID was taken. */
  taken: Map<string, number>;
  hang(isHanging: boolean): void;
  close(): Promise<void>;
}

/** Starts it on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const taken = new Map<string, number>();
  let isHanging = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => {
      if (!isHanging) done();
    },
    onData: (stream, _session, done) => {
      void buffer(stream).then((bytes) => {
        if (isHanging) return;
        const id = MESSAGE_ID.exec(bytes.toString())?.[1] ?? '';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    hang(is) {
      isHanging = is;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

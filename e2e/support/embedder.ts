import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another origin that shows an address in a frame; `close` stops its server. */
export async function embed(address: string): Promise<{ url: string; close: () => void }> {
  const page = `<!doctype html><html lang="nl"><title>Ander</title><iframe title="Dieren" width="1000" height="700" src="${address}"></iframe>`;
  const server = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another origin; `close` stops its server. */
export interface OtherSite {
  url: string;
  close: () => void;
}

/** A page of another origin that shows an address in a frame. */
export const embed = (address: string): Promise<OtherSite> =>
  otherSite(`<iframe title="Dieren" width="1000" height="700" src="${address}"></iframe>`);

/** A page of another origin with this HTML in its body. */
export async function otherSite(body: string): Promise<OtherSite> {
  const page = `<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Ander</title>${body}`;
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

import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { firestoreServer } from './firestore-server';
import { MemoryFirestore } from './memory-firestore';
import { buildFirestorePage } from './page.mjs';
import { compileRules } from './rules-evaluator';
import type { RuleMap } from './rules-values';

const RULES = join(import.meta.dirname, '../../../api/firestore/firestore.rules');
const DOCUMENTS = 'projects/demo-portal/databases/(default)/documents';
/** The page, and each of five people. Linux answers on all of 127.0.0.0/8. */
const ADDRESSES = [1, 2, 3, 4, 5, 6].map((last) => `127.0.0.${last}`);

export interface FirestoreFixture {
  url: string;
  /** Writes a document as the server. */
  put(path: string, data: RuleMap): void;
  /** All documents of a collection, to be compared. */
  stored(collection: string): object[];
  close(): Promise<void>;
}

/** Firestore with the shipped rules, and a page with the adapter, on one port. */
export async function startFirestore(): Promise<FirestoreFixture> {
  const script = await buildFirestorePage();
  const firestore = new MemoryFirestore(compileRules(readFileSync(RULES, 'utf8')));
  const answerFirestore = firestoreServer(firestore);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (await answerFirestore(request, response)) return;
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`);
    response.end(
      isScript ? script : '<!doctype html><html lang="nl"><title>Firestore</title><script src="/page.js"></script>',
    );
  };
  const servers: Server[] = [];
  let port = 0;
  for (const address of ADDRESSES) {
    const server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((done) => server.listen(port, address, done));
    ({ port } = server.address() as AddressInfo);
    servers.push(server);
  }
  return {
    url: `http://127.0.0.1:${port}/`,
    put: (path, data) => firestore.put(`${DOCUMENTS}/${path}`, data),
    stored: (collection) => firestore.documents(`${DOCUMENTS}/${collection}/`),
    close: async () => {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

/** Publishing to a portal that has another build of the same version: what a team may not, `npm start` may. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { publishPart } from './release/publish.mjs';

const REGISTER = { generation: 3, shell: { version: '1.2.0', hash: 'aaaa1111' }, remotes: [] };

const newSigningKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

describe('another build of the version that runs', () => {
  let directory;
  let server;
  let options;
  const uploaded = new Map();
  const changes = [];

  before(async () => {
    directory = mkdtempSync(join(tmpdir(), 'publish-'));
    mkdirSync(join(directory, 'dist'));
    writeFileSync(join(directory, 'dist/main.js'), '"shell-bbbb2222"');
    const facts = { name: 'shell', version: '1.2.0', build: 'bbbb2222' };
    writeFileSync(join(directory, 'dist/release.json'), JSON.stringify(facts));
    server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      if (request.url === '/register.json') return response.end(JSON.stringify(REGISTER));
      if (request.method === 'GET') return response.end(uploaded.get(request.url.split('/').at(-1)));
      if (request.url === '/api/release/shell') changes.push(JSON.parse(body));
      else uploaded.set(request.url.split('/').at(-1), body);
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const portal = `http://127.0.0.1:${server.address().port}`;
    options = { directory, portal, key: 'key', signingKey: newSigningKey() };
  });
  beforeEach(() => {
    uploaded.clear();
    changes.length = 0;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  test('is refused to a team, before a file is sent, with the command that raises the version', async () => {
    await assert.rejects(publishPart('shell', { ...options, isTeam: true }), /npm run release:version -- shell patch/);
    assert.equal(uploaded.size, 0);
    assert.equal(changes.length, 0);
  });

  test('is published by a start of the same checkout: sources change while somebody develops', async () => {
    assert.equal(await publishPart('shell', options), 'published');
    assert.deepEqual([...uploaded.keys()], ['main.js']);
    assert.equal(changes.length, 1);
  });
});

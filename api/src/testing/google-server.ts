import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importSPKI, jwtVerify } from 'jose';
import { googleProject } from '../ports/cloud/google';
import type { CloudProject } from '../ports/cloud/port';
import { type CloudValue, decodeData } from '../ports/cloud/values';

/** Google as a Firebase project sees it: documents and claims in memory, behind the signature of the service account. */
export interface GoogleServer {
  /** A client of it, with a token of its own. */
  project(): CloudProject;
  documents: Map<string, Record<string, unknown>>;
  claims: Map<string, unknown>;
  /** How many access tokens were given. */
  tokens(): number;
  /** Answers 503 from now on, or well again. */
  fail(fails: boolean): void;
  close(): Promise<void>;
}

interface Body {
  writes?: { delete?: string; update?: { name: string; fields?: Record<string, CloudValue> } }[];
  structuredQuery?: {
    from: [{ collectionId: string }];
    where: {
      compositeFilter: { filters: { fieldFilter: { field: { fieldPath: string }; op: string; value: CloudValue } }[] };
    };
    orderBy?: [{ field: { fieldPath: string } }];
    limit: number;
  };
  localId?: string;
  customAttributes?: string;
}

/** Starts it for a project with a key of its own. */
export async function startGoogleServer(project: string): Promise<GoogleServer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const documents: GoogleServer['documents'] = new Map();
  const claims: GoogleServer['claims'] = new Map();
  const root = `projects/${project}/databases/(default)/documents/`;
  const email = `api@${project}.iam.example`;
  let given = 0;
  let isFailing = false;

  const commit = ({ writes = [] }: Body) => {
    for (const { delete: removed, update } of writes) {
      if (removed) documents.delete(removed.slice(root.length));
      else if (update) documents.set(update.name.slice(root.length), decodeData(update.fields));
    }
    return {};
  };

  function runQuery({ structuredQuery: asked }: Body) {
    if (!asked) throw new Error('no query');
    const prefix = `${asked.from[0].collectionId}/`;
    const filters = asked.where.compositeFilter.filters.map(({ fieldFilter }) => ({
      ...{ name: fieldFilter.field.fieldPath, op: fieldFilter.op },
      value: decodeData({ value: fieldFilter.value }).value,
    }));
    const order = asked.orderBy?.[0].field.fieldPath ?? '';
    return [...documents]
      .filter(([path]) => path.startsWith(prefix))
      .filter(([, data]) =>
        filters.every(({ name, op, value }) =>
          op === 'EQUAL' ? data[name] === value : Date.parse(String(data[name])) > Date.parse(String(value)),
        ),
      )
      .sort(([, left], [, right]) => String(left[order]).localeCompare(String(right[order])))
      .slice(0, asked.limit)
      .map(([path, data]) => ({ document: { name: root + path, fields: wireOf(data) } }));
  }

  async function answer(path: string, text: string, authorization: string | undefined): Promise<[number, unknown]> {
    if (isFailing) return [503, {}];
    if (path === '/token') {
      const assertion = new URLSearchParams(text).get('assertion') ?? '';
      await jwtVerify(assertion, await importSPKI(publicKey, 'RS256'), {
        issuer: email,
        requiredClaims: ['scope', 'aud'],
      });
      given += 1;
      return [200, { access_token: `token-${given}` }];
    }
    if (authorization !== `Bearer token-${given}`) return [401, { error: { message: 'UNAUTHENTICATED' } }];
    const body = JSON.parse(text) as Body;
    if (path.endsWith(':commit')) return [200, commit(body)];
    if (path.endsWith(':runQuery')) return [200, runQuery(body)];
    if (body.localId === 'onbekend') return [400, { error: { message: 'USER_NOT_FOUND' } }];
    claims.set(body.localId ?? '', JSON.parse(body.customAttributes ?? 'null'));
    return [200, {}];
  }

  const http = createServer(async (request, response) => {
    const [status, body] = await answer(request.url ?? '', await textOf(request), request.headers.authorization).catch(
      (error: Error): [number, unknown] => [400, { error: { message: error.message } }],
    );
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  return {
    project: () =>
      googleProject(
        { project_id: project, client_email: email, private_key: privateKey },
        { firestore: `${origin}/v1`, accounts: `${origin}/v1`, tokens: `${origin}/token` },
      ),
    documents,
    claims,
    tokens: () => given,
    fail: (fails) => {
      isFailing = fails;
    },
    close: () => new Promise((done) => http.close(() => done())),
  };
}

/** Times of documents are kept as text. */
function wireOf(data: Record<string, unknown>): Record<string, CloudValue> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (key === 'created') return [key, { timestampValue: value }];
      if (typeof value === 'boolean') return [key, { booleanValue: value }];
      return [key, typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value }];
    }),
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const part of request) chunks.push(part);
  return Buffer.concat(chunks).toString('utf8');
}

import type { CloudFilter, CloudProject } from './port';
import { type CloudValue, decodeData, encodeData, encodeValue } from './values';

const SCOPES = 'https://www.googleapis.com/auth/datastore https://www.googleapis.com/auth/identitytoolkit';
const TIMEOUT_MS = 10_000;
/** A token of Google lives an hour; a new one is asked for before that. */
const TOKEN_MS = 50 * 60_000;

/** Key of a service account, as Google's console gives it. */
export interface ServiceAccount {
  project_id: string;
  client_email: string;
  private_key: string;
}

/** Where Google is; tests name their own. */
export interface GoogleAddresses {
  firestore: string;
  accounts: string;
  tokens: string;
}

const GOOGLE: GoogleAddresses = {
  firestore: 'https://firestore.googleapis.com/v1',
  accounts: 'https://identitytoolkit.googleapis.com/v1',
  tokens: 'https://oauth2.googleapis.com/token',
};

/** Google's answer when something is wrong. */
class CloudFailure extends Error {
  override readonly name = 'CloudFailure';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A Firebase project over Google's REST calls, without an SDK: firebase-admin weighs 73 MB (decision 066). */
export function googleProject(account: ServiceAccount, at: GoogleAddresses = GOOGLE): CloudProject {
  const accessToken = tokenSource(account, at.tokens);
  const root = `projects/${account.project_id}/databases/(default)/documents`;

  async function post(url: string, body: object): Promise<unknown> {
    return send(url, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` },
      body: JSON.stringify(body),
    });
  }

  return {
    async commit(writes) {
      const wire = writes.map(({ path, data }) =>
        data === null
          ? { delete: `${root}/${path}` }
          : { update: { name: `${root}/${path}`, fields: encodeData(data) } },
      );
      await post(`${at.firestore}/${root}:commit`, { writes: wire });
    },

    async query({ collection, filters, orderBy, limit }) {
      const structuredQuery = {
        from: [{ collectionId: collection }],
        where: { compositeFilter: { op: 'AND', filters: filters.map(wireFilter) } },
        ...(orderBy && { orderBy: [{ field: { fieldPath: orderBy } }] }),
        limit,
      };
      const rows = (await post(`${at.firestore}/${root}:runQuery`, { structuredQuery })) as {
        document?: { name: string; fields?: Record<string, CloudValue> };
      }[];
      return rows.flatMap(({ document }) =>
        document ? [{ id: document.name.split('/').at(-1) ?? '', data: decodeData(document.fields) }] : [],
      );
    },

    async setClaims(uid, claims) {
      const body = { localId: uid, customAttributes: JSON.stringify(claims ?? {}) };
      await post(`${at.accounts}/projects/${account.project_id}/accounts:update`, body).catch((error: unknown) => {
        const isUnknown = error instanceof CloudFailure && error.message.includes('USER_NOT_FOUND');
        if (!isUnknown) throw error;
      });
    },
  };
}

function wireFilter(filter: CloudFilter) {
  const field = { fieldPath: filter.field };
  return 'equals' in filter
    ? { fieldFilter: { field, op: 'EQUAL', value: encodeValue(filter.equals) } }
    : { fieldFilter: { field, op: 'GREATER_THAN', value: { timestampValue: filter.after } } };
}

/** Gives an access token, one for many calls: the service account's own signature is exchanged for it. */
function tokenSource({ client_email, private_key }: ServiceAccount, url: string): () => Promise<string> {
  let present: { token: Promise<string>; until: number } | undefined;

  async function exchange(): Promise<string> {
    const { importPKCS8, SignJWT } = await import('jose');
    const assertion = await new SignJWT({ scope: SCOPES })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(client_email)
      .setAudience(url)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(private_key, 'RS256'));
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    return ((await send(url, { body })) as { access_token: string }).access_token;
  }

  return () => {
    if (present === undefined || Date.now() > present.until) {
      present = { token: exchange(), until: Date.now() + TOKEN_MS };
      present.token.catch(() => {
        present = undefined;
      });
    }
    return present.token;
  };
}

async function send(
  url: string,
  init: { headers?: Record<string, string>; body: string | URLSearchParams },
): Promise<unknown> {
  const response = await fetch(url, { ...init, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (!response.ok) throw new CloudFailure(response.status, text.slice(0, 500));
  return JSON.parse(text);
}

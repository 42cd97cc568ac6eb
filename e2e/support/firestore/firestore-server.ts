import type { IncomingMessage, ServerResponse } from 'node:http';
import { FirestoreFailure, type MemoryFirestore, type Write } from './memory-firestore';
import type { RuleAuth } from './rules-evaluator';
import { chunk, type Session } from './webchannel-session';
import { ListenSession, WriteSession } from './webchannel-streams';

const CHANNEL = /\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const CALL = /\/documents:(batchGet|commit)$/;

/**
 * Enough of Firestore for its web SDK: the streams Listen and Write over WebChannel (VER=8), streaming and long polling, and the
 * calls of a transaction. The protocol is undocumented and its sessions are sticky, so this is for tests only. The ID token
 * travels in the form field "headers" of a stream; it is trusted as it is.
 *
 * @returns a handler that says whether the request was for it
 */
export function firestoreServer(firestore: MemoryFirestore) {
  const sessions = new Map<string, Session>();

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, stream] = CHANNEL.exec(pathname) ?? [];
    const [, call] = CALL.exec(pathname) ?? [];
    if (!stream && !call) return false;
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (call) await answerCall(firestore, call, request, response);
    else await answerStream(sessions, firestore, stream, { request, response, searchParams });
    return true;
  };
}

async function answerCall(
  firestore: MemoryFirestore,
  call: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const auth = authOf(`Authorization:${request.headers.authorization ?? ''}`);
  const body = JSON.parse(await textOf(request)) as { documents?: string[]; writes?: Write[] };
  response.setHeader('content-type', 'application/json');
  try {
    response.end(
      JSON.stringify(call === 'commit' ? firestore.commit(body.writes ?? [], auth) : batchGet(body.documents)),
    );
  } catch (error) {
    if (!(error instanceof FirestoreFailure)) throw error;
    const { code, status, message } = error;
    response.statusCode = code;
    response.end(
      JSON.stringify(call === 'commit' ? { error: { code, status, message } } : [{ error: { code, status, message } }]),
    );
  }

  function batchGet(names: readonly string[] = []) {
    const readTime = firestore.now();
    return names.map((name) => {
      const found = firestore.get(name, auth);
      return found ? { found, readTime } : { missing: name, readTime };
    });
  }
}

interface StreamRequest {
  request: IncomingMessage;
  response: ServerResponse;
  searchParams: URLSearchParams;
}

async function answerStream(
  sessions: Map<string, Session>,
  firestore: MemoryFirestore,
  stream: string | undefined,
  { request, response, searchParams }: StreamRequest,
) {
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  const id = searchParams.get('SID');
  const known = sessions.get(id ?? '');
  if (id !== null && !known) {
    response.writeHead(400).end('Unknown SID');
  } else if (!known) {
    const form = new URLSearchParams(await textOf(request));
    const auth = authOf(form.get('headers') ?? '');
    const session = stream === 'Listen' ? new ListenSession(firestore, auth) : new WriteSession(firestore, auth);
    sessions.set(session.id, session);
    session.receiveAll(form);
    response.end(chunk([[0, ['c', session.id, '', 8, 12, 30_000]]]));
  } else if (searchParams.get('TYPE') === 'terminate') {
    sessions.delete(known.id);
    if (known instanceof ListenSession) known.end();
    else known.close();
    response.end();
  } else if (request.method === 'GET') known.openBackChannel(response, searchParams);
  else {
    known.acknowledge(Number(searchParams.get('AID')));
    known.receiveAll(new URLSearchParams(await textOf(request)));
    response.end(chunk([known.hasBackChannel ? 1 : 0, known.lastId, 7]));
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const part of request) chunks.push(part);
  return Buffer.concat(chunks).toString('utf8');
}

function authOf(headers: string): RuleAuth {
  const [, payload] = /Authorization: ?Bearer [^.\s]+\.([^.\s]+)/i.exec(headers) ?? [];
  if (!payload) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { uid: claims.sub, token: claims };
}

function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-expose-headers', 'x-http-session-id,x-client-wire-protocol');
}

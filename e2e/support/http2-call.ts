import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader, type OutgoingHttpHeaders } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** One call over HTTP/2 to a server of this machine with a certificate of its own; gives the head of the answer. Headers with `:` are the call's. */
export async function callHttp2(
  origin: string,
  headers: OutgoingHttpHeaders,
  { localAddress = '127.0.0.1', body = '' } = {},
): Promise<IncomingHttpHeaders & IncomingHttpStatusHeader> {
  const { hostname: servername, port, host } = new URL(origin);
  const socket = connectSocket({ host: '127.0.0.1', port: Number(port), localAddress });
  const createConnection = () => connectTls({ socket, servername, ALPNProtocols: ['h2'], rejectUnauthorized: false });
  const session = connect(origin, { createConnection });
  try {
    const stream = session.request({ ':authority': host, ...headers }, { endStream: body === '' });
    if (body !== '') stream.end(body);
    return await new Promise((done, fail) => {
      stream.once('response', done);
      stream.once('error', fail);
      session.once('error', fail);
    });
  } finally {
    session.destroy();
  }
}

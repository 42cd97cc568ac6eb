/**
 * The same few addresses over keep-alive sockets, for answers of which autocannon itself reads too few: it is full at 2,200 documents of 30 KB a second.
 * Of an answer its status and length are read, the rest is counted.
 */
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * @param {{ url: string, paths: string[], headers: Record<string, string>, connections?: number, seconds?: number }} options
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, failed: number, lacking: number }>} milliseconds; lacking: answers without an ETag
 */
export async function shootSockets({ url, paths, headers, connections = 10, seconds = 10 }) {
  const { hostname, port, host } = new URL(url);
  const fields = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${fields.join('')}\r\n`));
  const seen = { times: [], failed: 0, lacking: 0 };
  const until = performance.now() + seconds * 1000;
  const sockets = Array.from({ length: connections }, () => connect({ host: hostname, port: Number(port) }));
  await Promise.all(sockets.map((socket, index) => askOnAndOn(socket, { requests, until, seen, first: index })));
  const times = seen.times.sort((a, b) => a - b);
  const at = (part) => Math.round((times[Math.floor(times.length * part)] ?? 0) * 10) / 10;
  return {
    perSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    failed: seen.failed,
    lacking: seen.lacking,
  };
}

/** One request after the other until the time is over. */
function askOnAndOn(socket, { requests, until, seen, first }) {
  return new Promise((done, fail) => {
    let turn = first;
    let sent = 0;
    /** Bytes of the answer that are to come; null until its head was read. */
    let left = null;
    let head = Buffer.alloc(0);
    const ask = () => {
      if (performance.now() >= until) return socket.end(done);
      sent = performance.now();
      left = null;
      head = Buffer.alloc(0);
      socket.write(requests[turn % requests.length]);
      turn += 1;
    };
    socket.on('connect', ask);
    socket.on('error', fail);
    socket.on('data', (bytes) => {
      if (left === null) {
        head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
        const end = head.indexOf(END_OF_HEAD);
        if (end < 0) return;
        const text = head.latin1Slice(0, end).toLowerCase();
        left = Number(/\ncontent-length: (\d+)/.exec(text)?.[1]) - (head.length - end - END_OF_HEAD.length);
        if (!text.startsWith('http/1.1 200')) seen.failed += 1;
        if (!text.includes('\netag: ')) seen.lacking += 1;
      } else left -= bytes.length;
      if (Number.isNaN(left))
        return fail(new Error(`an answer without a length to ${requests[(turn - 1) % requests.length]}`));
      if (left > 0) return;
      seen.times.push(performance.now() - sent);
      ask();
    });
  });
}

/**
 * Many readers of one chat, as a process of its own: started by `chat.mjs` with `{ url, token, path, count }`. Tells when all are open, the
 * milliseconds from the moment in a message's text until each reader has it, and what became of the tries after the server ended them.
 */
import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const OPEN_AT_ONCE = 50;
const JITTER_MS = 5000;
const MARK = /^event: message\ndata: .*"text":"t(\d+)"/gm;

let options;
let open = 0;
let latencies = [];
const tries = { failed: 0, serverErrors: 0 };
let isStopping = false;

/** Shared by all processes of the machine. */
const now = () => process.hrtime.bigint();

process.on('message', (message) => {
  if (message.start) {
    options = message.start;
    openAll();
  } else if (message.ask === 'latencies') {
    process.send({ latencies, open });
    latencies = [];
  } else if (message.ask === 'tries') process.send({ tries, open });
  else if (message.ask === 'stop') {
    isStopping = true;
    process.disconnect();
    process.exit(0);
  }
});

async function openAll() {
  let left = options.count;
  const next = async () => {
    while (left > 0) {
      left -= 1;
      await openOne();
    }
  };
  await Promise.all(Array.from({ length: OPEN_AT_ONCE }, next));
  process.send({ opened: open });
}

/** Resolves when the stream is open, or when it was refused. */
function openOne() {
  return new Promise((resolve) => {
    const { url, path, token } = options;
    const request = get(url + path, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) {
        if (answer.statusCode >= 500) tries.serverErrors += 1;
        answer.resume();
        retry();
        return resolve();
      }
      open += 1;
      resolve();
      answer.setEncoding('utf8');
      answer.on('data', receive);
      answer.once('close', () => {
        open -= 1;
        setTimeout(openOne, Math.random() * JITTER_MS);
      });
    });
    request.once('error', () => {
      retry();
      resolve();
    });
  });
}

function retry() {
  if (isStopping) return;
  tries.failed += 1;
  setTimeout(openOne, Math.random() * JITTER_MS);
}

/** A message of the bench is shorter than a packet: it comes whole. */
function receive(text) {
  const arrived = now();
  for (const [, sent] of text.matchAll(MARK)) latencies.push(Number(arrived - BigInt(sent)) / 1e6);
}

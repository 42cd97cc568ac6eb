/** The ceiling of the machine: a bare server with the bytes of our answers, asked by the same client in the same way. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { endWithUs } from './portal.mjs';
import { shoot } from './shoot.mjs';

/** Headers that Node adds to each answer by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/**
 * @param {{ url: string, paths: string[], seconds: number }} options the portal and the paths whose answers are taken over
 * @returns {Promise<{ cached: object, unchanged: object }>} figures as `shoot` gives them
 */
export async function measureBare({ url, paths, seconds }) {
  const answers = await Promise.all(paths.map((path) => answerOf(url, path)));
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'));
  endWithUs(child);
  try {
    const port = await new Promise((done, fail) => {
      child.once('message', done);
      child.once('exit', (code) => fail(new Error(`The bare server ended with ${code}.`)));
      child.send(answers);
    });
    const bare = `http://127.0.0.1:${port}`;
    await shoot({ url: bare, paths, seconds: 1 });
    const cached = await shoot({ url: bare, paths, seconds });
    const headers = { 'if-none-match': answers[0].headers.etag };
    const unchanged = await shoot({ url: bare, paths: paths.slice(0, 1), seconds, headers });
    return { cached, unchanged };
  } finally {
    child.kill('SIGKILL');
  }
}

async function answerOf(url, path) {
  const answer = await fetch(url + path);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.has(name)));
  return { path, headers, text: await answer.text() };
}

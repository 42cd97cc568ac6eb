/** Requests at their moments, evenly over the time and whatever the answers take (open loop). autocannon sends what is due in a second at its beginning. */
import { Agent, request } from 'node:http';

/**
 * @param {{ url: string, paths: string[], rate: number, headers?: Record<string, string> }} options each path once, `rate` a second
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, failed: number, lacking: number }>} milliseconds from the moment a request was due;
 *   lacking: answers without an ETag
 */
export async function shootEvenly({ url, paths, rate, headers = {} }) {
  const agent = new Agent({ keepAlive: true });
  const seen = { times: [], failed: 0, lacking: 0 };
  const began = performance.now();
  const running = [];
  for (const [index, path] of paths.entries()) {
    const due = began + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    running.push(ask({ url: url + path, agent, headers, due, seen }));
  }
  await Promise.all(running);
  agent.destroy();
  const times = seen.times.sort((a, b) => a - b);
  const at = (part) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  const perSecond = Math.round((1000 * times.length) / (performance.now() - began));
  return { perSecond, p50: at(0.5), p99: at(0.99), failed: seen.failed, lacking: seen.lacking };
}

function ask({ url, agent, headers, due, seen }) {
  return new Promise((done) => {
    const failed = () => {
      seen.failed += 1;
      done();
    };
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('error', failed);
      response.once('end', () => {
        seen.times.push(performance.now() - due);
        if (response.statusCode !== 200) seen.failed += 1;
        if (response.headers.etag === undefined) seen.lacking += 1;
        done();
      });
    })
      .once('error', failed)
      .end();
  });
}

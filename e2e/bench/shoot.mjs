/** One run of autocannon against one address: ten connections, each with its own share of the paths, so that no two ask the same at once. */
import autocannon from 'autocannon';

/**
 * @param {{ url: string, paths: string[], connections?: number, seconds?: number, once?: boolean, headers?: Record<string, string>, wanted?: string }} options
 *   once: every path is asked once, instead of in turn for `seconds`; wanted: a header, and answers without it are counted
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, failed: number, lacking: number }>} milliseconds
 */
export async function shoot({ url, paths, connections = 10, seconds = 10, once = false, headers = {}, wanted }) {
  let client = 0;
  let lacking = 0;
  const onResponse = (_status, _body, _context, received) => {
    if (!(wanted in lowered(received))) lacking += 1;
  };
  const result = await autocannon({
    url,
    connections,
    headers,
    ...(once ? { amount: Math.floor(paths.length / connections) * connections } : { duration: seconds }),
    setupClient: (connection) => {
      const share = paths.filter(
        (_, index) => paths.length < connections || index % connections === client % connections,
      );
      client += 1;
      connection.setRequests(share.map((path) => ({ path, ...(wanted && { onResponse }) })));
    },
  });
  const expected = headers['if-none-match'] ? result['3xx'] : result['2xx'];
  return {
    perSecond: Math.round(once ? result.requests.total / result.duration : result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + (result.requests.total - expected),
    lacking,
  };
}

const lowered = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

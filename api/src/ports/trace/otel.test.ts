import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../testing/animal-rows';
import { apiProcess } from '../../testing/api-process';
import { openTrace } from './open';

interface SentSpan {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector that takes OTLP over HTTP in JSON. */
async function openCollector() {
  const spans: SentSpan[] = [];
  const paths = new Set<string>();
  const server = createServer(async (request, response) => {
    paths.add(`${request.method} ${request.url}`);
    let text = '';
    for await (const chunk of request) text += chunk;
    for (const { scopeSpans } of JSON.parse(text).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, spans, paths, close: () => new Promise((resolve) => server.close(resolve)) };
}

const factsOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

const FORM = { subject: 'dier', mv: 'V', naam: 'Zoë', email: 'zoe@post.example', tel: '0612345678', msg: 'Hallo' };

/** A mail server that takes everything, for as long as the test runs. */
async function openMailServer() {
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], closeTimeout: 100 },
    onData: (stream, _session, done) => void stream.on('end', () => done()).resume(),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, () => resolve()));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

// In a process of its own: the library loads parts of Node in a way that Jest has not.
test('AP-069: a request is followed to the database, and its mail from the job to the mail server', async () => {
  const [collector, mailServer, port] = [await openCollector(), await openMailServer(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-trace-'));
  const portal = apiProcess({
    ...{ PORT: String(port), DATA_DIR: dataDir, LISTEN_HOST: '127.0.0.1', CONTACT_EMAIL: 'bestuur@portaal.example' },
    ...{ SMTP_URL: mailServer.url, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '50' },
  });
  await portal.start();
  const answer = await fetch(`${portal.url}/api/contact`, {
    ...{ method: 'POST', body: JSON.stringify(FORM) },
    headers: { 'content-type': 'application/json', 'x-request-id': 'browser-42' },
  });
  expect(answer.status).toBe(201);
  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  await eventually(
    async () => [named('POST /api/contact'), named('job mail'), named('mail')].map(({ length }) => length),
    ([requests, jobs, sent]) => requests === 1 && jobs === 2 && sent === 2,
  );
  await portal.kill();
  await Promise.all([collector.close(), mailServer.close(), rm(dataDir, { recursive: true })]);

  expect([...collector.paths]).toEqual(['POST /v1/traces']);
  const { spans } = collector;
  const request = spans.find(({ name }) => name === 'POST /api/contact');
  if (!request) throw new Error(`No span of the request among ${spans.map(({ name }) => name)}.`);
  expect(factsOf(request)).toEqual({
    ...{ 'http.request.method': 'POST', 'http.route': '/api/contact', 'http.response.status_code': 201 },
    'portal.request_id': 'browser-42',
  });
  const childrenOf = (parent: SentSpan) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
  const transaction = childrenOf(request).find(({ name }) => name === 'database transaction');
  if (!transaction) throw new Error('The transaction is not part of the request.');
  const statements = childrenOf(transaction).map((span) => String(factsOf(span)['db.query.text']));
  expect(statements.some((sql) => sql.includes('INSERT INTO mail'))).toBe(true);
  const jobs = spans.filter(({ name }) => name === 'job mail');
  expect(jobs).toHaveLength(2);
  const mails = jobs.flatMap(childrenOf).filter(({ name }) => name === 'mail');
  expect(mails.map((span) => factsOf(span)['portal.mail_template']).sort()).toEqual(['contact', 'contact-received']);
  expect(JSON.stringify(spans)).not.toMatch(/post\.example|portaal\.example|Zoë|Hallo/);
}, 60_000);

test('AP-069: without a collector nothing is opened', async () => {
  expect(await openTrace({ endpoint: undefined, service: 'portal', version: '1' })).toBeUndefined();
});

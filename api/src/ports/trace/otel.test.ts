import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../testing/animal-rows';
import { openTestPortal } from '../../testing/portal';
import type { SendableMail } from '../mail/port';
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

test('AP-069: a request is followed to the database, and its mail from the job to the mail server', async () => {
  const collector = await openCollector();
  const trace = await openTrace({ endpoint: collector.endpoint, service: 'portal-test', version: '1.0.0' });
  if (!trace) throw new Error('There is no trace.');
  const sent: SendableMail[] = [];
  const mail = { send: async (one: SendableMail) => void sent.push(one), close: () => undefined };
  const portal = await openTestPortal('pglite', { CONTACT_EMAIL: 'bestuur@portaal.example' }, { trace, mail });
  const form = { subject: 'dier', mv: 'V', naam: 'Zoë', email: 'zoe@post.example', tel: '0612345678', msg: 'Hallo' };
  const ask = (requestId: string) =>
    portal.app.inject({
      ...{ method: 'POST', url: '/api/contact', payload: form, remoteAddress: '10.9.1.1' },
      headers: { 'x-request-id': requestId },
    });
  expect((await ask('browser-42')).statusCode).toBe(201);
  await eventually(async () => sent.length, (count) => count === 2);
  await portal.close();
  await trace.close();
  await collector.close();

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

import { makeRelease } from '@portal/shared/testing';
import type { LoadOutcome } from './loader';

const realFetch = globalThis.fetch;
let bodies: Record<string, unknown>[];
let refused: Error;

/** Each test gets a fresh copy of the module: its counters live as long as a page. */
async function freshSender() {
  jest.resetModules();
  const { sendLoadReport } = await import('./load-report');
  const { LoadError } = await import('./load-error');
  refused = new LoadError('integrity', 'refused');
  return sendLoadReport;
}

const failed = (build: string): LoadOutcome => ({
  name: 'mf-search',
  release: makeRelease({ build }),
  stage: 'entry',
  ms: 120,
  steppedBack: true,
  error: refused,
});

beforeEach(() => {
  bodies = [];
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = jest.fn(async (_url, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204 });
  });
});

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

test('a failure is reported with its class, without anything about the visitor', async () => {
  const send = await freshSender();
  send(failed('aaaaaaaa'));
  expect(bodies).toEqual([
    {
      name: 'mf-search',
      version: '1.0.0',
      build: 'aaaaaaaa',
      stage: 'entry',
      ms: 120,
      steppedBack: true,
      errorClass: 'integrity',
    },
  ]);
});

test('the same failure of the same build is reported once a minute', async () => {
  const send = await freshSender();
  send(failed('aaaaaaaa'));
  send(failed('aaaaaaaa'));
  expect(bodies).toHaveLength(1);
});

test('a page reports at most ten times', async () => {
  const send = await freshSender();
  for (let index = 0; index < 15; index += 1) send(failed(`aaaaaa${10 + index}`));
  expect(bodies).toHaveLength(10);
});

test('one success in twenty is reported', async () => {
  const send = await freshSender();
  const { error: _none, ...success } = failed('aaaaaaaa');
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValueOnce(0.01);
  send(success);
  expect(bodies).toHaveLength(0);
  send(success);
  expect(bodies).toHaveLength(1);
});

import { RemoteFacts } from '@portal/shared/contract';
import { defineRemote } from '@portal/shared/session';
import facts from '../remote.json';
import { routes } from './routes';
import { slots } from './slots';

// The build puts the version in; tests have none.
Object.assign(globalThis, { __VERSION__: '1.0.0' });

test('the module has the shape that the shell asks for, and its facts are those of the register', async () => {
  const { remote } = await import('./module');
  expect(defineRemote(remote)).toMatchObject({ name: 'mf-search' });
  expect(RemoteFacts.parse(facts).team).toBe('search');
});

test('routes and slots are those of remote.json', () => {
  expect(Object.keys(routes)).toEqual(facts.routes.map(({ path }) => path));
  expect(Object.keys(slots)).toEqual(facts.slots.map(({ slot }) => slot));
});

test('every route and slot leads to a component', async () => {
  const pieces = await Promise.all([...Object.values(routes), ...Object.values(slots)].map((load) => load()));
  for (const piece of pieces) expect(piece).toBeInstanceOf(Function);
});

test('every menu entry leads to a page of this remote, in the order of the specification (SH-004)', () => {
  const paths = facts.routes.map(({ path }) => `/${path}`);
  for (const { to } of facts.menu) expect(paths).toContain(to);
  const labels = [...facts.menu].sort((a, b) => a.order - b.order).map(({ label }) => label);
  expect(labels).toEqual([
    'Katten',
    'Honden',
    'Overige dieren',
    'Langzitters',
    'Koppels',
    'Gevonden dieren',
    'Asielen',
    'Asielen Nederland',
    'Asielen België',
  ]);
});

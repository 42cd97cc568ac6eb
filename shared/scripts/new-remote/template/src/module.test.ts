import { RemoteFacts } from '@portal/shared/contract';
import { defineRemote } from '@portal/shared/session';
import facts from '../remote.json';
import { routes } from './routes';
import { slots } from './slots';

// The build puts the version in; tests have none.
Object.assign(globalThis, { __VERSION__: '1.0.0' });

test('the module has the shape that the shell asks for, and its facts are those of the register', async () => {
  const { remote } = await import('./module');
  expect(defineRemote(remote)).toMatchObject({ name: 'mf-example' });
  expect(RemoteFacts.parse(facts).team).toBe('example-team');
});

test('routes and slots are those of remote.json', () => {
  const registered = RemoteFacts.parse(facts);
  expect(Object.keys(routes)).toEqual(registered.routes.map(({ path }) => path));
  expect(Object.keys(slots)).toEqual(registered.slots.map(({ slot }) => slot));
});

test('every route leads to a component', async () => {
  const pages = await Promise.all(Object.values(routes).map((load) => load()));
  for (const page of pages) expect(page).toBeInstanceOf(Function);
});

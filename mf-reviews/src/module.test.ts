import { RemoteFacts } from '@portal/shared/contract';
import { defineRemote } from '@portal/shared/session';
import facts from '../remote.json';
import { routes } from './routes';
import { slots } from './slots';

// The build puts the version in; tests have none.
Object.assign(globalThis, { __VERSION__: '1.0.0' });

test('the module has the shape that the shell asks for, and its facts are those of the register', async () => {
  const { remote } = await import('./module');
  expect(defineRemote(remote)).toMatchObject({ name: 'mf-reviews' });
  expect(RemoteFacts.parse(facts).team).toBe('reviews');
});

test('routes and slots are those of remote.json', () => {
  expect(Object.keys(routes)).toEqual(facts.routes.map(({ path }) => path));
  expect(Object.keys(slots)).toEqual(facts.slots.map(({ slot }) => slot));
});

test('SH-036, SH-038: who is signed in may open a review; a visitor is led by the invite', async () => {
  expect(facts.routes).toEqual([
    { path: 'recensies/:invite_uuid', access: { types: ['default', 'asiel', 'admin'] }, signIn: 'invite' },
  ]);
  for (const load of Object.values(routes)) expect(await load()).toBeInstanceOf(Function);
});

test('every slot leads to a component', async () => {
  const pieces = await Promise.all(Object.values(slots).map((load) => load()));
  for (const piece of pieces) expect(piece).toBeInstanceOf(Function);
});

import { RemoteFacts } from '@portal/shared/contract';
import { admits } from '@portal/shared/domain';
import { defineRemote } from '@portal/shared/session';
import { makeAdmin, makeMe, makeStaff } from '@portal/shared/testing';
import facts from '../remote.json';
import { routes } from './routes';
import { slots } from './slots';

// The build puts the version in; tests have none.
Object.assign(globalThis, { __VERSION__: '1.0.0' });

test('the module has the shape that the shell asks for, and its facts are those of the register', async () => {
  const { remote } = await import('./module');
  expect(defineRemote(remote)).toMatchObject({ name: 'mf-beheer' });
  expect(RemoteFacts.parse(facts).team).toBe('beheer');
});

test('routes and slots are those of remote.json', () => {
  expect(Object.keys(routes)).toEqual(facts.routes.map(({ path }) => path));
  expect(Object.keys(slots)).toEqual(facts.slots);
});

test('every route leads to a component', async () => {
  const pages = await Promise.all(Object.values(routes).map((load) => load()));
  for (const page of pages) expect(page).toBeInstanceOf(Function);
});

test.each([
  ['admin/beheer', [false, false, false, true]],
  ['asiels/beheer/:id', [false, false, true, true]],
  ['asiels/beheer/:id/cijfers', [false, false, true, true]],
  ['asiels/beheer/:id/import', [false, false, true, true]],
])('SH-036: %s admits of visitor, D, S, A: %j', (path, expected) => {
  const access = RemoteFacts.parse(facts).routes.find((route) => route.path === path)?.access ?? 'public';
  const people = [null, makeMe(), makeStaff(), makeAdmin()];
  expect(people.map((person) => admits(access, person))).toEqual(expected);
});

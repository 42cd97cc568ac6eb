import { RemoteFacts } from '@portal/shared/contract';
import { defineRemote } from '@portal/shared/session';
import facts from '../remote.json';
import { routes } from './routes';
import { slots } from './slots';

// The build puts the version in; tests have none.
Object.assign(globalThis, { __VERSION__: '1.0.0' });

test('the module has the shape that the shell asks for, and its facts are those of the register', async () => {
  const { remote } = await import('./module');
  expect(defineRemote(remote)).toMatchObject({ name: 'mf-content' });
  expect(RemoteFacts.parse(facts).team).toBe('content');
});

test('routes and slots are those of remote.json', () => {
  expect(Object.keys(routes)).toEqual(facts.routes.map(({ path }) => path));
  expect(Object.keys(slots)).toEqual(facts.slots.map(({ slot }) => slot));
});

test('every route and slot leads to a component', async () => {
  const pieces = await Promise.all([...Object.values(routes), ...Object.values(slots)].map((load) => load()));
  for (const piece of pieces) expect(piece).toBeInstanceOf(Function);
});

test("the header gets Nieuws, Informatie and two entries below 'Over ons' (SH-004)", () => {
  expect(facts.menu.map(({ slot, label, to }) => [slot, label, to])).toEqual([
    ['header.news', 'Nieuws', '/nieuws'],
    ['header.information', 'Informatie', '/informatie'],
    ['header.about', 'Doelstelling', '/over-ons/doelstelling'],
    ['header.about', 'Jaarverslag', '/over-ons/jaarverslag'],
  ]);
});

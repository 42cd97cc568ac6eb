import remote from '../remote.json';
import { routes } from './routes';
import { slots } from './slots';

test('the routes are those that the register promises', () => {
  expect(Object.keys(routes)).toEqual(remote.routes.map(({ path }) => path));
});

test('the pieces are those that the register promises', () => {
  expect(Object.keys(slots)).toEqual([...new Set(remote.slots.map(({ slot }) => slot))]);
});

test.each(Object.entries(routes))('the page of %s arrives', async (_path, load) => {
  expect(await load()).toBeInstanceOf(Function);
});

test.each(Object.entries(slots))('the piece of %s arrives', async (_slot, load) => {
  expect(await load()).toBeInstanceOf(Function);
});

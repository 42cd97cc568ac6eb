import type { RemoteModule } from '@portal/shared/contract';
import { makeConfig, renderPart } from '@portal/shared/testing';
import { render, screen } from '@testing-library/react';
import { defineRemote, RemoteShapeError } from './define-remote';
import { usePortalConfig } from './session-provider';
import { Slot } from './slot';

const Empty = () => null;
const ProductName = () => <p>{usePortalConfig().productName}</p>;
const good: RemoteModule = {
  contract: 1,
  name: 'mf-search',
  version: '1.0.0',
  routes: { 'zoek/dieren/kat': async () => Empty },
  slots: { 'home.search': async () => Empty },
};

test('a good remote comes back as it is', () => {
  expect(defineRemote(good)).toBe(good);
});

test.each<[string, Partial<Record<keyof RemoteModule, unknown>>]>([
  ['contract is not a whole number', { contract: '1' }],
  ['the name is not that of a remote', { name: 'search' }],
  ['the name is not that of a remote', { name: 'mf-found-' }],
  ['the version is missing', { version: '' }],
  ['the version is missing', { version: undefined }],
  ['routes is no object', { routes: undefined }],
  ['slots is no object', { slots: null }],
  ['the route nieuws has no function', { routes: { nieuws: <p /> } }],
  ['the slot home.search has no function', { slots: { 'home.search': 5 } }],
  ['the slot home.search two has no function', { slots: { 'home.search': { one: async () => Empty, two: 5 } } }],
  ['the slot home.sidebar does not exist', { slots: { 'home.sidebar': async () => Empty } }],
  ['start is no function', { start: 'now' }],
])('a remote is refused because %s', (reason, wrong) => {
  const load = () => defineRemote({ ...good, ...wrong } as RemoteModule);
  expect(load).toThrow(RemoteShapeError);
  expect(load).toThrow(reason);
});

test('a name of a remote may have several hyphens', () => {
  expect(defineRemote({ ...good, name: 'mf-found-animals' })).toMatchObject({ name: 'mf-found-animals' });
});

test('a slot hands its props to whoever fills it', () => {
  const props: unknown[] = [];
  renderPart(<Slot name="shelter.rating" uuidkey="abc" />, {
    slots: (name, given) => {
      props.push(given);
      return <p>{`gevuld: ${name}`}</p>;
    },
  });
  expect(screen.getByText('gevuld: shelter.rating')).toBeVisible();
  expect(props).toEqual([{ uuidkey: 'abc' }]);
});

test('a slot that nobody fills is empty', () => {
  const { container } = render(<Slot name="home.news" />);
  expect(container).toBeEmptyDOMElement();
});

test('a part reads the configuration', () => {
  renderPart(<ProductName />, { config: makeConfig({ productName: 'Dierenhuis' }) });
  expect(screen.getByText('Dierenhuis')).toBeVisible();
});

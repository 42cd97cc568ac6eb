import { useGetAnimalQuery, useSearchAnimalsQuery } from '@portal/shared/api-slices';
import { Slot, usePortalConfig } from '@portal/shared/session';
import { screen, waitFor } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { makeAnimal, makeAnimalCard, makeSearchPage } from './animal-factories';
import { get } from './call';
import { makeConfig } from './factories';
import { renderPart } from './render-part';
import { hangingAnswer, networkFailure, rawAnswer, refuse, stubApi, stubApiWith } from './stub-api';

function AnimalName() {
  const { id = '' } = useParams();
  const { data, error } = useGetAnimalQuery(id);
  const { productName } = usePortalConfig();
  if (error !== undefined && 'code' in error) return <p role="alert">{`${error.code}: ${error.message}`}</p>;
  return (
    <main>
      <h1>{data?.naam ?? 'laden'}</h1>
      <p>{productName}</p>
      <Slot name="animal.shelter-rating" uuidkey="abc" />
      <Link to="/zoek?ras=3">Zoeken</Link>
    </main>
  );
}

function Results() {
  const { data } = useSearchAnimalsQuery({ soort: [3, 4], q: '', first: 1 });
  return <p>{data?.data.map((card) => card.naam).join(', ')}</p>;
}

const animal = makeAnimal({ naam: 'Pluis' });
const at = { url: `/dier/${animal.uuidkey}`, path: '/dier/:id' };

test('a part shows what the api answered, with the configuration and the names of its slots', async () => {
  const api = stubApi({ getAnimal: { data: { item: animal } } });
  renderPart(<AnimalName />, { ...at, api, config: makeConfig({ productName: 'Dierenhuis' }) });
  expect(await screen.findByRole('heading', { name: 'Pluis' })).toBeVisible();
  expect(screen.getByText('Dierenhuis')).toBeVisible();
  expect(screen.getByText('[animal.shelter-rating]')).toBeVisible();
  expect(api.requestsOf('getAnimal').map((request) => request.path)).toEqual([`animal/${animal.uuidkey}`]);
});

test('requests are recorded as they left: lists joined, empty values gone (SE-008)', async () => {
  const api = stubApi({ searchAnimals: makeSearchPage([makeAnimalCard({ naam: 'Snuf' })]) });
  const { requests } = renderPart(<Results />, { api });
  expect(await screen.findByText('Snuf')).toBeVisible();
  expect(requests.map((request) => request.params)).toEqual([{ soort: '3,4', first: '1' }]);
});

test('a link changes the address', async () => {
  const { user, address } = renderPart(<AnimalName />, { ...at, api: stubApi({ getAnimal: hangingAnswer() }) });
  await user.click(screen.getByRole('link', { name: 'Zoeken' }));
  expect(address()).toBe('/zoek?ras=3');
});

test('go opens another address and goes back through the history', async () => {
  const { go, address } = renderPart(<p>Alles</p>, { url: '/nieuws' });
  await go('/contact?a=1');
  expect(address()).toBe('/contact?a=1');
  await go(-1);
  expect(address()).toBe('/nieuws');
});

test('an answer can wait for a promise', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const api = stubApi({ getAnimal: () => gate.then(() => ({ data: { item: animal } })) });
  renderPart(<AnimalName />, { ...at, api });
  expect(screen.getByRole('heading', { name: 'laden' })).toBeVisible();
  release();
  expect(await screen.findByRole('heading', { name: 'Pluis' })).toBeVisible();
});

test.each([
  ['a refusal of the catalogue', refuse('NOT_FOUND'), 'NOT_FOUND: Niet gevonden', 1],
  ['a network that fails', networkFailure(), /^OFFLINE: De website is nu niet bereikbaar/, 3],
  ['a body that is no JSON', rawAnswer(200, '<html>'), /^BAD_ANSWER: /, 1],
])('%s reaches the part as an ordinary error', async (_title, reply, text, requests) => {
  const api = stubApi({ getAnimal: reply });
  renderPart(<AnimalName />, { ...at, api });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(api.requests).toHaveLength(requests);
});

test('an answer that breaks the contract becomes an ordinary error and a line in the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const api = stubApi({ getAnimal: rawAnswer(200, JSON.stringify({ data: { item: { ...animal, naam: 7 } } })) });
  renderPart(<AnimalName />, { ...at, api });
  expect(await screen.findByRole('alert')).toHaveTextContent('BAD_ANSWER');
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('getAnimal'), expect.anything()));
  log.mockRestore();
});

test('a canned answer cannot lie', () => {
  const wrong = { data: { item: { ...animal, geplaatst: 'Q' as 'N' } } };
  expect(() => stubApi({ getAnimal: wrong })).toThrow('The canned answer of getAnimal breaks the contract');
});

test('a call without an answer fails and says which', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPart(<AnimalName />, at);
  expect(await screen.findByRole('alert')).toHaveTextContent('INTERNAL');
  expect(log).toHaveBeenCalledWith(`stubApi has no answer for GET animal/${animal.uuidkey}`);
  log.mockRestore();
});

describe('calls of a part', () => {
  const stub = stubApiWith({
    getPlace: get('place/:id', z.string()),
    getMoon: get('place/moon', z.string()),
    getNewMoon: { ...get('place/moon', z.string()), params: { phase: 'new' } },
  });

  test('they stand beside those of shared, and the most literal one that fits is meant', async () => {
    const api = stub({ getPlace: 'a place', getMoon: 'the moon', getNewMoon: 'dark', listKinds: { items: [] } });
    const ask = async (path: string) => (await fetch(`/api/${path}`)).json();
    const asked = ['place/moon?phase=new', 'place/moon', 'place/mars', 'kind'];
    expect(await Promise.all(asked.map(ask))).toEqual(['dark', 'the moon', 'a place', { items: [] }]);
    expect(api.requestsOf('getMoon')).toHaveLength(1);
  });

  test('a name or a call that is there already is refused', () => {
    expect(() => stubApiWith({ listKinds: get('place', z.string()) })).toThrow('listKinds is there already');
    expect(() => stubApiWith({ getIt: get('animal/:other', z.string()) })).toThrow('getAnimal is there already');
  });
});

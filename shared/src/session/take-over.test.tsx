import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useFold } from './use-fold';
import { useLocalFavourites } from './use-local-favourites';
import { useStoredFilter } from './use-stored-filter';

let rendered: string[] = [];

function Fold() {
  const [isOpen] = useFold('ras', true);
  rendered.push(`fold ${isOpen}`);
  return <p>{isOpen ? 'open' : 'dicht'}</p>;
}

function Hearts() {
  const { keys } = useLocalFavourites();
  rendered.push(`hearts ${keys.length}`);
  return <p>{keys.length}</p>;
}

function Filter() {
  useStoredFilter('kat');
  const { search } = useLocation();
  rendered.push(`filter ${search}`);
  return <p>{search}</p>;
}

function Page() {
  return (
    <>
      <Fold />
      <Hearts />
      <Filter />
    </>
  );
}

/** Takes the page of the server over; gives what was rendered for it. */
async function takeOver(onRecoverableError = jest.fn()) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/zoek/dieren/kat'] });
  const page = <RouterProvider router={router} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  rendered = [];
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  return root;
}

beforeEach(() => window.localStorage.clear());

test('a browser that keeps nothing renders the page from the server once (decision 107)', async () => {
  await takeOver();
  expect(rendered).toEqual(['fold true', 'hearts 0', 'filter ']);
});

test('what a browser keeps comes after the page from the server, and is not forgotten by it', async () => {
  window.localStorage.setItem('fold-ras', '0');
  window.localStorage.setItem('favourites', JSON.stringify(['7b0f2c68-5e0b-4a51-9a37-0f5b5a1c0d11']));
  window.localStorage.setItem('filter-kat', '/zoek/dieren/kat?ras=3');
  const root = await takeOver();
  expect(rendered.slice(0, 3)).toEqual(['fold true', 'hearts 0', 'filter ']);
  expect(root).toHaveTextContent('dicht1?ras=3');
  expect(window.localStorage.getItem('filter-kat')).toBe('/zoek/dieren/kat?ras=3');
});

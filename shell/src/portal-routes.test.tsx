import { SessionProvider } from '@portal/shared/session';
import { makeConfig, makeTestStore } from '@portal/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { LazyPage } from './features/remotes/lazy-page';
import { portalRoutes } from './routes';

const Frame = () => (
  <>
    <header>Kop</header>
    <main>
      <Outlet />
    </main>
    <footer>Voet</footer>
  </>
);

let isBroken: boolean;
function Fragile(): ReactNode {
  if (isBroken) throw new TypeError('x is undefined');
  return <h1>De pagina</h1>;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** A portal with these pages, at `/`; the providers are those of every part. */
function open(frame: ReactNode, page: ReactNode) {
  const router = createMemoryRouter(
    portalRoutes(frame, [
      { index: true, element: page },
      { path: 'elders', element: <h1>Elders</h1> },
    ]),
  );
  render(
    <SessionProvider store={makeTestStore()} config={makeConfig()}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  return router;
}

test.each<[what: string, page: ReactNode]>([
  ['of the first file', <Fragile key="a" />],
  ['with a file of its own', <LazyPage key="b" name="fragile" load={async () => Fragile} props={{}} />],
])(
  'a page of the shell %s that throws: header and footer stay, a Dutch card with a code, and trying again works',
  async (_what, page) => {
    open(<Frame />, page);
    const card = await within(screen.getByRole('main')).findByRole('alert');
    expect(screen.getByText('Kop')).toBeVisible();
    expect(screen.getByText('Voet')).toBeVisible();
    expect(within(card).getByRole('heading', { name: 'Er ging iets mis in dit onderdeel.' })).toBeVisible();
    expect(card).toHaveTextContent('Code: render');
    isBroken = false;
    await userEvent.click(within(card).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('heading', { name: 'De pagina' })).toBeVisible();
  },
);

test('a failed page does not stay when the visitor goes on', async () => {
  const router = open(<Frame />, <Fragile />);
  await screen.findByRole('alert');
  await act(() => router.navigate('/elders'));
  expect(await screen.findByRole('heading', { name: 'Elders' })).toBeVisible();
});

test('a frame that throws has the same card, alone', async () => {
  open(<Fragile />, <h1>De pagina</h1>);
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: render');
});

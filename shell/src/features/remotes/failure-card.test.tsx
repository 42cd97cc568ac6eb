import { registerStore } from '@portal/shared/session';
import { makeRegister, makeRelease, makeRemoteRow, renderPart } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { FailureCard } from './failure-card';
import { LoadError } from './load-error';

afterEach(() => act(() => registerStore.set(null)));

const search = makeRelease({
  routes: [
    { path: 'zoek/dieren/kat', access: 'public' },
    { path: 'zoek/dieren/hond', access: 'public' },
  ],
  menu: [{ slot: 'header.search', order: 10, label: 'Katten', to: '/zoek/dieren/kat' }],
});
const content = makeRelease({
  routes: [
    { path: 'nieuws', access: 'public' },
    { path: 'nieuws/:id', access: 'public' },
    { path: 'informatie', access: 'public' },
  ],
  menu: [
    { slot: 'header.news', order: 10, label: 'Nieuws', to: '/nieuws' },
    { slot: 'header.information', order: 10, label: 'Informatie', to: '/informatie' },
  ],
});

function show(error: unknown, url = '/') {
  registerStore.set(
    makeRegister([
      makeRemoteRow({ name: 'mf-search', current: search }),
      makeRemoteRow({ name: 'mf-content', current: content }),
    ]),
  );
  const retry = jest.fn();
  return { retry, ...renderPart(<FailureCard error={error} retry={retry} />, { url }) };
}

test('the card says what happened and what works, with focus, a way on and its code', async () => {
  const { user, retry } = show(new LoadError('entry-timeout', 'no answer'));
  expect(screen.getByRole('alert')).toHaveTextContent('De rest van de website werkt wel.');
  expect(screen.getByRole('heading', { name: 'Dit onderdeel is nu niet bereikbaar' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Katten' })).toHaveAttribute('href', '/zoek/dieren/kat');
  expect(screen.getByText('Code: entry-timeout')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a remote that is switched off gives its reason', () => {
  show(new LoadError('disabled', 'Wij werken aan de zoekpagina.'));
  expect(screen.getByRole('heading', { name: 'Dit onderdeel is tijdelijk uitgeschakeld.' })).toBeInTheDocument();
  expect(screen.getByText('Wij werken aan de zoekpagina.')).toBeInTheDocument();
});

test.each(['contract', 'needs', 'shared-version'] as const)(
  'releases too new for this shell (%s) ask for a reload',
  (errorClass) => {
    show(new LoadError(errorClass, 'too new'));
    expect(screen.getByText(/Vernieuw de pagina om verder te gaan/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nu vernieuwen' })).toBeInTheDocument();
  },
);

test('an error while a page renders has a text of its own', () => {
  show(new LoadError('render', 'boom'));
  expect(screen.getByRole('heading', { name: 'Er ging iets mis in dit onderdeel.' })).toBeInTheDocument();
});

test('offline is said as such, and not as a part that fails; what is certain is said all the same', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = show(new LoadError('entry-timeout', 'no answer'));
  expect(screen.getByRole('heading', { name: 'U bent offline' })).toHaveFocus();
  expect(screen.queryByText(/niet bereikbaar/)).not.toBeInTheDocument();
  unmount();
  show(new LoadError('disabled', 'Wij werken aan de zoekpagina.'));
  expect(screen.getByText('Wij werken aan de zoekpagina.')).toBeInTheDocument();
  onLine.mockRestore();
});

test.each([
  ['/zoek/dieren/hond', ['Startpagina', 'Nieuws', 'Informatie']],
  ['/nieuws/12', ['Startpagina', 'Katten']],
  ['/mijn-pootjesplein/profiel', ['Startpagina', 'Katten', 'Nieuws', 'Informatie']],
])('the links of a failure at %s lead to other parts (SH-002)', (url, names) => {
  show(new LoadError('entry-http', '503'), url);
  const nav = screen.getByRole('navigation', { name: 'Ga naar een ander onderdeel' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(names);
});

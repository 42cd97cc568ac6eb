import { registerStore } from '@portal/shared/session';
import { makeRegister, renderPart } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { FailureCard } from './failure-card';
import { LoadError } from './load-error';

afterEach(() => act(() => registerStore.set(null)));

function show(error: unknown) {
  registerStore.set(makeRegister());
  const retry = jest.fn();
  return { retry, ...renderPart(<FailureCard error={error} retry={retry} />) };
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

test('offline is said as such', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(new LoadError('entry-timeout', 'no answer'));
  expect(screen.getByText(/^U bent offline/)).toBeInTheDocument();
  onLine.mockRestore();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { LOAD_DELAYS, LoadState, type LoadStateQuery } from './load-state';

const LOADING: LoadStateQuery<string[]> = { isLoading: true, isFetching: true, isError: false, refetch: () => {} };
const state = (query: LoadStateQuery<string[]>) => (
  <LoadState query={query} skeleton={<p>vorm</p>} empty={<p>niets gevonden</p>}>
    {(names) => <p>{names.join()}</p>}
  </LoadState>
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first 200 ms show nothing and say nothing', () => {
  render(state(LOADING));
  pass(LOAD_DELAYS.skeleton - 1);
  expect(screen.getByText('vorm').parentElement).toHaveClass('reserved');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('then the skeleton appears and the place is busy', () => {
  render(state(LOADING));
  pass(LOAD_DELAYS.skeleton);
  expect(screen.getByText('vorm').parentElement).toHaveClass('shown');
  expect(screen.getByRole('status')).toHaveTextContent('Bezig met laden');
  expect(screen.getByRole('status').closest('[aria-busy="true"]')).not.toBeNull();
});

test('after 3 s it says that it takes longer', () => {
  render(state(LOADING));
  pass(LOAD_DELAYS.slow - 1);
  expect(screen.queryByText('Dit duurt langer dan normaal.')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Dit duurt langer dan normaal.');
});

test('content takes the place of the skeleton and stays while it is fetched again', () => {
  const { rerender } = render(state(LOADING));
  rerender(state({ ...LOADING, isLoading: false, isFetching: false, data: ['Luna', 'Max'] }));
  expect(screen.getByText('Luna,Max')).toBeInTheDocument();
  expect(screen.queryByText('vorm')).not.toBeInTheDocument();
  rerender(state({ ...LOADING, isLoading: false, isFetching: true, data: ['Luna', 'Max'] }));
  expect(screen.getByText('Luna,Max').parentElement).toHaveAttribute('aria-busy', 'true');
});

test('an empty list shows what empty means', () => {
  render(state({ ...LOADING, isLoading: false, isFetching: false, data: [] }));
  expect(screen.getByText('niets gevonden')).toBeInTheDocument();
});

test('AP-067: a fault of the website shows its code, any other error no technical text', () => {
  const failed = { isLoading: false, isFetching: false, isError: true, refetch: () => {} };
  const fault = { status: 500, code: 'INTERNAL', message: 'Er is iets misgegaan (foutcode K7P2-9QXM)' };
  const { rerender } = render(state({ ...failed, error: fault }));
  expect(screen.getByRole('alert')).toHaveTextContent('Er is iets misgegaan (foutcode K7P2-9QXM)');
  rerender(
    state({ ...failed, error: { status: 400, code: 'INVALID_REQUEST', message: 'De aanvraag is niet geldig' } }),
  );
  expect(screen.getByRole('alert')).not.toHaveTextContent('De aanvraag');
});

test('an error is announced and can be tried again', () => {
  const refetch = jest.fn();
  render(state({ isLoading: false, isFetching: false, isError: true, refetch }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('while it is tried again the panel and the focus stay', () => {
  const failed = { isLoading: false, isFetching: false, isError: true, refetch: () => {} };
  const { rerender } = render(state(failed));
  const button = screen.getByRole('button', { name: 'Opnieuw proberen' });
  button.focus();
  fireEvent.click(button);
  rerender(state({ ...failed, isFetching: true, isError: false }));
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('an error after content keeps the content and says that it is the previous one', () => {
  render(state({ isLoading: false, isFetching: false, isError: true, data: ['Luna'], refetch: () => {} }));
  expect(screen.getByText('Luna')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('U ziet hieronder de vorige gegevens.');
});

test('without a connection the panel says that, with content above which it stands too', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const failed = { ...LOADING, isLoading: false, isFetching: false, isError: true };
  const { rerender } = render(state(failed));
  pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('U bent offline');
  expect(screen.queryByText('Dit deel kon niet worden geladen')).not.toBeInTheDocument();
  rerender(state({ ...failed, data: ['Luna'] }));
  pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(/nieuwste gegevens.*U bent offline.*vorige gegevens/);
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).not.toHaveTextContent('U bent offline');
  onLine.mockRestore();
});

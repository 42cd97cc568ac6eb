import { type ToastInput, useToast } from '@portal/shared/session';
import { renderPart } from '@portal/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Toaster } from './toaster';

function Page({ toast }: { toast: ToastInput }) {
  const show = useToast();
  return (
    <>
      <button type="button" onClick={() => show(toast)}>
        toon
      </button>
      <Toaster />
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(toast: ToastInput) {
  renderPart(<Page toast={toast} />);
  fireEvent.click(screen.getByRole('button', { name: 'toon' }));
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test.each([
  ['succes', 'status'],
  ['message', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
] as const)('a toast of type %s is announced as %s, with title and message (SH-070)', (type, role) => {
  show({ type, title: 'Let op!', message: 'niet alle velden zijn gevuld' });
  expect(screen.getByRole(role)).toHaveTextContent('Let op!niet alle velden zijn gevuld');
});

test('a toast stays 4000 ms (SH-070)', () => {
  show({ type: 'succes', message: 'klaar' });
  pass(3999);
  expect(screen.getByText('klaar')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('klaar')).not.toBeInTheDocument();
});

test.each([2000, 3000, 5000])('a toast with its own duration stays %i ms (SH-070)', (duration) => {
  show({ type: 'succes', message: 'klaar', duration });
  pass(duration - 1);
  expect(screen.getByText('klaar')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('klaar')).not.toBeInTheDocument();
});

test('the button closes a toast at once (SH-070)', () => {
  show({ type: 'error', message: 'mis' });
  fireEvent.click(screen.getByRole('button', { name: 'Melding sluiten' }));
  expect(screen.queryByText('mis')).not.toBeInTheDocument();
});

test('a toast may lead somewhere; following it closes the toast (C13)', () => {
  show({ type: 'succes', message: 'Moos is bewaard.', link: { to: '/login', label: 'Log in' } });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(screen.queryByText('Moos is bewaard.')).not.toBeInTheDocument();
});

test.each([
  ['the pointer', () => fireEvent.mouseEnter(toast()), () => fireEvent.mouseLeave(toast())],
  ['the focus', () => fireEvent.focus(toast()), () => fireEvent.blur(toast())],
])('the clock stops while %s is on the toast and goes on with what was left (C44)', (_, enter, leave) => {
  show({ type: 'succes', message: 'klaar' });
  pass(3000);
  enter();
  pass(60_000);
  expect(screen.getByText('klaar')).toBeInTheDocument();
  leave();
  pass(999);
  expect(screen.getByText('klaar')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('klaar')).not.toBeInTheDocument();
});

function toast(): Element {
  const words = screen.getByRole('status');
  if (!words.parentElement) throw new Error('the words stand in the toast');
  return words.parentElement;
}

test('hovered and then focused, the clock loses its time once; it goes on when both have left', () => {
  show({ type: 'succes', message: 'klaar' });
  pass(1000);
  fireEvent.mouseEnter(toast());
  pass(2500);
  fireEvent.focus(toast());
  pass(60_000);
  fireEvent.mouseLeave(toast());
  pass(60_000);
  expect(screen.getByText('klaar')).toBeInTheDocument();
  fireEvent.blur(toast());
  pass(2999);
  expect(screen.getByText('klaar')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('klaar')).not.toBeInTheDocument();
});

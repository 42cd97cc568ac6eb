import { useUnsavedInput } from '@portal/shared/session';
import { makeAdmin, makeMe, makeStaff, renderPart } from '@portal/shared/testing';
import { act, fireEvent } from '@testing-library/react';
import { SignOutContext } from './sign-out-context';
import { STAFF_IDLE_MS, StaffIdle } from './staff-idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const HALF = STAFF_IDLE_MS / 2;
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

function Typing() {
  useUnsavedInput(true);
  return null;
}

function open(user = makeStaff(), isTyping = false) {
  const signOut = jest.fn(() => Promise.resolve());
  const page = renderPart(
    <SignOutContext value={signOut}>
      <StaffIdle />
      {isTyping && <Typing />}
    </SignOutContext>,
    { user },
  );
  return { signOut, ...page };
}

test.each([
  ['staff', makeStaff()],
  ['an administrator', makeAdmin()],
])('%s without input for half an hour is signed out and told why', async (_who, user) => {
  const { signOut, store } = open(user);
  pass(STAFF_IDLE_MS - 60_000);
  expect(signOut).not.toHaveBeenCalled();
  pass(60_000);
  expect(signOut).toHaveBeenCalledTimes(1);
  await act(async () => {});
  expect(store.getState().toast.toasts[0]?.message).toMatch(/30 minuten/);
});

test('input starts the half hour again', () => {
  const { signOut } = open();
  pass(HALF);
  fireEvent.keyDown(document.body, { key: 'a' });
  pass(HALF + 60_000);
  expect(signOut).not.toHaveBeenCalled();
});

test('input in another tab counts as well', () => {
  const { signOut } = open();
  pass(HALF);
  window.localStorage.setItem('last-input', String(Date.now()));
  pass(HALF + 60_000);
  expect(signOut).not.toHaveBeenCalled();
});

test('an adopter is never signed out for it, nor is who has typed something', () => {
  const adopter = open(makeMe());
  const typing = open(makeStaff(), true);
  pass(2 * STAFF_IDLE_MS);
  expect(adopter.signOut).not.toHaveBeenCalled();
  expect(typing.signOut).not.toHaveBeenCalled();
});

import { registerStore } from '@portal/shared/session';
import { makeRegister } from '@portal/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { useMissingRegister } from './use-missing-register';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  act(() => registerStore.set(null));
});

test('a register that is missing is asked for again, by the clock and when the connection comes back, until it is there', () => {
  const read = jest.fn(async () => {});
  renderHook(() => useMissingRegister(read));
  act(() => jest.advanceTimersByTime(30_000));
  expect(read).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(read).toHaveBeenCalledTimes(2);
  act(() => registerStore.set(makeRegister()));
  act(() => jest.advanceTimersByTime(300_000));
  expect(read).toHaveBeenCalledTimes(2);
});

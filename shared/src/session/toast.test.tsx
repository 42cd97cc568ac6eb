import { TOAST_DURATION_IMAGE_MS, TOAST_DURATION_NEWS_MS, TOAST_DURATION_REVIEW_MS } from '@portal/shared/contract';
import { renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { type ToastInput, toastSlice } from './toast-slice';
import { useToast, useToasts } from './use-toast';

const { shown, closed } = toastSlice.actions;
const reduce = (...actions: Parameters<typeof toastSlice.reducer>[1][]) =>
  actions.reduce(toastSlice.reducer, toastSlice.getInitialState()).toasts;

test.each([
  [undefined, 4000],
  [TOAST_DURATION_NEWS_MS, 2000],
  [TOAST_DURATION_IMAGE_MS, 3000],
  [TOAST_DURATION_REVIEW_MS, 5000],
])('a toast with duration %s stays %i ms (SH-070)', (duration, expected) => {
  const input: ToastInput = { type: 'message', message: 'x', ...(duration === undefined ? {} : { duration }) };
  expect(reduce(shown(input))[0]?.duration).toBe(expected);
});

test('a duration that is undefined counts as not given', () => {
  expect(reduce(shown({ type: 'error', message: 'x', duration: undefined }))[0]?.duration).toBe(4000);
});

test('toasts stay in order, each has its own id, and one can be closed (SH-070)', () => {
  const first = shown({ type: 'succes', title: 'Geupload', message: 'De artikel is geupload' });
  const second = shown({ type: 'warning', message: 'limiet van dieren berijkt' });
  expect(reduce(first, second).map(({ type, title, message }) => [type, title, message])).toEqual([
    ['succes', 'Geupload', 'De artikel is geupload'],
    ['warning', undefined, 'limiet van dieren berijkt'],
  ]);
  expect(reduce(first, second, closed(first.payload.id)).map(({ id }) => id)).toEqual([second.payload.id]);
});

function Speaker() {
  const showToast = useToast();
  const { toasts, close } = useToasts();
  return (
    <>
      <button type="button" onClick={() => showToast({ type: 'error', message: 'Er is iets fout gegaan' })}>
        Fout
      </button>
      {toasts.map(({ id, message }) => (
        <button type="button" key={id} onClick={() => close(id)}>
          {`Sluit ${message}`}
        </button>
      ))}
    </>
  );
}

test('a feature shows a toast and the toaster closes it', async () => {
  const { user } = renderPart(<Speaker />);
  await user.click(screen.getByRole('button', { name: 'Fout' }));
  await user.click(screen.getByRole('button', { name: 'Sluit Er is iets fout gegaan' }));
  expect(screen.queryByRole('button', { name: /Sluit/ })).not.toBeInTheDocument();
});

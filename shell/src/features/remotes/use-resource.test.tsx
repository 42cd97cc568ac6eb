import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useResource } from './use-resource';

function Page({ load, peek = () => undefined }: { load(): Promise<string>; peek?(): string | undefined }) {
  const { resource, retry } = useResource('key', peek, load);
  return (
    <>
      <p>{resource.status === 'ready' ? resource.value : resource.status}</p>
      <button type="button" onClick={retry}>
        Opnieuw
      </button>
    </>
  );
}

test('what is there already is shown at once and nothing is loaded', () => {
  const load = jest.fn();
  render(<Page load={load} peek={() => 'inhoud'} />);
  expect(screen.getByText('inhoud')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('a failure is shown, and the button tries again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('mis')).mockResolvedValueOnce('inhoud');
  render(<Page load={load} />);
  expect(await screen.findByText('failed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('inhoud')).toBeInTheDocument();
});

test('a failure is tried again by itself when the connection comes back', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('mis')).mockResolvedValueOnce('inhoud');
  render(<Page load={load} />);
  expect(await screen.findByText('failed')).toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('inhoud')).toBeInTheDocument();
});

test('after three failures the automatic tries come at most once a minute', async () => {
  const load = jest.fn().mockRejectedValue(new Error('mis'));
  render(<Page load={load} />);
  for (let failures = 1; failures <= 6; failures += 1) {
    expect(await screen.findByText('failed')).toBeInTheDocument();
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
  }
  expect(load.mock.calls.length).toBeLessThanOrEqual(5);
});

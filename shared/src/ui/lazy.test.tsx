import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyComponent, lazyDialog } from './lazy';

const Tools = ({ name }: { name: string }) => <p>Gereedschap voor {name}</p>;
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));

/** Errors that a boundary caught, as the root of the page gets them. */
const caught = jest.fn();
const show = (element: React.ReactElement) => render(element, { onCaughtError: caught });
beforeEach(() => caught.mockClear());

test('a piece whose file failed once works after trying again; the failure is reported to the page', async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue(Tools);
  const Lazy = lazyComponent<{ name: string }>(load);
  show(<Lazy name="Moos" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit deel kon niet worden geladen');
  expect(caught.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError' });
  await retry();
  expect(await screen.findByText('Gereedschap voor Moos')).toBeVisible();
});

test('a failure is not kept: who comes back finds the piece', async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue(Tools);
  const Lazy = lazyComponent<{ name: string }>(load);
  const { unmount } = show(<Lazy name="Moos" />);
  await screen.findByRole('alert');
  unmount();
  show(<Lazy name="Moos" />);
  expect(await screen.findByText('Gereedschap voor Moos')).toBeVisible();
});

test('what was fetched ahead is there at once', async () => {
  const Lazy = lazyComponent<{ name: string }>(async () => Tools);
  Lazy.prepare();
  await Promise.resolve();
  await Promise.resolve();
  show(<Lazy name="Moos" />);
  expect(screen.getByText('Gereedschap voor Moos')).toBeVisible();
});

let isBroken: boolean;
function Fragile() {
  if (isBroken) throw new TypeError('x is undefined');
  return <p>Heel</p>;
}

test('a piece that throws stays inside its place, and can be tried again', async () => {
  isBroken = true;
  const Lazy = lazyComponent(async () => Fragile);
  show(
    <>
      <h1>De pagina</h1>
      <Lazy />
    </>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'De pagina' })).toBeVisible();
  isBroken = false;
  await retry();
  expect(await screen.findByText('Heel')).toBeVisible();
});

interface WindowProps {
  isOpen: boolean;
  onClose: () => void;
}
const Window = ({ isOpen }: WindowProps) => (isOpen ? <p>Het venster</p> : null);

test('a dialog is fetched when it is first opened; a failure can be tried again or closed', async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue(Window);
  const Lazy = lazyDialog<WindowProps>(load);
  const onClose = jest.fn();
  const { rerender } = show(<Lazy isOpen={false} onClose={onClose} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Lazy isOpen onClose={onClose} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit deel kon niet worden geladen');
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<Lazy isOpen={false} onClose={onClose} />);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  rerender(<Lazy isOpen onClose={onClose} />);
  expect(await screen.findByText('Het venster')).toBeVisible();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog';

test('the question names the dialog; its buttons and Escape answer it', async () => {
  const answers = { onConfirm: jest.fn(), onCancel: jest.fn() };
  render(
    <ConfirmDialog isOpen title="Reactie intrekken?" confirmLabel="Intrekken" isDanger {...answers}>
      Het asiel ziet uw reactie dan niet meer.
    </ConfirmDialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'Reactie intrekken?' })).toHaveTextContent('niet meer');
  fireEvent.click(screen.getByRole('button', { name: 'Intrekken' }));
  expect(answers.onConfirm).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(answers.onCancel).toHaveBeenCalledTimes(1);
});

test('while it is busy a second click does nothing', async () => {
  const onConfirm = jest.fn();
  render(<ConfirmDialog isOpen isBusy title="Weg?" confirmLabel="Weg" onConfirm={onConfirm} onCancel={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Weg' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

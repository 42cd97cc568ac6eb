import type { AnimalFormResult } from '@portal/shared/contract';
import { useDialog } from '@portal/shared/session';
import { renderPart } from '@portal/shared/testing';
import { Dialog } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { DialogHost, type RenderDialog } from './dialog-host';

const onClose = jest.fn();

function Opener() {
  const openDialog = useDialog();
  return (
    <button type="button" onClick={() => openDialog('dialog.animal-form', { asiel: 7 }, onClose)}>
      Dier toevoegen
    </button>
  );
}

async function open(render: RenderDialog) {
  onClose.mockClear();
  const page = renderPart(
    <DialogHost render={render}>
      <Opener />
    </DialogHost>,
  );
  await page.user.click(screen.getByRole('button', { name: 'Dier toevoegen' }));
  return page;
}

test('the dialog gets its data; its result is passed on, and the focus returns (SH-018)', async () => {
  const result: AnimalFormResult = { uuidkey: 'abc', created: true };
  const { user } = await open((name, props) => (
    <Dialog isOpen onClose={() => props.onClose()} title={`${name} van ${props.asiel}`}>
      <button type="button" onClick={() => props.onClose(result)}>
        Klaar
      </button>
    </Dialog>
  ));
  expect(await screen.findByRole('dialog', { name: 'dialog.animal-form van 7' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Klaar' }));
  expect(onClose).toHaveBeenCalledWith(result);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Dier toevoegen' })).toHaveFocus();
});

test('when no part brings the dialog, a small one says so', async () => {
  const { user } = await open((_name, _props, { unavailable }) => unavailable);
  expect(await screen.findByRole('dialog', { name: 'Dit onderdeel is nu niet beschikbaar' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Sluiten' })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledWith(undefined);
  expect(screen.getByRole('button', { name: 'Dier toevoegen' })).toHaveFocus();
});

test('a dialog that did not come can be tried again, or closed', async () => {
  const retry = jest.fn();
  const { user } = await open((_name, _props, { failed }) => failed(retry));
  expect(screen.getByRole('alert')).toHaveTextContent('Dit deel kon niet worden geladen');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(onClose).toHaveBeenCalledWith(undefined);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a dialog that takes a while shows that something comes', async () => {
  await open((_name, _props, { pending }) => pending);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Een ogenblik geduld' })).toBeVisible();
});

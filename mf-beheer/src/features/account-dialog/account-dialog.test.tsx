import { AccountRow, type AccountUpdate } from '@portal/shared/contract';
import { makeMe, renderPart } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { AccountDialog } from './account-dialog';

const account = AccountRow.parse({ ...makeMe(), email: 'noor@voorbeeld.example', disabled: false });

function renderDialog(mode: 'edit' | 'remove') {
  const saved: AccountUpdate[] = [];
  const calls = { remove: jest.fn(), close: jest.fn() };
  const part = renderPart(
    <AccountDialog
      account={account}
      mode={mode}
      onSave={(change) => saved.push(change)}
      onRemove={calls.remove}
      onClose={calls.close}
    />,
  );
  return { ...part, ...calls, saved };
}

test('BE-025: the question before an account is removed, with confirm and cancel', async () => {
  const { user, remove, close } = renderDialog('remove');
  const dialog = within(await screen.findByRole('dialog', { name: 'Account verwijderen' }));
  expect(dialog.getByText('Weet je zeker dat je dit account wil verwijderen?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  expect([remove.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  expect(remove).toHaveBeenCalledTimes(1);
});

test('BE-025: the form gives what the api takes', async () => {
  const { user, saved } = renderDialog('edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'noor@voorbeeld.example - Bewerken' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Soort account' }), 'Asiel');
  await user.type(dialog.getByRole('textbox', { name: /^Asielnummer/ }), '3');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(saved).toEqual([{ usertype: 'asiel', uid: account.uid, user_id: account.user_id, id: 3 }]);
});

test('C37: the form says that nobody confirmed the address', async () => {
  renderPart(
    <AccountDialog
      account={{ ...account, email_verified: false }}
      mode="edit"
      onSave={jest.fn()}
      onRemove={jest.fn()}
      onClose={jest.fn()}
    />,
  );
  expect(within(await screen.findByRole('dialog')).getByText(/niet bevestigd/)).toBeVisible();
});

test.each(['', 'drie'])('BE-025: staff with shelter %j are not saved', async (typed) => {
  const { user, saved } = renderDialog('edit');
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox'), 'Asiel');
  const shelter = dialog.getByRole('textbox');
  if (typed !== '') await user.type(shelter, typed);
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(shelter).toHaveAccessibleDescription('Vul het nummer van een asiel in');
  expect(saved).toEqual([]);
});

import { makeShelter, makeStaff, renderPart } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { stubApi } from '../../testing/stub-api';
import { OwnSite } from './own-site';

const shelter = makeShelter();

function open() {
  const page = renderPart(<OwnSite uuidkey={shelter.uuidkey} />, { user: makeStaff(shelter), api: stubApi({}) });
  return {
    ...page,
    line: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Regel voor uw website' }).value,
  };
}

test('the line of script holds the shelter and every choice, and nothing else (SH-090, C67)', async () => {
  const { user, line } = open();
  expect(line()).toBe(
    `<script async src="http://localhost/widget.js" data-asiel="${shelter.uuidkey}" data-kleur="#047857"></script>`,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Welke dieren?' }), 'Katten');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Achtergrond van uw website' }), 'Donker');
  fireEvent.change(screen.getByLabelText('Kleur van knoppen en links'), { target: { value: '#ffcc00' } });
  expect(line()).toBe(
    `<script async src="http://localhost/widget.js" data-asiel="${shelter.uuidkey}" data-soort="1" data-kleur="#ffcc00" data-thema="donker"></script>`,
  );
});

test('a colour that cannot be read says which one is shown instead; one that can be read stays', () => {
  open();
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText('Kleur van knoppen en links'), { target: { value } });
  choose('#ffcc00');
  expect(screen.getByText(/dichtstbijzijnde kleur: #[0-9a-f]{6}\.$/)).toBeVisible();
  choose('#7a1f5c');
  expect(screen.getByText('Deze kleur wordt precies zo getoond.')).toBeVisible();
});

test('the line is copied, and a browser that refuses says what to do', async () => {
  const { user, store, line } = open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Regel kopiëren' }));
  expect(writeText).toHaveBeenCalledWith(line());
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Regel kopiëren' }));
  await waitFor(() =>
    expect(store.getState().toast.toasts).toMatchObject([
      { type: 'succes', message: 'De regel is gekopieerd' },
      { type: 'error', message: expect.stringContaining('Selecteer de regel') },
    ]),
  );
  writeText.mockRestore();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu } from './action-menu';
import { openOverlay } from './overlay-stack';

function show() {
  const onSelect = jest.fn();
  const action = (label: string, more = {}) => ({ label, onSelect: () => onSelect(label), ...more });
  const actions = [
    action('Ja', { isChosen: true }),
    action('Nee', { isChosen: false }),
    action('Archiveren', { isChosen: false, isDisabled: true }),
    action('Verwijderen'),
  ];
  render(<ActionMenu label="Status" actions={actions} />);
  return { onSelect, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Status: Ja' }) };
}

/** The entry that assistive technology announces. */
const active = () =>
  document.getElementById(screen.getByRole('menu').getAttribute('aria-activedescendant') ?? '')?.textContent;

test('the button opens a menu of its name; the chosen state is checked, an action is none', async () => {
  const { user, button } = show();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await user.click(button);
  expect(await screen.findByRole('menu', { name: 'Status' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitemradio', { name: 'Ja' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'Archiveren' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: 'Verwijderen' })).toBeVisible();
});

test('arrows, Home and End walk past what is disabled; Enter acts, closes and gives the focus back', async () => {
  const { user, button, onSelect } = show();
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await waitFor(() => expect(active()).toBe('Ja'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Verwijderen');
  await user.keyboard('{Home}');
  expect(active()).toBe('Ja');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect.mock.calls).toEqual([['Nee']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a click acts and gives the focus back; one on a disabled entry does nothing', async () => {
  const { user, button, onSelect } = show();
  await user.click(button);
  await user.click(await screen.findByText('Archiveren'));
  expect(onSelect).not.toHaveBeenCalled();
  await user.click(screen.getByText('Verwijderen'));
  expect(onSelect.mock.calls).toEqual([['Verwijderen']]);
  expect(button).toHaveFocus();
});

test('Escape closes the menu and nothing below it; a click elsewhere closes too', async () => {
  const { user, button } = show();
  const onEscape = jest.fn();
  const below = openOverlay(onEscape);
  await user.click(button);
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(onEscape).not.toHaveBeenCalled();
  below.remove();

  await user.click(button);
  await screen.findByRole('menu');
  await user.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

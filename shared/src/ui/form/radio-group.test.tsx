import { renderPart } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form } from './form';
import { RadioGroup } from './radio-group';

const Schema = z.object({ kleur: z.enum(['rood', 'blauw'], 'Kies een kleur') });
const OPTIONS = [
  { value: 'rood', label: 'Rood', hint: 'Als een appel' },
  { value: 'blauw', label: 'Blauw' },
];

function show(kleur: string) {
  const onSubmit = jest.fn();
  renderPart(
    <Form schema={Schema} defaultValues={{ kleur: kleur as 'rood' }} onSubmit={(values) => onSubmit(values)}>
      <RadioGroup name="kleur" label="Kleur" options={OPTIONS} />
      <button type="submit">Opslaan</button>
    </Form>,
  );
  return { onSubmit, user: userEvent.setup() };
}
const save = ({ user }: ReturnType<typeof show>) => user.click(screen.getByRole('button', { name: 'Opslaan' }));

test('one of the choices, by pointer on its words or by arrow keys; a hint belongs to the name of its choice', async () => {
  const shown = show('rood');
  expect(screen.getByRole('radio', { name: 'Rood Als een appel' })).toBeChecked();
  await shown.user.click(screen.getByText('Blauw'));
  await shown.user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: /^Rood/ })).toBeChecked();
  await shown.user.keyboard('{ArrowDown}');
  await save(shown);
  expect(shown.onSubmit).toHaveBeenCalledWith({ kleur: 'blauw' });
});

test('nothing chosen: the message stands at the question, and the first choice gets the focus (C46)', async () => {
  const shown = show('');
  await save(shown);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Kleur' })).toHaveAccessibleDescription('Kies een kleur'),
  );
  expect(screen.getByRole('radio', { name: /^Rood/ })).toHaveFocus();
  expect(shown.onSubmit).not.toHaveBeenCalled();
});

import { renderPart } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form } from './form';
import { SuggestField } from './suggest-field';

const Schema = z.object({
  asiel: z.union([z.string().check(z.minLength(1, 'Vul een naam in')), z.object({ id: z.number() })]),
});
const SUGGESTIONS = [
  { key: '1', label: 'De Linde', detail: 'Lelystad', value: { id: 1 } },
  { key: '2', label: 'De Lindeboom', value: { id: 2 } },
];
const labelOf = (value: unknown) =>
  SUGGESTIONS.find((one) => one.value.id === (value as { id: number }).id)?.label ?? '';

function show() {
  const onSubmit = jest.fn();
  const onSearch = jest.fn();
  renderPart(
    <Form schema={Schema} defaultValues={{ asiel: '' }} onSubmit={(values) => onSubmit(values)} label="Aanvraag">
      <SuggestField name="asiel" label="Naam" suggestions={SUGGESTIONS} onSearch={onSearch} labelOf={labelOf} />
      <button type="submit">Verstuur</button>
    </Form>,
  );
  return { onSubmit, onSearch, user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Naam' }) };
}
const send = ({ user }: ReturnType<typeof show>) => user.click(screen.getByRole('button', { name: 'Verstuur' }));

test('what is typed is asked for after a pause and, without a choice, is the answer', async () => {
  const page = show();
  await page.user.type(page.field, 'Lin');
  await waitFor(() => expect(page.onSearch.mock.calls).toEqual([[''], ['Lin']]));
  expect(page.field).toHaveAttribute('aria-expanded', 'true');
  await send(page);
  expect(page.onSubmit).toHaveBeenCalledWith({ asiel: 'Lin' });
});

test('a suggestion is chosen with the pointer; the field shows its name', async () => {
  const page = show();
  await page.user.type(page.field, 'Lin');
  await page.user.click(screen.getByRole('option', { name: 'De Linde Lelystad' }));
  expect(page.field).toHaveValue('De Linde');
  expect(page.field).toHaveAttribute('aria-expanded', 'false');
  await send(page);
  expect(page.onSubmit).toHaveBeenCalledWith({ asiel: { id: 1 } });
});

test('arrows walk around, Enter chooses and does not send, Escape closes', async () => {
  const page = show();
  await page.user.type(page.field, 'Lin{ArrowUp}');
  expect(screen.getByRole('option', { name: 'De Lindeboom' })).toHaveAttribute('aria-selected', 'true');
  expect(page.field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'De Lindeboom' }).id);
  await page.user.keyboard('{Enter}');
  expect(page.onSubmit).not.toHaveBeenCalled();
  expect(page.field).toHaveValue('De Lindeboom');
  await page.user.keyboard('{ArrowDown}{Escape}');
  expect(page.field).toHaveAttribute('aria-expanded', 'false');
});

test('typing after a choice makes it a text again', async () => {
  const page = show();
  await page.user.type(page.field, 'Lin{ArrowDown}{Enter}');
  await page.user.type(page.field, ' Zuid');
  await send(page);
  expect(page.onSubmit).toHaveBeenCalledWith({ asiel: 'De Linde Zuid' });
});

test('an empty field gets its message (C46)', async () => {
  const page = show();
  await send(page);
  expect(page.field).toHaveAccessibleDescription('Vul een naam in');
});

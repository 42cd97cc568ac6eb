import { ReviewForm } from '@portal/shared/contract';
import { renderPart } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from './form';
import { StarField } from './star-field';

const noRating = null as unknown as number;

function show(rating = noRating) {
  const onSubmit = jest.fn();
  renderPart(
    <Form schema={ReviewForm} defaultValues={{ rating, message: '', anonymous: 0 }} onSubmit={onSubmit}>
      <StarField name="rating" label="Aantal sterren" />
      <button type="submit">Verstuur</button>
    </Form>,
  );
  return onSubmit;
}
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Verstuur' })));

test('RE-002: five stars are one question, each with its number; a click chooses, and the number is what is sent', async () => {
  const onSubmit = show();
  expect(screen.getByRole('group', { name: 'Aantal sterren' })).toBeVisible();
  const stars = screen.getAllByRole<HTMLInputElement>('radio');
  expect(stars.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    '1 ster',
    '2 sterren',
    '3 sterren',
    '4 sterren',
    '5 sterren',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: '3 sterren' }));
  expect(stars.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['3']);
  await submit();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ rating: 3, message: '', anonymous: 0 });
});

test('C46: without a star the question says so and the summary leads to the first star', async () => {
  const onSubmit = show();
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Kies een aantal sterren');
  expect(screen.getByRole('radio', { name: '1 ster' })).toHaveFocus();
  screen.getByRole('button', { name: 'Verstuur' }).focus();
  fireEvent.click(screen.getByRole('button', { name: /Kies een aantal sterren$/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '1 ster' })).toHaveFocus());
});

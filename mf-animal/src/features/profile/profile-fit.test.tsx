import type { Answer } from '@portal/shared/contract';
import { makeAnimal, renderPart } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { ProfileFit } from './profile-fit';

function show(answers: Record<string, Answer>) {
  const properties = Object.entries(answers).map(([key, value]) => ({ key, label: key, value }));
  return renderPart(<ProfileFit animal={makeAnimal({ properties })} />);
}
const chips = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole('listitem')
    .map((chip) => chip.textContent);

test('AN-001, C65 what the animal can comes first, then what it cannot, and what nobody knows in a quiet line', () => {
  show({ honden: 'N', alleen: 'J', kinderen_jong: 'X', katten: 'X', kinderen: 'J', medisch: 'N' });
  expect(chips('Kan goed met')).toEqual(['Kinderen', 'Kan alleen zijn', 'Niet met honden']);
  expect(screen.getByText('Nog onbekend: jonge kinderen, katten')).toBeVisible();
});

test('C65 an animal that can live with nobody for certain is not said to get along', () => {
  show({ kinderen: 'N', kinderen_jong: 'N', honden: 'X' });
  expect(chips('Met wie gaat het samen?')).toEqual(['Niet met kinderen']);
  expect(screen.getByText('Nog onbekend: honden')).toBeVisible();
});

test('C65 unknown is never a no: without a known answer there are no marks', () => {
  show({ katten: 'X', honden: 'X' });
  expect(chips('Met wie gaat het samen?')).toEqual([]);
  expect(screen.getByText('Nog onbekend: katten, honden')).toBeVisible();
});

test('C65 where none of the questions is asked there is nothing', () => {
  show({ zindelijk: 'J', gechipt: 'N' });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

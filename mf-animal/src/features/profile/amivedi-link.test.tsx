import { makeAnimal, makeConfig, renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { AmivediLink } from './amivedi-link';

const show = (amivedinummer: string | null, amivediTemplate = 'https://melding.example/?id={nummer}') =>
  renderPart(<AmivediLink animal={makeAnimal({ amivedinummer })} />, { config: makeConfig({ amivediTemplate }) });

test('AN-017, C38 a number is a link to the report, in a new tab', () => {
  show('D1234567');
  const link = screen.getByRole('link', { name: /^Bekijk de melding bij Amivedi/ });
  expect(link).toHaveAttribute('href', 'https://melding.example/?id=D1234567');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('AN-017 without a template the number is said', () => {
  show('D1234567', '');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Gemeld bij Amivedi onder nummer D1234567')).toBeVisible();
});

test.each([[null], [''], ['  ']])('AN-017 without a number (%s) there is nothing', (number) => {
  show(number);
  expect(screen.queryByText(/Amivedi/)).not.toBeInTheDocument();
});

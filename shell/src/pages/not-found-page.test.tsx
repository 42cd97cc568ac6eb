import { renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { NotFoundPage } from './not-found-page';

test('an unknown page says 404 and leads home or back (SH-031)', () => {
  renderPart(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(document.title).toBe('Pagina niet gevonden');
  expect(screen.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/');
});

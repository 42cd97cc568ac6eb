import { makeMe, renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { NotFoundPage } from './not-found-page';

test('an unknown page says 404 and leads home or back (SH-031)', () => {
  renderPart(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(document.title).toBe('Pagina niet gevonden');
  expect(screen.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/');
});

test('a visitor can log in and come back; who is signed in is not asked (SH-031)', () => {
  const { unmount } = renderPart(<NotFoundPage />, { url: '/dier/onbekend?x=1' });
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fdier%2Fonbekend%3Fx%3D1',
  );
  unmount();
  renderPart(<NotFoundPage />, { user: makeMe() });
  expect(screen.queryByRole('link', { name: 'Inloggen' })).not.toBeInTheDocument();
});

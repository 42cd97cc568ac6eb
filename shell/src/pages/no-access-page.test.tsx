import { renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { NoAccessPage } from './no-access-page';

test('the page without access says 403 and its button goes back (SH-032)', async () => {
  const { user, go, address } = renderPart(<NoAccessPage />, { url: '/nieuws' });
  await go('/geen_toegang');
  expect(screen.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeVisible();
  expect(document.title).toBe('Geen toegang');
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login?returnUrl=%2F');
  await user.click(screen.getByRole('button', { name: 'Terug' }));
  expect(address()).toBe('/nieuws');
});

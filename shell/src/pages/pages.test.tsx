import { renderPart, stubApi } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { HomePage } from './home-page';
import { NoAccessPage } from './no-access-page';
import { NotFoundPage } from './not-found-page';

test('an unknown page says 404 and leads home or back (SH-031)', () => {
  renderPart(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(document.title).toBe('Pagina niet gevonden');
  expect(screen.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/');
});

test('the page without access says 403 and its button goes back (SH-032)', async () => {
  const { user, go, address } = renderPart(<NoAccessPage />, { url: '/nieuws' });
  await go('/geen_toegang');
  expect(screen.getByRole('heading', { level: 1, name: 'Geen toegang' })).toBeVisible();
  expect(document.title).toBe('Geen toegang');
  await user.click(screen.getByRole('button', { name: 'Terug' }));
  expect(address()).toBe('/nieuws');
});

test('home has its title, the places of its pieces and its figures (SH-019, SH-030, C03)', async () => {
  renderPart(<HomePage />, {
    api: stubApi({ getSummary: { data: { kinds: [], available: 2800, shelters: 134, placedThisYear: 4908 } } }),
  });
  expect(document.title).toBe('Stichting Pootjesplein en Internet');
  expect(screen.getByText('[home.search]')).toBeInTheDocument();
  expect(screen.getByText('[home.newest]')).toBeInTheDocument();
  expect(screen.getByText('[home.long-stayers]')).toBeInTheDocument();
  expect(screen.getByText('[home.news]')).toBeInTheDocument();
  expect(await screen.findByText('2.800')).toBeVisible();
});

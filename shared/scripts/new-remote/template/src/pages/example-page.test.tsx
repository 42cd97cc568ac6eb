import { renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { ExamplePage } from './example-page';

test('a visitor reads what the page is, and goes on to home', async () => {
  const page = renderPart(<ExamplePage />, { url: '/example-path' });
  expect(screen.getByRole('heading', { level: 1, name: 'Example title' })).toBeVisible();
  expect(screen.getByText('Wij werken nog aan deze pagina.')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Naar de startpagina' }));
  expect(page.address()).toBe('/');
});

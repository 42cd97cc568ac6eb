import { renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { stubApi } from '../testing/stub-api';
import { HomePage } from './home-page';

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

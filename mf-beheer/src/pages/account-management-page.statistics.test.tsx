import { makeAdmin, renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { makeStatistics } from '../testing/statistics';
import { stubApi } from '../testing/stub-api';
import { AccountManagementPage } from './account-management-page';

test('BE-014: the figures of the foundation stand on a tab of the administration', async () => {
  const api = stubApi({ getStatistics: { data: makeStatistics() } });
  renderPart(<AccountManagementPage />, { url: '/admin/beheer?tab=cijfers', api, user: makeAdmin() });
  expect(await screen.findByRole('region', { name: 'Reacties' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cijfers' })).toHaveAttribute('aria-current', 'page');
});

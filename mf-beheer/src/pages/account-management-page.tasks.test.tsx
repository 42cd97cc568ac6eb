import type { TaskRow } from '@portal/shared/contract';
import { makeAdmin, refuse, renderPart } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { stubApi } from '../testing/stub-api';
import { AccountManagementPage } from './account-management-page';

const URL = '/admin/beheer?tab=taken';
const pageOf = (data: TaskRow[]) => ({ data, pagination: { totalRecords: data.length, totalPages: 1 } });
const failed = {
  id: 7,
  topic: 'mail',
  run_at: '2026-11-20T09:00:00.000Z',
  attempts: 8,
  done_at: null,
  dead_at: '2026-11-21T09:00:00.000Z',
  error: 'away',
};

test('jobs that failed for good stand on a tab of their own, with what went wrong', async () => {
  const api = stubApi({ listFailedTasks: pageOf([failed]) });
  renderPart(<AccountManagementPage />, { url: URL, api, user: makeAdmin() });
  const tabs = within(screen.getByRole('navigation', { name: 'Beheer' }));
  expect(tabs.getByRole('link', { name: 'Mislukte taken' })).toHaveAttribute('aria-current', 'page');
  const row = within(await screen.findByRole('row', { name: /mail/ }));
  for (const text of ['mail', '21-11-2026', '8', 'away']) expect(row.getByText(text)).toBeVisible();
  expect(api.requestsOf('listFailedTasks').at(-1)?.params).toEqual({ first: '1', rows: '10', dead: 'J' });
  expect(api.requestsOf('listAccounts')).toHaveLength(0);
});

test('without them the tab says so; what does not load can be tried again', async () => {
  const api = stubApi({ listFailedTasks: refuse('INTERNAL') });
  const { user } = renderPart(<AccountManagementPage />, { url: URL, api, user: makeAdmin() });
  const panel = await screen.findByRole('alert');
  api.set({ listFailedTasks: pageOf([]) });
  await user.click(within(panel).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Geen mislukte taken')).toBeVisible();
});

import type { AuditRow } from '@portal/shared/contract';
import { makeAdmin, refuse, renderPart } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../testing/stub-api';
import { AccountManagementPage } from './account-management-page';

const URL = '/admin/beheer?tab=logboek';
const line: AuditRow = {
  id: 41,
  created_at: '2026-11-20T09:05:00.000Z',
  user_id: 7,
  naam: 'Els Smit',
  usertype: 'asiel',
  action: 'update',
  object: 'shelter',
  object_id: '3',
  changes: { fields: ['vol_tot'], from: { vol_tot: null }, to: { vol_tot: '2026-12-12' } },
  request_id: 'r1',
};
const show = (listAudit: Parameters<typeof stubApi>[0] = { listAudit: { data: [line], next: 41 } }, url = URL) => {
  const api = stubApi(listAudit);
  return { api, ...renderPart(<AccountManagementPage />, { url, path: '/admin/beheer', api, user: makeAdmin() }) };
};

test('the log in sentences, newest first; older lines are a link away (C29)', async () => {
  const { api, user } = show();
  expect(screen.getByRole('link', { name: 'Logboek' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('rowheader', { name: 'Els Smit heeft een asielprofiel gewijzigd' })).toBeVisible();
  expect(screen.getByText('Even vol tot en met van leeg naar 2026-12-12')).toBeVisible();
  expect(screen.getByText('20 november 2026 10:05')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Oudere regels' }));
  await waitFor(() => expect(api.requestsOf('listAudit').at(-1)?.params).toEqual({ rows: '10', after: '41' }));
  await user.click(await screen.findByRole('link', { name: 'Naar de nieuwste regels' }));
  expect(api.requestsOf('listAudit').at(-1)?.params).toEqual({ rows: '10' });
});

test('a name that every object has is shown as it was typed', async () => {
  const changes = { fields: ['naam'], from: { naam: 'constructor' }, to: { naam: 'De Linde' } };
  show({ listAudit: { data: [{ ...line, changes }], next: null } });
  expect(await screen.findByText('Naam van constructor naar De Linde')).toBeVisible();
});

test('filters stand in the address and begin at the newest line (C29)', async () => {
  const { api, user, address } = show(undefined, `${URL}&after=90`);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Onderwerp' }), 'Asielen');
  fireEvent.change(screen.getByLabelText('Vanaf'), { target: { value: '2026-11-01' } });
  await waitFor(() =>
    expect(api.requestsOf('listAudit').at(-1)?.params).toEqual({ object: 'shelter', van: '2026-11-01', rows: '10' }),
  );
  expect(address()).toBe('/admin/beheer?object=shelter&tab=logboek&van=2026-11-01');
  await user.click(screen.getByRole('link', { name: 'Filters wissen' }));
  expect(address()).toBe('/admin/beheer?tab=logboek');
});

test('a line shows old and new values, and leads to all lines of its person (C29)', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('button', { name: 'Details van regel 41' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Details van regel 41' }));
  const row = within(await dialog.findByRole('row', { name: /vol_tot/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['–', '2026-12-12']);
  await user.click(dialog.getByRole('link', { name: 'Alleen van Els Smit' }));
  expect(address()).toBe('/admin/beheer?user_id=7&tab=logboek');
});

test('without a person it was the website; an action without words is named as it is', async () => {
  const lines = [
    { ...line, id: 3, user_id: null, naam: null, action: 'erase', object: 'account' },
    { ...line, id: 4, user_id: null, naam: null, action: 'sign-in-failed', object: 'account' },
    { ...line, id: 2, naam: null, action: 'denied', object: 'GET /api/users/' },
    { ...line, id: 1, action: 'iets.nieuws', object: 'ding' },
  ];
  show({ listAudit: { data: lines, next: null } });
  expect(await screen.findByText('De website heeft een account gewist')).toBeVisible();
  expect(screen.getByText('Iemand kon niet inloggen')).toBeVisible();
  expect(screen.getByText('Gebruiker 7 probeerde iets waarvoor geen toegang is')).toBeVisible();
  expect(screen.getByText('Els Smit heeft iets gedaan: iets.nieuws (ding)')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Oudere regels' })).not.toBeInTheDocument();
});

test('an empty log says so; what does not load can be tried again', async () => {
  const { api, user } = show({ listAudit: refuse('INTERNAL') });
  const panel = await screen.findByRole('alert');
  api.set({ listAudit: { data: [], next: null } });
  await user.click(within(panel).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Geen regels gevonden')).toBeVisible();
});

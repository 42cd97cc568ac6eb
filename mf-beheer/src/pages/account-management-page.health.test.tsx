import type { HealthReport } from '@portal/shared/contract';
import { makeAdmin, refuse, renderPart } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { makeHealth } from '../testing/health';
import { stubApi } from '../testing/stub-api';
import { AccountManagementPage } from './account-management-page';

const URL = '/admin/beheer?tab=gezondheid';

function open(overrides: Partial<HealthReport> = {}) {
  const api = stubApi({ getHealthReport: makeHealth(overrides) });
  return { api, ...renderPart(<AccountManagementPage />, { url: URL, api, user: makeAdmin() }) };
}

/** The card with this title, once it is there. */
const card = async (name: string) => within(await screen.findByRole('region', { name }));

function showTab(isShown: boolean) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isShown ? 'visible' : 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
afterEach(() => showTab(true));

test('BE-033: a portal that is well says so, with the facts', async () => {
  open();
  const tabs = within(screen.getByRole('navigation', { name: 'Beheer' }));
  expect(tabs.getByRole('link', { name: 'Gezondheid' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText('Alles draait')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Wat aandacht vraagt' })).not.toBeInTheDocument();
  const tasks = await card('Taken op de achtergrond');
  expect(tasks.getByText('2 wachten, 0 bezig; de oudste wacht 2 minuten')).toBeVisible();
  expect(tasks.getByText('1.200 wachten, 2 bezig; de oudste wacht minder dan een minuut')).toBeVisible();
  expect((await card('Backup')).getByText('27 november 2026 4:00, 6 uur geleden')).toBeVisible();
  const storage = await card('Opslag');
  expect(storage.getByText('41,5 GB van 80 GB')).toBeVisible();
  expect(storage.getByText('PostgreSQL 17.5 (ingebouwd), 64,3 MB')).toBeVisible();
  expect((await card('Releases')).getByText('2 keer mislukt, 0 keer teruggestapt')).toBeVisible();
  expect((await card('Dit proces')).getByText('3 dagen')).toBeVisible();
});

test('BE-033: what is not well is said first, with what to do about it', async () => {
  open({
    problems: ['mail-failed', 'task-failed', 'release-suspect', 'backup-none', 'disk-low', 'task-late'],
    mail: {
      ...{ has_server: true, waiting: 0, failed: 1 },
      last_failed: {
        id: 5,
        template: 'reaction',
        created_at: '2026-11-27T08:00:00.000Z',
        error: '550 mailbox unknown',
      },
    },
    backup: { last_at: null },
    releases: { loads: 0, failures: 9, step_backs: 3, suspect: [{ name: 'mf-search', version: '1.2.0', since: null }] },
  });
  expect(await screen.findByText('Er vragen 6 dingen aandacht')).toBeVisible();
  const problems = within(screen.getByRole('list', { name: 'Wat aandacht vraagt' }));
  for (const [name, tab] of [
    ['Bekijk de berichten', 'berichten'],
    ['Bekijk de mislukte taken', 'taken'],
    ['Bekijk de releases', 'releases'],
  ] as const) {
    expect(problems.getByRole('link', { name })).toHaveAttribute('href', `/admin/beheer?tab=${tab}`);
  }
  expect((await card('Mails')).getByText(/550 mailbox unknown/)).toBeVisible();
  expect((await card('Backup')).getByText('Nog niet gemaakt')).toBeVisible();
  expect((await card('Releases')).getByText('mf-search 1.2.0')).toBeVisible();
  for (const name of ['Mails', 'Backup', 'Opslag', 'Releases', 'Taken op de achtergrond'])
    expect((await card(name)).getByText('Vraagt aandacht')).toBeVisible();
});

test('BE-033: what is not known is not said to be well', async () => {
  open({
    mail: { has_server: false, waiting: 7, failed: 0, last_failed: null },
    backup: { last_at: null },
    disk: { free_bytes: null, total_bytes: null, has_bucket: true },
    database: { engine: 'postgres', version: '15.9', bytes: 0 },
  });
  expect((await card('Backup')).getByText(/Hier is geen backup bekend/)).toBeVisible();
  expect((await card('Mails')).getByText(/geen mailserver ingesteld/)).toBeVisible();
  expect((await card('Opslag')).getByText(/In een bucket/)).toBeVisible();
  for (const [name, label] of [
    ['Backup', 'Onbekend'],
    ['Mails', 'Niet ingesteld'],
    ['Opslag', 'Onbekend'],
  ] as const) {
    expect((await card(name)).getAllByText(label)[0]).toBeVisible();
    expect((await card(name)).queryByText('In orde')).not.toBeInTheDocument();
  }
});

test('BE-033: it is asked again by hand, when the page comes back into sight, and not while nobody looks', async () => {
  const { api, user } = open({ problems: ['disk-low'] });
  expect(await screen.findByText('Er vraagt 1 ding aandacht')).toBeVisible();
  showTab(false);
  expect(api.requestsOf('getHealthReport')).toHaveLength(1);
  api.set({ getHealthReport: makeHealth() });
  showTab(true);
  expect(await screen.findByText('Alles draait')).toBeVisible();
  api.set({ getHealthReport: makeHealth({ problems: ['task-late'] }) });
  await user.click(screen.getByRole('button', { name: 'Vernieuwen' }));
  expect(await screen.findByText(/Taken blijven liggen/)).toBeVisible();
  expect(api.requestsOf('getHealthReport')).toHaveLength(3);
});

test('BE-033: what does not load can be tried again', async () => {
  const api = stubApi({ getHealthReport: refuse('INTERNAL') });
  const { user } = renderPart(<AccountManagementPage />, { url: URL, api, user: makeAdmin() });
  const panel = await screen.findByRole('alert');
  api.set({ getHealthReport: makeHealth() });
  await user.click(within(panel).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Alles draait')).toBeVisible();
});

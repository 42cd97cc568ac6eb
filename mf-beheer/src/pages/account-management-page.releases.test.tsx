import type { ManagedPart } from '@portal/shared/contract';
import { FreshSignInProvider } from '@portal/shared/session';
import { makeAdmin, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeManagedRelease, makeOverview, makePart } from '../testing/release';
import { stubApi } from '../testing/stub-api';
import { AccountManagementPage } from './account-management-page';

const URL = '/admin/beheer?tab=releases';
const shell = makePart({
  ...{ name: 'shell', team: 'platform' },
  releases: [makeManagedRelease({ version: '2.0.0', build: '0000bbbb' })],
});
const canary = makeManagedRelease({ role: 'canary', version: '1.2.0', build: '55556666' });
const withCanary = makePart({ percent: 20, releases: [...makePart().releases, canary] });

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

function open(...items: ManagedPart[]) {
  const api = stubApi({
    getReleases: makeOverview(items),
    changePart: { data: { generation: 8 } },
    clearSuspicion: null,
    endDeployKey: null,
    createDeployKey: {
      data: {
        item: {
          id: 'abcd1234',
          label: 'CI',
          created_at: '2026-11-23T08:00:00.000Z',
          last_used_at: null,
          key: 'geheim-1',
          signing_key: 'geheim-2',
        },
      },
    },
  });
  return { api, ...renderPart(<AccountManagementPage />, { url: URL, api, user: makeAdmin() }) };
}

const DONE = expect.objectContaining({ type: 'succes', message: 'mf-search is bijgewerkt' });
const card = async (name = 'mf-search') => within(await screen.findByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
async function choose(user: ReturnType<typeof open>['user'], action: string) {
  await user.click((await card()).getByRole('button', { name: 'Acties mf-search' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('BE-032: what runs, since when, by which team, how heavy, and what browsers reported', async () => {
  const day = { day: '2026-11-22', loads: 4, failures: 3, step_backs: 2, without_view: 5 };
  const current = makeManagedRelease({ days: [day] });
  open(shell, makePart({ releases: [current, ...makePart().releases.slice(1)] }));
  const search = await card();
  expect(search.getByText('Team search, draait sinds 20 november 2026 9:00')).toBeVisible();
  expect(search.getByText('Staat aan')).toBeVisible();
  const row = search.getByRole('row', { name: /Draait nu: 1.1.0/ });
  expect(row).toHaveTextContent('61,5 kB gecomprimeerd');
  expect(row).toHaveTextContent('12 bestanden, 240 kB');
  expect(row).toHaveTextContent(
    '4 gelukt (steekproef), 3 mislukt, 2 keer teruggestapt, 5 keer zonder kant-en-klare pagina',
  );
  expect(search.getByRole('row', { name: /Vorige versie: 1.0.0/ })).toHaveTextContent('build 11112222');
  expect(search.getByRole('img', { name: /^Grafiek: Mislukt laden van mf-search per dag/ })).toBeVisible();
  const numbers = search.getByRole('table', { name: 'Mislukt laden van mf-search per dag', hidden: true });
  expect(within(numbers).getByRole('row', { name: '22-11 4 3', hidden: true })).toBeInTheDocument();
  expect(within(numbers).getAllByRole('row', { hidden: true })).toHaveLength(15);
  expect((await card('Schil (shell)')).getByText('Browsers hebben de laatste 14 dagen niets gemeld.')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Beheer' }));
  expect(tabs.getByRole('link', { name: 'Releases' })).toHaveAttribute('aria-current', 'page');
});

test('BE-032: without failures there is no chart of noughts, but the figures are there', async () => {
  const day = { day: '2026-11-22', loads: 4, failures: 0, step_backs: 0, without_view: 0 };
  open(makePart({ releases: [makeManagedRelease({ days: [day] })] }));
  const search = await card();
  expect(search.getByText('Er is de laatste 14 dagen niets mislukt.')).toBeVisible();
  expect(search.queryByRole('img', { name: /^Grafiek/ })).toBeNull();
  const numbers = search.getByRole('table', { name: 'Mislukt laden van mf-search per dag', hidden: true });
  expect(within(numbers).getByRole('row', { name: '22-11 4 0', hidden: true })).toBeInTheDocument();
});

test('C59: a part is rolled back after a question, on the generation that was seen; the list is asked again', async () => {
  const { api, user, store } = open(makePart());
  await user.click((await card()).getByRole('button', { name: 'mf-search terugzetten' }));
  const asked = await dialog('mf-search terugzetten naar 1.0.0?');
  expect(api.requestsOf('changePart')).toEqual([]);
  const [current, previous] = makePart().releases as [
    ReturnType<typeof makeManagedRelease>,
    ReturnType<typeof makeManagedRelease>,
  ];
  const swapped = [
    { ...previous, role: 'current' as const },
    { ...current, role: 'previous' as const },
  ];
  api.set({ getReleases: makeOverview([makePart({ releases: swapped })], 8) });
  await user.click(asked.getByRole('button', { name: 'Terugzetten' }));
  await waitFor(() => expect(store.getState().toast.toasts).toEqual([DONE]));
  expect(api.requestsOf('changePart').map(({ path, body, headers }) => [path, body, headers.get('if-match')])).toEqual([
    ['releases/mf-search', { action: 'rollback' }, '"7"'],
  ]);
  expect(await screen.findByRole('row', { name: /Draait nu: 1.0.0/ })).toBeVisible();
});

test('C59: what the api refuses is said in the dialog, with the parts that are in the way', async () => {
  const back = makeManagedRelease({ role: 'previous', version: '1.9.0', build: '0000aaaa' });
  const { api, user } = open(makePart({ ...shell, releases: [...shell.releases, back] }));
  api.set({ changePart: refuse('VALIDATION', { 'mf-search': 'needs ^20.0.0' }) });
  const shown = await card('Schil (shell)');
  expect(shown.queryByRole('button', { name: 'Acties Schil (shell)' })).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Schil (shell) terugzetten' }));
  const asked = await dialog('Schil (shell) terugzetten naar 1.9.0?');
  await user.click(asked.getByRole('button', { name: 'Terugzetten' }));
  await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent('Geweigerd door: mf-search'));
});

test('a part without a previous release has nothing to roll back to', async () => {
  open(shell);
  expect((await card('Schil (shell)')).getByRole('button', { name: 'Schil (shell) terugzetten' })).toBeDisabled();
});

test('C59: switching off asks for the reason that visitors read', async () => {
  const { api, user } = open(makePart());
  await choose(user, 'Uitzetten');
  const asked = await dialog('mf-search uitzetten?');
  await user.click(asked.getByRole('button', { name: 'Uitzetten' }));
  expect(asked.getByRole('textbox', { name: 'Reden' })).toHaveAccessibleDescription(
    expect.stringContaining('Geef een reden'),
  );
  await user.type(asked.getByRole('textbox', { name: 'Reden' }), 'Onderhoud tot 12 uur');
  await user.click(asked.getByRole('button', { name: 'Uitzetten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsOf('changePart').map(({ body }) => body)).toEqual([
    { action: 'disable', reason: 'Onderhoud tot 12 uur' },
  ]);
});

test('a part that is off says why and can be switched on', async () => {
  const { api, user } = open(makePart({ enabled: false, disabled_reason: 'Onderhoud' }));
  expect((await card()).getByText('Staat uit: Onderhoud')).toBeVisible();
  await choose(user, 'Aanzetten');
  await user.click((await dialog('mf-search weer aanzetten?')).getByRole('button', { name: 'Aanzetten' }));
  await waitFor(() => expect(api.requestsOf('changePart')[0]?.body).toEqual({ action: 'enable' }));
});

test.each([
  ['Canary voor iedereen', 'Canary van mf-search voor iedereen?', 'promote'],
  ['Canary stoppen', 'Canary van mf-search stoppen?', 'abort'],
])('C59: a canary: %s', async (action, title, word) => {
  const { api, user } = open(withCanary);
  expect((await card()).getByText('Canary voor 20% van de bezoekers')).toBeVisible();
  await choose(user, action);
  await user.click((await dialog(title)).getByRole('button', { name: action }));
  await waitFor(() => expect(api.requestsOf('changePart')[0]?.body).toEqual({ action: word }));
});

test('C59: the percentage of a canary is a whole number from 1 to 100', async () => {
  const { api, user } = open(withCanary);
  await choose(user, 'Percentage van de canary');
  const asked = await dialog('Canary van mf-search');
  const field = asked.getByRole('textbox', { name: 'Percentage van de bezoekers' });
  expect(field).toHaveValue('20');
  await user.clear(field);
  await user.type(field, '101');
  await user.click(asked.getByRole('button', { name: 'Opslaan' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Vul 100 of minder in'));
  await user.clear(field);
  await user.type(field, '45');
  await user.click(asked.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(api.requestsOf('changePart')[0]?.body).toEqual({ action: 'canary', percent: 45 }));
});

test('C59: a suspect release is marked; an admin clears it with a reason', async () => {
  const suspect = makeManagedRelease({ suspect_at: '2026-11-23T09:30:00.000Z' });
  const { api, user } = open(makePart({ releases: [suspect] }));
  expect((await card()).getByText('Verdacht sinds 23 november 2026 10:30')).toBeVisible();
  await user.click((await card()).getByRole('button', { name: '1.1.0 33334444 goedkeuren' }));
  const asked = await dialog('mf-search 1.1.0 goedkeuren?');
  await user.type(asked.getByRole('textbox', { name: 'Reden' }), 'Loos alarm');
  await user.click(asked.getByRole('button', { name: 'Goedkeuren' }));
  await waitFor(() =>
    expect(api.requestsOf('clearSuspicion').map(({ path, body }) => [path, body])).toEqual([
      ['releases/mf-search/33334444', { reason: 'Loos alarm' }],
    ]),
  );
});

test('C59: a deploy key is shown once; one that is there can be ended', async () => {
  const row = { id: '0a0b0c0d', label: 'Pijplijn', created_at: '2026-11-01T08:00:00.000Z', last_used_at: null };
  const { api, user, store } = open(makePart({ keys: [row] }));
  const keys = within((await card()).getByRole('list', { name: 'Deploysleutels van mf-search' }));
  expect(keys.getByRole('listitem')).toHaveTextContent('gemaakt 01-11-2026, nog niet gebruikt');
  await user.click((await card()).getByRole('button', { name: 'Nieuwe sleutel voor mf-search' }));
  const making = await dialog('Nieuwe sleutel voor mf-search');
  await user.type(making.getByRole('textbox', { name: 'Naam' }), 'CI');
  await user.click(making.getByRole('button', { name: 'Sleutel maken' }));
  expect(await making.findByRole('textbox', { name: /PORTAL_DEPLOY_KEY/ })).toHaveValue('geheim-1');
  expect(making.getByRole('textbox', { name: /PORTAL_SIGNING_KEY/ })).toHaveValue('geheim-2');
  expect(store.getState().toast.toasts).toEqual([
    expect.objectContaining({ type: 'succes', message: 'Er is een sleutel gemaakt voor mf-search' }),
  ]);
  await user.click(making.getAllByRole('button', { name: 'Sluiten' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByDisplayValue(/geheim/)).toBeNull());
  await user.click((await card()).getByRole('button', { name: 'Sleutel Pijplijn beëindigen' }));
  await user.click((await dialog('Sleutel Pijplijn beëindigen?')).getByRole('button', { name: 'Beëindigen' }));
  await waitFor(() =>
    expect(api.requestsOf('endDeployKey').map(({ path }) => path)).toEqual(['releases/mf-search/key/0a0b0c0d']),
  );
});

test('an old sign-in is renewed before an action', async () => {
  const api = stubApi({ getReleases: makeOverview([makePart()]), changePart: refuse('REAUTH_REQUIRED') });
  const run = jest.fn(async (work: () => Promise<unknown>) => {
    await work().catch(() => undefined);
    api.set({ changePart: { data: { generation: 8 } } });
    return work();
  });
  const { user, store } = renderPart(
    <FreshSignInProvider run={run as never}>
      <AccountManagementPage />
    </FreshSignInProvider>,
    { url: URL, api, user: makeAdmin() },
  );
  await user.click((await card()).getByRole('button', { name: 'mf-search terugzetten' }));
  await user.click((await dialog('mf-search terugzetten naar 1.0.0?')).getByRole('button', { name: 'Terugzetten' }));
  await waitFor(() => expect(store.getState().toast.toasts).toEqual([DONE]));
  expect(run).toHaveBeenCalledTimes(1);
});

test('releases that do not load are asked again; without any the page says so', async () => {
  const api = stubApi({ getReleases: refuse('INTERNAL') });
  const { user } = renderPart(<AccountManagementPage />, { url: URL, api, user: makeAdmin() });
  const panel = await screen.findByRole('alert');
  api.set({ getReleases: makeOverview([]) });
  await user.click(within(panel).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Er is nog niets gepubliceerd')).toBeVisible();
});

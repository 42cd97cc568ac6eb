import type { ShelterApplication } from '@portal/shared/contract';
import { FreshSignInProvider } from '@portal/shared/session';
import { makeAdmin, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeApplication } from '../testing/application';
import { type StubApi, stubApi } from '../testing/stub-api';
import { AccountManagementPage } from './account-management-page';

const URL = '/admin/beheer?tab=aanvragen';

const pageOf = (data: ShelterApplication[], totalRecords = data.length, totalPages = 1) => ({
  data,
  pagination: { totalRecords, totalPages },
});

const windstreken = makeApplication();
const approved = makeApplication({ status: 'approved', asiel: 9, decided_at: '2026-11-21T09:00:00.000Z' });
const rejected = makeApplication({
  ...{ id: 2, naam: 'Poezenboot', status: 'rejected', reason: 'Het UBN ontbreekt' },
  decided_at: '2026-11-21T09:00:00.000Z',
});
const provinces = {
  items: [{ id: 10, naam: 'Flevoland', afkorting: 'FL', land: 'NL' as const }],
  filter: { asiel_province: null },
};

let log: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

interface Rendering {
  url?: string;
  api?: StubApi;
  run?: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

function renderApplications(list: ShelterApplication[], { url = URL, api, run }: Rendering = {}) {
  const stub = api ?? stubApi({ listApplications: pageOf(list), listProvinces: provinces });
  const page = <AccountManagementPage />;
  const part = run ? <FreshSignInProvider run={run}>{page}</FreshSignInProvider> : page;
  return { ...renderPart(part, { url, api: stub, user: makeAdmin() }), api: stub };
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const lastList = (api: StubApi) => api.requestsOf('listApplications').at(-1)?.params;

async function openDialog(user: { click(element: Element): Promise<void> }, name = windstreken.naam) {
  await user.click(within(await rowOf(name)).getByRole('button', { name: `Bekijken: aanvraag van ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Aanvraag van ${name}` }));
}

test('BE-030: the tabs are links, the address is the state; the titles of BE-020 stay', async () => {
  const { user, api, address } = renderApplications([windstreken]);
  expect(screen.getByRole('heading', { level: 1, name: 'Accounts beheer' })).toBeVisible();
  expect(document.title).toBe('Account beheer');
  const tabs = within(screen.getByRole('navigation', { name: 'Beheer' }));
  expect(tabs.getByRole('link', { name: 'Aanvragen' })).toHaveAttribute('aria-current', 'page');
  await rowOf(windstreken.naam);
  expect(api.requestsOf('listAccounts')).toHaveLength(0);
  api.set({ listAccounts: { data: [], pagination: { totalRecords: 0, totalPages: 0 } } });
  await user.click(tabs.getByRole('link', { name: 'Accounts' }));
  expect(address()).toBe('/admin/beheer');
  expect(tabs.getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText('Geen accounts gevonden')).toBeVisible();
});

test('BE-030: who applied, when, and the state in words', async () => {
  const { api } = renderApplications([windstreken, rejected]);
  const row = within(await rowOf(windstreken.naam));
  for (const text of ['Lelystad', 'Jo de Wit', 'beheer@asiel.example', '20-11-2026', 'Nieuw'])
    expect(row.getByText(text)).toBeVisible();
  expect(within(await rowOf('Poezenboot')).getByText('Afgewezen')).toBeVisible();
  expect(screen.getByText('Er zijn 2 aanvragen')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Ontvangen' })).toHaveAttribute('aria-sort', 'descending');
  expect(lastList(api)).toEqual({ first: '1', rows: '10' });
});

test('BE-030, C33: status, page and size are in the address beside the tab; a page beyond the last leads to the last', async () => {
  const api = stubApi({ listApplications: ({ params }) => pageOf(params.first === '9' ? [] : [windstreken], 11, 2) });
  const { user, address } = renderApplications([], { api, url: `${URL}&first=9` });
  await rowOf(windstreken.naam);
  expect(address()).toBe('/admin/beheer?tab=aanvragen&first=2');
  await user.click(within(screen.getByRole('group', { name: 'Status' })).getByRole('checkbox', { name: 'Nieuw' }));
  await waitFor(() => expect(lastList(api)).toEqual({ first: '1', rows: '10', status: 'new' }));
  expect(new Set(new URLSearchParams(address().split('?')[1]).entries())).toEqual(
    new Set([
      ['tab', 'aanvragen'],
      ['status', 'new'],
    ]),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rijen per pagina' }), '50');
  await waitFor(() => expect(lastList(api)).toMatchObject({ rows: '50', status: 'new' }));
  expect(address()).toContain('tab=aanvragen');
});

test('BE-030: every answer can be read', async () => {
  const { user } = renderApplications([windstreken]);
  const dialog = await openDialog(user);
  const answers = new Map(
    dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  await waitFor(() => expect(dialog.getByText('Flevoland')).toBeVisible());
  expect(Object.fromEntries(answers)).toMatchObject({
    'Naam van het asiel': 'De Vier Windstreken',
    Land: 'Nederland',
    Adres: 'Dorpsstraat 1',
    'Postcode en plaats': '1234 AB Lelystad',
    Telefoonnummer: '020 1234567',
    Website: 'https://asiel.example',
    Contactpersoon: 'Jo de Wit',
    'E-mailadres voor reacties': 'info@asiel.example',
    'E-mailadres van de beheerder': 'beheer@asiel.example',
    'E-mailadres voor facturen': 'factuur@asiel.example',
    UBN: '1234567',
    'TRACES-nummer': 'Niet ingevuld',
    'Heeft ook een pension': 'Ja',
    'Vangt dieren uit het buitenland op': 'Nee',
    'Over het asiel': 'Wij willen graag meedoen.',
  });
});

test('BE-030, C36: approving sends it, says so, closes and asks the list again', async () => {
  const api = stubApi({
    listApplications: pageOf([windstreken]),
    listProvinces: provinces,
    decideApplication: { data: { item: approved } },
  });
  const { user, store } = renderApplications([], { api });
  const dialog = await openDialog(user);
  expect(dialog.getByText(/wordt dit asiel aangemaakt/)).toBeVisible();
  api.set({ listApplications: pageOf([approved]) });
  await user.click(dialog.getByRole('button', { name: 'Goedkeuren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [sent] = api.requestsOf('decideApplication');
  expect([sent?.path, sent?.body]).toEqual([`asiel/registratie/${windstreken.uuidkey}`, { status: 'approved' }]);
  expect(store.getState().toast.toasts).toEqual([
    expect.objectContaining({ type: 'succes', message: 'De aanvraag van De Vier Windstreken is goedgekeurd' }),
  ]);
  expect(await within(await rowOf(windstreken.naam)).findByText('Goedgekeurd')).toBeVisible();
});

test('SHD-001: after approving the accounts are asked again as well', async () => {
  const api = stubApi({
    listAccounts: { data: [], pagination: { totalRecords: 0, totalPages: 0 } },
    listApplications: pageOf([windstreken]),
    listProvinces: provinces,
    decideApplication: { data: { item: approved } },
  });
  const { user } = renderApplications([], { api, url: '/admin/beheer' });
  await screen.findByText('Geen accounts gevonden');
  await user.click(screen.getByRole('link', { name: 'Aanvragen' }));
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Goedkeuren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Accounts' }));
  await waitFor(() => expect(api.requestsOf('listAccounts')).toHaveLength(2));
});

test('BE-030: a shelter that is there already is named as such', async () => {
  const { user } = renderApplications([makeApplication({ asiel: 9 })]);
  const dialog = await openDialog(user);
  expect(dialog.getByText(/Dit asiel staat al op de website/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Bekijk het asiel' })).toHaveAttribute('href', '/asiel/9');
});

test('approving asks for a fresh sign-in and goes on; who gives up reads why nothing happened', async () => {
  const api = stubApi({
    listApplications: pageOf([windstreken]),
    listProvinces: provinces,
    decideApplication: refuse('REAUTH_REQUIRED'),
  });
  let isGivenUp = true;
  const run: Rendering['run'] = async (work) => {
    try {
      return await work();
    } catch (refusal) {
      if (isGivenUp) throw refusal;
      api.set({ decideApplication: { data: { item: approved } } });
      return work();
    }
  };
  const { user, store } = renderApplications([], { api, run });
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Goedkeuren' }));
  expect(await dialog.findByText('Log opnieuw in om dit te doen')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('Log opnieuw in');
  expect(store.getState().toast.toasts).toEqual([]);
  isGivenUp = false;
  await user.click(dialog.getByRole('button', { name: 'Goedkeuren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf('decideApplication')).toHaveLength(3);
});

test('C36: rejecting needs a reason', async () => {
  const { user, api } = renderApplications([windstreken]);
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Afwijzen' }));
  const reason = dialog.getByRole('textbox', { name: 'Reden van de afwijzing' });
  expect(reason).toHaveFocus();
  await user.type(reason, '   ');
  await user.click(dialog.getByRole('button', { name: 'Afwijzen' }));
  await waitFor(() => expect(reason).toBeInvalid());
  expect(reason).toHaveAccessibleDescription(expect.stringContaining('Geef een reden'));
  expect(api.requestsOf('decideApplication')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Terug' }));
  expect(dialog.getByRole('button', { name: 'Afwijzen' })).toHaveFocus();
});

test('C36: the reason is kept when it fails and when the dialog is closed; then it is sent and said', async () => {
  const api = stubApi({
    listApplications: pageOf([windstreken]),
    listProvinces: provinces,
    decideApplication: refuse('INTERNAL'),
  });
  const { user, store } = renderApplications([], { api });
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Afwijzen' }));
  await user.type(dialog.getByRole('textbox'), 'Het UBN ontbreekt');
  await user.click(dialog.getByRole('button', { name: 'Afwijzen' }));
  expect(await dialog.findByText(/Er is iets misgegaan/)).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Het UBN ontbreekt');
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openDialog(user);
  await user.click(again.getByRole('button', { name: 'Afwijzen' }));
  expect(again.getByRole('textbox')).toHaveValue('Het UBN ontbreekt');
  api.set({ decideApplication: { data: { item: rejected } } });
  await user.click(again.getByRole('button', { name: 'Afwijzen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf('decideApplication').at(-1)?.body).toEqual({ status: 'rejected', reason: 'Het UBN ontbreekt' });
  expect(store.getState().toast.toasts).toEqual([
    expect.objectContaining({ type: 'succes', message: 'De aanvraag van De Vier Windstreken is afgewezen' }),
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('C36: when another admin was first the dialog says so and shows what was decided', async () => {
  const api = stubApi({
    listApplications: pageOf([windstreken]),
    listProvinces: provinces,
    decideApplication: refuse('NOT_AVAILABLE'),
  });
  const { user } = renderApplications([], { api });
  const dialog = await openDialog(user);
  api.set({ listApplications: pageOf([{ ...windstreken, status: 'rejected', reason: 'Dubbel' }]) });
  await user.click(dialog.getByRole('button', { name: 'Goedkeuren' }));
  expect(await dialog.findByText('Dubbel')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(/niet meer beschikbaar/);
  expect(dialog.queryByRole('button', { name: 'Goedkeuren' })).not.toBeInTheDocument();
});

test('a decided application shows the decision, its date and its reason, and can not be decided again', async () => {
  const { user } = renderApplications([rejected]);
  const dialog = await openDialog(user, 'Poezenboot');
  expect(dialog.getByText('Afgewezen op 21-11-2026')).toBeVisible();
  expect(dialog.getByText('Het UBN ontbreekt')).toBeVisible();
  for (const name of ['Goedkeuren', 'Afwijzen']) expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('without applications the page says what will stand there; without those of a status it shows all again', async () => {
  const api = stubApi({ listApplications: ({ params }) => pageOf(params.status ? [] : [windstreken]) });
  const { user } = renderApplications([], { api, url: `${URL}&status=rejected` });
  expect(await screen.findByText('Geen aanvragen gevonden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toon alle aanvragen' }));
  expect(await rowOf(windstreken.naam)).toBeVisible();
  api.set({ listApplications: pageOf([]) });
  await user.click(screen.getByRole('button', { name: 'Vernieuwen' }));
  expect(await screen.findByText('Geen aanvragen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Toon alle aanvragen' })).not.toBeInTheDocument();
});

test('applications that do not load leave a panel that tries again', async () => {
  const api = stubApi({ listApplications: refuse('INTERNAL') });
  const { user } = renderApplications([], { api });
  const panel = await screen.findByRole('alert');
  api.set({ listApplications: pageOf([windstreken]) });
  await user.click(within(panel).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await rowOf(windstreken.naam)).toBeVisible();
});

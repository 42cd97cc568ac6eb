import { AccountRow, FILTER_DEBOUNCE_MS } from '@portal/shared/contract';
import { makeAdmin, makeMe, makeShelterLabel, makeStaff, rawAnswer, refuse, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type StubApi, stubApi } from '../testing/stub-api';
import { AccountManagementPage } from './account-management-page';

const makeAccount = (overrides: Partial<AccountRow> = {}): AccountRow =>
  AccountRow.parse({ ...makeMe(), disabled: false, ...overrides });

const pageOf = (data: AccountRow[], totalRecords = data.length, totalPages = 1) => ({
  data,
  pagination: { totalRecords, totalPages },
});

const noor = makeAccount({ email: 'noor@voorbeeld.example' });
const staff = AccountRow.parse({
  ...makeStaff(makeShelterLabel({ id: 7 })),
  ...{ disabled: false, asiel_naam: 'De Linde' },
});

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

function renderAccounts(
  accounts: AccountRow[],
  { url = '/admin/beheer', api = undefined as StubApi | undefined } = {},
) {
  const stub = api ?? stubApi({ listAccounts: pageOf(accounts), suggestShelters: { items: [] } });
  const part = renderPart(<AccountManagementPage />, { url, api: stub, user: makeAdmin() });
  return { ...part, api: stub };
}

/** A refusal of the api in words of its own. */
const refuseWith = (message: string) =>
  rawAnswer(422, JSON.stringify({ error: { code: 'VALIDATION', message, requestId: 'test' } }), {
    'Content-Type': 'application/json',
  });
const rowOf = (email: string) => screen.findByRole('row', { name: new RegExp(email) });
const lastList = (api: StubApi) => api.requestsOf('listAccounts').at(-1)?.params;

test("BE-020: the title bar says 'Accounts beheer', the tab 'Account beheer'; the rows scroll within 55rem", async () => {
  renderAccounts([noor]);
  expect(screen.getByRole('heading', { level: 1, name: 'Accounts beheer' })).toBeVisible();
  expect(document.title).toBe('Account beheer');
  const region = await screen.findByRole('region', { name: 'Accounts' });
  expect(region).toHaveStyle({ '--scroll-height': '55rem' });
  expect(region).toHaveAttribute('tabindex', '0');
});

test.each(['onbekend', 'constructor'])('a tab called %s is the list of accounts', async (tab) => {
  renderAccounts([noor], { url: `/admin/beheer?tab=${tab}` });
  expect(await rowOf('noor')).toBeVisible();
});

test('BE-020: the list is asked by ten from page 1, and again with the refresh button', async () => {
  const { user, api } = renderAccounts([noor]);
  await rowOf('noor');
  expect(lastList(api)).toEqual({ first: '1', rows: '10' });
  api.set({ listAccounts: pageOf([staff]) });
  await user.click(screen.getByRole('button', { name: 'Vernieuwen' }));
  expect(await rowOf('balie')).toBeVisible();
  expect(api.requestsOf('listAccounts')).toHaveLength(2);
});

test('BE-021: the e-mail search waits 500 ms after the last key and starts at page 1', async () => {
  jest.useFakeTimers();
  try {
    const api = stubApi({ listAccounts: pageOf([noor], 30, 3) });
    const { user, address } = renderPart(<AccountManagementPage />, {
      url: '/admin/beheer?first=2',
      api,
      user: makeAdmin(),
      advanceTimers: jest.advanceTimersByTime,
    });
    await user.type(screen.getByRole('searchbox', { name: 'Zoek op e-mailadres' }), 'noor@');
    act(() => jest.advanceTimersByTime(FILTER_DEBOUNCE_MS - 20));
    expect(api.requestsOf('listAccounts')).toHaveLength(1);
    act(() => jest.advanceTimersByTime(20));
    await waitFor(() => expect(lastList(api)).toEqual({ first: '1', rows: '10', search: 'noor@' }));
    expect(address()).toBe('/admin/beheer?search=noor%40');
  } finally {
    jest.useRealTimers();
  }
});

test('BE-021: the types Default, Asiel and Beheer, several at once', async () => {
  const { user, api } = renderAccounts([noor]);
  const types = screen.getByRole('group', { name: 'Soort account' });
  expect(within(types).getAllByRole('checkbox')).toHaveLength(3);
  await user.click(within(types).getByRole('checkbox', { name: 'Asiel' }));
  await user.click(within(types).getByRole('checkbox', { name: 'Beheer' }));
  await waitFor(() => expect(lastList(api)).toMatchObject({ usertype: 'asiel,admin' }));
  expect(within(types).getByRole('checkbox', { name: 'Default' })).not.toBeChecked();
});

test("BE-022: the columns, and 'Er zijn in totaal (N) accounts'", async () => {
  renderAccounts([
    staff,
    makeAccount({ email: 'naamloos@voorbeeld.example', displayname: '', firstname: 'An', lastName: 'Bo' }),
  ]);
  expect(await screen.findByText('Er zijn in totaal (2) accounts')).toBeVisible();
  expect((await screen.findAllByRole('columnheader')).map((header) => header.textContent)).toEqual([
    ...['E-mail', 'Naam', 'Soort', 'Rollen', 'Asiel', 'Acties'],
  ]);
  const row = await rowOf('balie');
  expect(within(row).getByRole('rowheader')).toHaveTextContent('balie@delinde.example');
  for (const text of ['Balie De Linde', 'Asiel', '1']) expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
  expect(within(row).getByRole('combobox', { name: /^Asiel van balie@delinde.example/ })).toHaveValue('De Linde (7)');
  expect(within(await rowOf('naamloos')).getByText('An Bo')).toBeVisible();
});

test('BE-023: animals and shelter only with a shelter, linking only with a user id', async () => {
  const lost = makeAccount({ uid: '', email: 'zonder@voorbeeld.example' });
  renderAccounts([staff, noor, lost]);
  const linked = within(await rowOf('balie'));
  expect(linked.getByRole('link', { name: /^Dieren/ })).toHaveAttribute(
    'href',
    `/asiels/beheer/${staff.asiel_uuidkey}`,
  );
  expect(linked.getByRole('link', { name: /^Asiel/ })).toHaveAttribute('href', `/zoek/asiel/${staff.asiel_uuidkey}`);
  const alone = within(await rowOf('noor'));
  expect(alone.queryByRole('link')).not.toBeInTheDocument();
  expect(alone.getByRole('button', { name: /^Koppelen/ })).toBeVisible();
  expect(within(await rowOf('zonder')).queryByRole('button')).not.toBeInTheDocument();
});

test('BE-024, BE-027: the typed number is what the link button sends; then the toast and the list again', async () => {
  const after = { ...noor, usertype: 'asiel' as const, asiel: 3, userroles: [{ role: 'asiel', level: 6 }] };
  const api = stubApi({ listAccounts: pageOf([noor]), updateAccount: { data: { item: after } } });
  const { user, store } = renderAccounts([], { api });
  const row = within(await rowOf('noor'));
  await user.type(row.getByRole('combobox'), '3');
  api.set({ listAccounts: pageOf([after]) });
  await user.click(row.getByRole('button', { name: /^Koppelen/ }));
  await waitFor(() => expect(api.requestsOf('listAccounts')).toHaveLength(2));
  const [sent] = api.requestsOf('updateAccount');
  expect(sent?.path).toBe(`users/${noor.uid}`);
  expect(sent?.body).toEqual({
    ...{ usertype: 'asiel', uid: noor.uid, id: 3, user_id: noor.user_id },
    userroles: [{ role: 'asiel', level: 6 }],
  });
  expect(store.getState().toast.toasts).toEqual([
    expect.objectContaining({ type: 'message', message: 'noor@voorbeeld.example in nu gelinkt met Asiel 3' }),
  ]);
  expect(within(await rowOf('noor')).getByRole('combobox')).toHaveValue('3');
});

const LINDE = {
  id: 42,
  uuidkey: makeShelterLabel().uuidkey,
  naam: 'De Linde',
  plaats: 'Lelystad',
  land: 'NL' as const,
};

test('BE-027, C37: a shelter is found by its name; the chosen number is what is sent, and the column says both', async () => {
  const after = { ...noor, usertype: 'asiel' as const, asiel: 42, asiel_naam: 'De Linde' };
  const api = stubApi({
    listAccounts: pageOf([noor]),
    suggestShelters: { items: [LINDE] },
    updateAccount: { data: { item: after } },
  });
  const { user } = renderAccounts([], { api });
  const row = within(await rowOf('noor'));
  await user.type(row.getByRole('combobox'), 'lind');
  await row.findByRole('option', { name: 'De Linde Lelystad · 42' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(row.getByRole('combobox')).toHaveValue('De Linde (42)');
  expect(api.requestsOf('suggestShelters').map(({ params }) => params)).toEqual([{ naam: 'lind', action: 'lookupt' }]);
  expect(api.requestsOf('updateAccount')).toHaveLength(0);
  api.set({ listAccounts: pageOf([after]) });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.requestsOf('updateAccount')[0]?.body).toMatchObject({ id: 42, usertype: 'asiel' }));
  await waitFor(() => expect(api.requestsOf('listAccounts')).toHaveLength(2));
  expect(within(await rowOf('noor')).getByRole('combobox')).toHaveValue('De Linde (42)');
});

test('C37: a name that was not chosen links nothing; a name that nobody has is said; Escape takes it back', async () => {
  const api = stubApi({ listAccounts: pageOf([staff]), suggestShelters: { items: [] } });
  const { user } = renderAccounts([], { api });
  const row = within(await rowOf('balie'));
  const field = row.getByRole('combobox');
  await user.clear(field);
  await user.type(field, 'Nergens');
  expect(await row.findByText('Geen asiel gevonden')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription('Kies een asiel uit de lijst of vul het nummer in');
  expect(api.requestsOf('updateAccount')).toHaveLength(0);
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('De Linde (7)');
});

test.each(['', '0', 'drie', '3,5', '-1'])(
  'BE-027: %j is no number of a shelter: nothing is sent, the field says so',
  async (typed) => {
    const { user, api } = renderAccounts([noor]);
    const row = within(await rowOf('noor'));
    const field = row.getByRole('combobox');
    if (typed !== '') await user.type(field, typed);
    await user.click(row.getByRole('button', { name: /^Koppelen/ }));
    expect(field).toHaveAccessibleDescription('Kies een asiel uit de lijst of vul het nummer in');
    expect(field).toBeInvalid();
    expect(api.requestsOf('updateAccount')).toHaveLength(0);
  },
);

test.each([
  ['BE-026: the api fails', refuse('INTERNAL'), 'Er is iets misgegaan'],
  ['C37: an unknown shelter', refuse('VALIDATION', { id: 'Dit asiel bestaat niet' }), 'Dit asiel bestaat niet'],
  ['C37: the last admin', refuse('LAST_ADMIN'), 'De laatste beheerder kan deze rol niet verliezen'],
  ['the sign-in is old', refuse('REAUTH_REQUIRED'), 'Log opnieuw in om dit te doen'],
])('%s: the error stands at the field, what was typed stays, there is no toast', async (_name, answer, text) => {
  const api = stubApi({ listAccounts: pageOf([noor]), updateAccount: answer });
  const { user, store } = renderAccounts([], { api });
  const row = within(await rowOf('noor'));
  await user.type(row.getByRole('combobox'), '99{Enter}');
  expect(await row.findByText(text)).toBeVisible();
  expect(row.getByRole('combobox')).toHaveValue('99');
  expect(row.getByRole('combobox')).toHaveAccessibleDescription(text);
  expect(store.getState().toast.toasts).toEqual([]);
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: 'failed to change user' }));
});

test('what is typed stays on another page of the list; Escape puts back what was saved', async () => {
  const api = stubApi({ listAccounts: ({ params }) => pageOf([params.first === '2' ? staff : noor], 11, 2) });
  const { user } = renderAccounts([], { api });
  await user.type(within(await rowOf('noor')).getByRole('combobox'), '12');
  await user.click(screen.getByRole('link', { name: 'Pagina 2' }));
  await rowOf('balie');
  expect(screen.getByText('11 tot en met 11 van 11')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Pagina 1' }));
  const field = within(await rowOf('noor')).getByRole('combobox');
  expect(field).toHaveValue('12');
  await user.type(field, '{Escape}');
  expect(field).toHaveValue('');
});

test('C37: a locked account says so', async () => {
  renderAccounts([makeAccount({ email: 'dicht@voorbeeld.example', disabled: true }), noor]);
  expect(within(await rowOf('dicht')).getByText('Geblokkeerd')).toBeVisible();
  expect(within(await rowOf('noor')).queryByText('Geblokkeerd')).not.toBeInTheDocument();
});

test('C33: 5, 10, 15, 20 or 50 rows; a bad value in the address counts as 10', async () => {
  const { user, api, address } = renderAccounts([noor], { url: '/admin/beheer?rows=7' });
  await rowOf('noor');
  expect(lastList(api)).toMatchObject({ rows: '10' });
  const rows = screen.getByRole('combobox', { name: 'Rijen per pagina' });
  expect(
    within(rows)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value),
  ).toEqual([...['5', '10', '15', '20', '50']]);
  await user.selectOptions(rows, '50');
  await waitFor(() => expect(lastList(api)).toMatchObject({ rows: '50' }));
  expect(address()).toBe('/admin/beheer?rows=50');
});

test('C33: a page beyond the last leads to the last', async () => {
  const api = stubApi({ listAccounts: ({ params }) => pageOf(params.first === '2' ? [noor] : [], 11, 2) });
  const { address } = renderAccounts([], { api, url: '/admin/beheer?first=9' });
  expect(await rowOf('noor')).toBeVisible();
  expect(address()).toBe('/admin/beheer?first=2');
});

test('without results the page says so and shows everything again', async () => {
  const api = stubApi({ listAccounts: ({ params }) => pageOf(params.search ? [] : [noor]) });
  const { user } = renderAccounts([], { api, url: '/admin/beheer?search=niemand' });
  expect(await screen.findByText('Geen accounts gevonden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toon alle accounts' }));
  expect(await rowOf('noor')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('accounts that do not load leave a panel that tries again', async () => {
  const api = stubApi({ listAccounts: refuse('INTERNAL') });
  const { user } = renderAccounts([], { api });
  const panel = await screen.findByRole('alert');
  api.set({ listAccounts: pageOf([noor]) });
  await user.click(within(panel).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await rowOf('noor')).toBeVisible();
});

test('linking an account that the filter then hides leaves the focus at the table', async () => {
  const after = { ...noor, usertype: 'asiel' as const, asiel: 3 };
  const api = stubApi({
    listAccounts: pageOf([noor, makeAccount({ email: 'ander@voorbeeld.example' })]),
    updateAccount: { data: { item: after } },
  });
  const { user } = renderAccounts([], { api, url: '/admin/beheer?usertype=default' });
  const field = within(await rowOf('noor')).getByRole('combobox');
  api.set({ listAccounts: pageOf([makeAccount({ email: 'ander@voorbeeld.example' })]) });
  await user.type(field, '3{Enter}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Accounts' })).toHaveFocus();
});

test('C37: linking an admin asks first, because they are no admin afterwards; cancelling sends nothing and keeps the number', async () => {
  const boss = AccountRow.parse({ ...makeAdmin({ email: 'bestuur@voorbeeld.example' }), disabled: false });
  const api = stubApi({
    listAccounts: pageOf([boss]),
    updateAccount: { data: { item: { ...boss, usertype: 'asiel', asiel: 3 } } },
  });
  const { user } = renderAccounts([], { api });
  const field = within(await rowOf('bestuur')).getByRole('combobox');
  await user.type(field, '3{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'Deze beheerder koppelen?' }));
  expect(question.getByText(/bestuur@voorbeeld.example is beheerder.*asiel 3.*geen beheerder meer/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf('updateAccount')).toHaveLength(0);
  expect(field).toHaveValue('3');
  await user.type(field, '{Enter}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Koppelen' }));
  await waitFor(() => expect(api.requestsOf('updateAccount')[0]?.body).toMatchObject({ id: 3, usertype: 'asiel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('C37: an address that nobody confirmed is marked, and the mail can be sent again', async () => {
  const api = stubApi({
    listAccounts: pageOf([makeAccount({ email: 'nieuw@voorbeeld.example', email_verified: false }), staff]),
    sendVerification: null,
  });
  const { user, store } = renderAccounts([], { api });
  const row = within(await rowOf('nieuw'));
  expect(row.getByText('Niet bevestigd')).toBeVisible();
  expect(within(await rowOf('balie')).queryByText('Niet bevestigd')).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'E-mail opnieuw sturen aan nieuw@voorbeeld.example' }));
  await waitFor(() =>
    expect(store.getState().toast.toasts.at(-1)?.message).toBe('De e-mail is verstuurd aan nieuw@voorbeeld.example'),
  );
  api.set({ sendVerification: refuse('TOO_MANY_REQUESTS') });
  await user.click(row.getByRole('button', { name: /^E-mail opnieuw/ }));
  await waitFor(() => expect(store.getState().toast.toasts.at(-1)?.type).toBe('error'));
});

test('C37: the reason of a refusal stands at the shelter that was typed', async () => {
  const reason = 'Dit e-mailadres is nog niet bevestigd.';
  const api = stubApi({ listAccounts: pageOf([noor]), updateAccount: refuseWith(reason) });
  const { user } = renderAccounts([], { api });
  const row = within(await rowOf('noor'));
  await user.type(row.getByRole('combobox'), '3');
  await user.click(row.getByRole('button', { name: /^Koppelen/ }));
  await waitFor(() => expect(row.getByRole('combobox')).toHaveAccessibleDescription(reason));
});

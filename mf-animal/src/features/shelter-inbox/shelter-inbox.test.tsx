import type { Reaction, ReactionSummary } from '@portal/shared/contract';
import {
  makeAdmin,
  makeAnimal,
  makeShelter,
  makeShelterLabel,
  makeStaff,
  networkFailure,
  refuse,
  renderPart,
  uuidkeyOf,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeReaction, makeReactionPage } from '../../testing/reaction';
import { type Replies, stubApi } from '../../testing/stub-api';
import { ShelterInbox } from './shelter-inbox';

const URL = '/mijn-pootjesplein/reacties';
const shelter = makeShelterLabel({ id: 12, naam: 'Dierentehuis De Linde' });
const animal = makeAnimal({
  id: 77,
  properties: [
    { key: 'cats', label: 'Kan met katten', value: 'J' },
    { key: 'kids', label: 'Kan met kinderen', value: 'N' },
  ],
});
const summary: ReactionSummary = {
  counts: [
    { statuscode: 'send', aantal: 4 },
    { statuscode: 'done', aantal: 11 },
  ],
  oldest_open_at: '2026-11-08T09:00:00.000Z',
  animals: [
    { uuidkey: uuidkeyOf(77), naam: 'Moos', aantal: 3 },
    { uuidkey: uuidkeyOf(78), naam: 'Pluis', aantal: 12 },
  ],
};
const full = makeReaction({
  ...{ phone: '+31612345678', woonruimte: 'Hoekwoning', tuin: 'Ja', kto: 'Nee' },
  informatie: 'Dag,\nik kom graag kennismaken.',
});

interface Options {
  reactions?: Reaction[];
  totalRecords?: number;
  url?: string;
  user?: ReturnType<typeof makeStaff>;
  figures?: Partial<ReactionSummary>;
  replies?: Replies;
}

function show(options: Options = {}) {
  const { reactions = [full], totalRecords, url = URL, user = makeStaff(shelter), figures, replies = {} } = options;
  const page = makeReactionPage(reactions, {
    summary: { ...summary, ...figures },
    ...(totalRecords === undefined ? {} : { totalRecords }),
  });
  const api = stubApi({
    listShelterReactions: page,
    listReactions: { ...page, summary: { ...summary, ...figures, animals: [] } },
    getAnimal: { data: { item: animal } },
    getShelter: { data: makeShelter({ id: 12 }) },
    listReactionTemplates: { data: { items: [] } },
    ...replies,
  });
  const part = renderPart(<ShelterInbox />, { url, user, api });
  return { ...part, api, toasts: () => part.store.getState().toast.toasts };
}

const row = () => screen.findByRole('button', { name: /Noor de Vries over Moos/ });
async function openFirst(options: Options = {}) {
  const shown = show(options);
  await shown.user.click(await row());
  return shown;
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({
    now: new Date('2026-11-20T12:00:00.000Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'clearInterval',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});
afterEach(() => jest.useRealTimers());

test('AN-075 staff see the new reactions of the own shelter first, with who, about which animal and since when', async () => {
  const { api } = show();
  expect(await row()).toHaveTextContent('vandaag');
  expect(api.requestsOf('listShelterReactions')[0]).toMatchObject({
    path: 'shelter/12/response',
    params: { statuscode: 'send', first: '1', rows: '10' },
  });
  expect(api.requestsOf('listReactions')).toHaveLength(0);
});

test('C17 an admin sees the reactions of all shelters, each with its shelter', async () => {
  const { api } = show({ user: makeAdmin() });
  expect(await row()).toHaveTextContent('Dierentehuis De Linde');
  expect(api.requestsOf('listReactions')[0]?.params).not.toHaveProperty('mine');
  expect(screen.queryByRole('combobox', { name: 'Dier' })).not.toBeInTheDocument();
});

test('staff whose account has no shelter read why there is nothing', async () => {
  show({ user: makeStaff(shelter, { asiel: null, asiel_uuidkey: null }) });
  expect(await screen.findByText('Uw account hoort nog niet bij een asiel')).toBeVisible();
});

test('C17 four tabs with counts; the address says which one is open', async () => {
  const { user, api, address } = show({ url: `${URL}?dier=${uuidkeyOf(77)}&first=2` });
  await row();
  const tabs = within(screen.getByRole('navigation', { name: 'Status van de reacties' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Nieuw 4', 'In behandeling 0', 'Behandeld 11', 'Archief 0']);
  expect(tabs[0]).toHaveAttribute('aria-current', 'page');
  await user.click(tabs[2] as HTMLElement);
  expect(address()).toBe(`${URL}?statuscode=done&dier=${uuidkeyOf(77)}`);
  await waitFor(() => expect(api.requestsOf('listShelterReactions').at(-1)?.params.statuscode).toBe('done'));
});

const oldest = () => screen.findByRole('link', { name: /De oudste open reactie is van/ });

test('C17 the age of the oldest open one leads to its tab, oldest first; the order can be taken away again', async () => {
  const { user, api, address } = show({ figures: { oldest_open_status: 'inprogress' } });
  expect(await oldest()).toHaveTextContent('12 dagen geleden');
  await user.click(await oldest());
  expect(address()).toBe(`${URL}?statuscode=inprogress&sort=oud`);
  await waitFor(() => expect(api.requestsOf('listShelterReactions').at(-1)?.params).toMatchObject({ sort: 'oud' }));
  await user.click(await screen.findByRole('button', { name: 'Nieuwste eerst tonen' }));
  expect(address()).toBe(`${URL}?statuscode=inprogress`);
});

test.each([
  ['2026-11-15T09:00:00.000Z', true],
  ['2026-11-16T09:00:00.000Z', false],
])('C17 an open reaction of %s is a warning: %s', async (oldest_open_at, warns) => {
  show({ figures: { oldest_open_at } });
  expect(await oldest()).toBeVisible();
  expect(screen.queryAllByText('Beantwoord deze het eerst.')).toHaveLength(warns ? 1 : 0);
});

test('C17 without open reactions there is nothing to lead to', async () => {
  show({ figures: { oldest_open_at: null } });
  expect(await screen.findByText('Er zijn geen open reacties.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /oudste/ })).not.toBeInTheDocument();
});

test('C17 the inbox is filtered by animal', async () => {
  const { user, api, address } = show();
  await row();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dier' }), 'Pluis (12)');
  expect(address()).toBe(`${URL}?dier=${uuidkeyOf(78)}`);
  await waitFor(() => expect(api.requestsOf('listShelterReactions').at(-1)?.params.dier).toBe(uuidkeyOf(78)));
});

test('C17 an admin filters by the animal of a reaction, and takes the filter away again', async () => {
  const { user, address } = await openFirst({ user: makeAdmin() });
  await user.click(screen.getByRole('link', { name: 'Alleen reacties op Moos' }));
  expect(address()).toBe(`${URL}?dier=${uuidkeyOf(77)}`);
  await user.click(await screen.findByRole('button', { name: 'Reacties op alle dieren tonen' }));
  expect(address()).toBe(URL);
});

test('C17 the animal of the address is named, also when nobody reacted to it', async () => {
  const dier = { uuidkey: uuidkeyOf(99), naam: 'Bolle' };
  show({ url: `${URL}?dier=${dier.uuidkey}`, reactions: [], figures: { dier } });
  expect(await screen.findByText('Alleen reacties op Bolle')).toBeVisible();
});

test('C17 an admin finds a shelter by its name, reads its inbox alone, and takes the filter away again', async () => {
  const other = makeShelter({ id: 31, naam: 'Dierentehuis De Linde' });
  const { user, api, address } = show({
    user: makeAdmin(),
    url: `${URL}?dier=${uuidkeyOf(77)}`,
    replies: {
      suggestShelters: { items: [{ id: 31, uuidkey: other.uuidkey, naam: other.naam, plaats: 'Ede', land: 'NL' }] },
      getShelter: { data: other },
    },
  });
  await row();
  await user.type(screen.getByRole('combobox', { name: /^Asiel/ }), 'linde');
  await user.click(await screen.findByRole('option', { name: /De Linde/ }));
  expect(address()).toBe(`${URL}?asiel=${other.uuidkey}`);
  expect(await screen.findByText('Alleen reacties aan Dierentehuis De Linde')).toBeVisible();
  expect(api.requestsOf('listShelterReactions').at(-1)?.path).toBe(`shelter/${other.uuidkey}/response`);
  expect(await screen.findByRole('combobox', { name: 'Dier' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reacties aan alle asielen tonen' }));
  expect(address()).toBe(URL);
});

test('C15 staff read until when their shelter takes no new reactions, with the way to take that back', async () => {
  show({
    replies: { getShelter: { data: makeShelter({ id: 12, vol_tot: '2026-11-30', vol_bericht: 'Wij bouwen.' }) } },
  });
  expect(await screen.findByText(/Uw asiel neemt tot en met 30-11-2026 geen nieuwe reacties aan\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wijzigen of stoppen in het asielprofiel' })).toHaveAttribute(
    'href',
    '/mijn-pootjesplein/asielprofiel',
  );
});

test.each([
  ['that has ended', '2026-11-19'],
  ['that never was', null],
])('C15 nothing is said of a pause %s', async (_, vol_tot) => {
  const { api } = show({ replies: { getShelter: { data: makeShelter({ id: 12, vol_tot }) } } });
  await row();
  await waitFor(() => expect(api.requestsOf('getShelter')).toHaveLength(1));
  expect(screen.queryByText(/geen nieuwe reacties/)).not.toBeInTheDocument();
});

test('C15 an admin reads of the pause of the shelter whose reactions are shown, without the page that is not theirs', async () => {
  const paused = makeShelter({ id: 31, naam: 'De Kwispel', vol_tot: '2026-11-30' });
  const { api } = show({
    user: makeAdmin(),
    url: `${URL}?asiel=${paused.uuidkey}`,
    replies: { getShelter: { data: paused } },
  });
  expect(await screen.findByText('De Kwispel neemt tot en met 30-11-2026 geen nieuwe reacties aan.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /asielprofiel/ })).not.toBeInTheDocument();
  expect(api.requestsOf('getShelter')[0]?.path).toBe(`shelter/${paused.uuidkey}`);
});

test('C17 an admin has the templates, the offer and the inbox of the shelter of an opened reaction', async () => {
  const placed = { ...animal, geplaatst: 'J' as const, responseCount: [{ statuscode: 'send' as const, aantal: 2 }] };
  const { user, api, address } = await openFirst({
    user: makeAdmin(),
    replies: { getAnimal: { data: { item: placed } }, listAnswerTemplates: { data: { items: [] } } },
  });
  expect(
    await screen.findByRole('button', { name: 'Laat de andere reageerders weten dat Moos een thuis heeft' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sjablonen' }));
  expect(await screen.findByText('U heeft nog geen sjablonen')).toBeVisible();
  expect(api.requestsOf('listAnswerTemplates')[0]?.path).toBe(`shelter/${full.asiel.uuidkey}/answertemplate`);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: `Alleen reacties aan ${full.asiel.naam}` }));
  expect(address()).toBe(`${URL}?asiel=${full.asiel.uuidkey}`);
});

test('C17 staff have these above their inbox, once', async () => {
  await openFirst();
  await screen.findByText('Kan met katten');
  expect(screen.getAllByRole('button', { name: 'Sjablonen' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /^Alleen reacties aan/ })).not.toBeInTheDocument();
});

test('C17 staff of a shelter cannot look at another one', async () => {
  const { api } = show({ url: `${URL}?asiel=${uuidkeyOf(5)}` });
  await row();
  expect(screen.queryByRole('combobox', { name: /^Asiel/ })).not.toBeInTheDocument();
  expect(api.requestsOf('listShelterReactions')[0]?.path).toBe('shelter/12/response');
});

test('C17 opening shows the message and the answers beside the checklist, and changes nothing', async () => {
  const { api } = await openFirst();
  expect(screen.getByText(/ik kom graag kennismaken/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'noor@voorbeeld.example' })).toHaveAttribute(
    'href',
    'mailto:noor@voorbeeld.example',
  );
  expect(screen.getByRole('link', { name: '06 12345678' })).toHaveAttribute('href', 'tel:+31612345678');
  const answer = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(answer('Woonruimte')).toBe('Hoekwoning');
  expect(answer('Mag om een recensie gevraagd worden')).toBe('Nee');
  expect(screen.queryByText('Ervaring')).not.toBeInTheDocument();
  await screen.findByText('Kan met katten');
  expect(answer('Kan met katten')).toBe('Ja');
  expect(answer('Kan met kinderen')).toBe('Nee');
  expect(api.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

const MOVES: [string, Reaction['statuscode'], string][] = [
  ['send', 'inprogress', 'In behandeling nemen'],
  ['send', 'archive', 'Archiveren'],
  ['send', 'done', 'Afhandelen zonder e-mail'],
  ['archive', 'send', 'Terug naar Nieuw'],
];

test.each(MOVES)('C17 from %s to %s with %s', async (from, to, label) => {
  const reaction = { ...full, statuscode: from as Reaction['statuscode'] };
  const { api, user, toasts } = await openFirst({
    reactions: [reaction],
    replies: { updateReaction: { data: { item: { ...reaction, statuscode: to } } } },
  });
  await user.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'succes' }]));
  expect(api.requestsOf('updateReaction')[0]).toMatchObject({
    path: `response/${full.uuidkey}`,
    body: { statuscode: to },
  });
  await waitFor(() => expect(api.requestsOf('listShelterReactions').length).toBeGreaterThan(1));
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('a move that fails says so and leaves the reaction where it is', async () => {
  const { user, toasts } = await openFirst({ replies: { updateReaction: refuse('INTERNAL') } });
  await user.click(screen.getByRole('button', { name: 'Archiveren' }));
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'error', message: 'Er is iets verkeerds gegaan' }]));
  expect(screen.getByRole('button', { name: 'Archiveren' })).toBeVisible();
});

async function openAnswer(answerReaction: Replies['answerReaction'], replies: Replies = {}) {
  const shown = await openFirst({ replies: { answerReaction, ...replies } });
  await shown.user.click(screen.getByRole('button', { name: 'Beantwoorden' }));
  const field = await screen.findByRole('textbox', { name: 'Uw antwoord' });
  return { ...shown, field, send: screen.getByRole('button', { name: 'Verstuur antwoord' }) };
}

test('C17 an answer is sent as mail, with a key', async () => {
  const { user, field, send, api, toasts } = await openAnswer({ data: { item: { ...full, statuscode: 'done' } } });
  await user.type(field, 'Kom maar langs');
  await user.click(send);
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'succes', message: 'Uw antwoord is verstuurd' }]));
  const [request] = api.requestsOf('answerReaction');
  expect(request).toMatchObject({ path: `response/${full.uuidkey}/answer`, body: { text: 'Kom maar langs' } });
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(sessionStorage).toHaveLength(0);
});

test('an empty answer is not sent', async () => {
  const { user, field, send, api } = await openAnswer(networkFailure());
  await user.click(send);
  await waitFor(() => expect(field).toHaveAccessibleDescription('Schrijf een antwoord'));
  expect(field).toHaveFocus();
  expect(api.requestsOf('answerReaction')).toHaveLength(0);
});

test('C17 the text stays when sending fails, and waits when the dialog is closed', async () => {
  const { user, field, send, toasts } = await openAnswer(networkFailure());
  await user.type(field, 'Kom maar langs');
  await user.click(send);
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'error', message: 'Er is iets verkeerds gegaan' }]));
  expect(field).toHaveValue('Kom maar langs');
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Beantwoorden' }));
  expect(await screen.findByRole('textbox', { name: 'Uw antwoord' })).toHaveValue('Kom maar langs');
});

const templates = {
  data: {
    items: [
      { uuidkey: uuidkeyOf(901), naam: 'Kennismaken', tekst: 'Dag Noor, kom langs bij Moos.', version: 1 },
      { uuidkey: uuidkeyOf(902), naam: 'Open', tekst: 'Wij zijn open: {openingstijden}', version: 1 },
    ],
  },
};

test('C17 a template comes filled in; another one takes its place, what is typed stays', async () => {
  const { user, field, send, api } = await openAnswer(
    { data: { item: { ...full, statuscode: 'done' } } },
    { listReactionTemplates: templates },
  );
  const choice = await screen.findByRole('combobox', { name: 'Sjabloon' });
  expect(api.requestsOf('listReactionTemplates')[0]?.path).toBe(`response/${full.uuidkey}/answertemplate`);
  await user.selectOptions(choice, 'Open');
  expect(field).toHaveValue('Wij zijn open: {openingstijden}');
  await user.selectOptions(choice, 'Kennismaken');
  expect(field).toHaveValue('Dag Noor, kom langs bij Moos.');
  await user.type(field, ' Tot dan!');
  await user.selectOptions(choice, 'Open');
  expect(field).toHaveValue('Dag Noor, kom langs bij Moos. Tot dan!\n\nWij zijn open: {openingstijden}');
  await user.click(send);
  await waitFor(() => expect(field).toHaveAccessibleDescription('Vul dit nog in of haal het weg: {openingstijden}'));
  expect(api.requestsOf('answerReaction')).toHaveLength(0);
  await user.clear(field);
  await user.type(field, 'Wij zijn zaterdag open');
  await user.click(send);
  await waitFor(() => expect(api.requestsOf('answerReaction')[0]?.body).toEqual({ text: 'Wij zijn zaterdag open' }));
});

test('C17 a shelter without templates, or a list that fails, leaves the answer as it is', async () => {
  const { field } = await openAnswer(networkFailure(), { listReactionTemplates: refuse('INTERNAL') });
  expect(field).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Sjabloon' })).not.toBeInTheDocument();
});

test('C17 a placed animal with open reactions: the inbox offers to tell the others', async () => {
  show({ figures: { placed: [{ uuidkey: uuidkeyOf(77), naam: 'Moos', aantal: 2 }] } });
  expect(
    await screen.findByRole('button', { name: 'Laat de andere reageerders weten dat Moos een thuis heeft' }),
  ).toBeVisible();
  expect(screen.getByText('2 reacties wachten nog op antwoord.')).toBeVisible();
});

test('C17 a reaction that a placement closed says so', async () => {
  await openFirst({
    url: `${URL}?statuscode=archive`,
    reactions: [{ ...full, statuscode: 'archive', placement_closed_at: '2026-11-19T10:00:00.000Z' }],
  });
  expect(screen.getByText('Dier heeft een thuis')).toBeVisible();
  expect(screen.getByText('Moos heeft een thuis. De afzender heeft dat op 19-11-2026 gehoord.')).toBeVisible();
});

test('C14 who erased the account cannot be answered any more', async () => {
  await openFirst({ reactions: [{ ...full, email: '' }] });
  expect(screen.getByText(/krijgt geen e-mail meer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Beantwoorden' })).not.toBeInTheDocument();
});

test('C17 a withdrawn reaction is marked', async () => {
  await openFirst({
    url: `${URL}?statuscode=archive`,
    reactions: [{ ...full, statuscode: 'archive', withdrawn_at: '2026-11-19T10:00:00.000Z' }],
  });
  expect(screen.getByText('Ingetrokken')).toBeVisible();
  expect(screen.getByText('Noor de Vries heeft deze reactie ingetrokken op 19-11-2026.')).toBeVisible();
});

test.each([
  ['', 'Geen nieuwe reacties'],
  ['?statuscode=inprogress', 'Geen reacties in behandeling'],
  ['?statuscode=done', 'Geen behandelde reacties'],
  ['?statuscode=archive', 'Het archief is leeg'],
])('an empty tab (%s) says what it means', async (search, title) => {
  show({ url: `${URL}${search}`, reactions: [] });
  expect(await screen.findByText(title)).toBeVisible();
});

test('a failure can be tried again', async () => {
  const { api, user } = show({ replies: { listShelterReactions: networkFailure() } });
  const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  api.set({ listShelterReactions: makeReactionPage([full], { summary }) });
  await user.click(retry);
  expect(await row()).toBeVisible();
});

test('C33 pages of 5, 10, 15, 20 or 50; another size starts at the first page', async () => {
  const { user, address, api } = show({ totalRecords: 42, url: `${URL}?first=2` });
  await row();
  const rows = screen.getByRole('combobox', { name: 'Per pagina' });
  expect(
    within(rows)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['5', '10', '15', '20', '50']);
  expect(screen.getByRole('link', { name: 'Pagina 2, huidige pagina' })).toBeVisible();
  await act(() => user.selectOptions(rows, '50'));
  expect(address()).toBe(`${URL}?rows=50`);
  await waitFor(() =>
    expect(api.requestsOf('listShelterReactions').at(-1)?.params).toMatchObject({ rows: '50', first: '1' }),
  );
});

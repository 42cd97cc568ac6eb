import type { Animal } from '@portal/shared/contract';
import { formatDate, formatDateForForm, ownerTerm } from '@portal/shared/domain';
import {
  hangingAnswer,
  makeAnimal,
  makeMe,
  makeShelterSummary,
  networkFailure,
  refuse,
  renderPart,
  uuidkeyOf,
} from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { type Replies, stubApi } from '../testing/stub-api';
import { AnimalPage } from './animal-page';

const KEY = uuidkeyOf(77);
const DAY_MS = 86_400_000;
const today = formatDateForForm(new Date());
const longAgo = formatDateForForm(new Date(Date.now() - 60 * DAY_MS));
const lastDay = formatDate(ownerTerm(today, 'NL'));
const sentAnswer = { data: { message: 'Uw melding is verstuurd.', status: 'succes' } } as const;

interface Options {
  replies?: Replies;
  user?: ReturnType<typeof makeMe>;
}

async function show(change: Partial<Animal> = {}, { replies = {}, user }: Options = {}) {
  const asiel = makeShelterSummary({ naam: 'De Kwispel', telefoon: '+31715550100' });
  const found = { gevonden: 'J', inbewaring: today, gemeente: 'Ede' } as const;
  const item = makeAnimal({ id: 77, asiel, ...found, ...change });
  const api = stubApi({
    getAnimal: { data: { item } },
    countVisit: null,
    listFavourites: hangingAnswer(),
    sendClaim: sentAnswer,
    getSimilarAnimals: { data: { items: [] } },
    ...replies,
  });
  const part = renderPart(<AnimalPage />, {
    url: `/dier/${KEY}`,
    path: '/dier/:uuidkey',
    api,
    ...(user ? { user } : {}),
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...part, api, toasts: () => part.store.getState().toast.toasts };
}

const claimButtons = () => screen.queryAllByRole('button', { name: 'Is dit uw dier?' });
const reactButtons = () => screen.queryAllByText('Reageer op deze kat');
const box = (name: RegExp | string) => screen.getByRole('textbox', { name });

async function openForm(page: Awaited<ReturnType<typeof show>>) {
  await page.user.click(claimButtons()[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Is dit uw dier?' });
}

async function fill({ user }: Awaited<ReturnType<typeof show>>) {
  await user.type(box('Uw naam'), 'Sanne de Vries');
  await user.type(box('Uw e-mailadres'), 'sanne@post.example');
  await user.type(box(/Wat weet alleen de eigenaar/), 'Een witte teen');
  await user.type(box(/Laatste vier cijfers/), '4821');
}

const submit = (page: Awaited<ReturnType<typeof show>>) =>
  page.user.click(screen.getByRole('button', { name: 'Verstuur' }));

beforeEach(() => sessionStorage.clear());

test('C51 within the term: since when, where and until when, and the owner’s button instead of Reageer', async () => {
  await show();
  expect(screen.getByText(/Gevonden in Ede, in de opvang sinds/)).toHaveTextContent(
    `Gevonden in Ede, in de opvang sinds ${formatDate(today)}. De eigenaar kan zich melden t/m ${lastDay}.`,
  );
  expect(claimButtons().length).toBeGreaterThan(0);
  expect(reactButtons()).toEqual([]);
  expect(screen.getAllByRole('link', { name: /^Bel / }).length).toBeGreaterThan(0);
});

test.each([
  ['after the term', { inbewaring: longAgo }, /in de opvang sinds \d\d-\d\d-\d{4}\.$/],
  ['without a municipality', { inbewaring: longAgo, gemeente: null }, /^Gevonden, in de opvang sinds/],
])('C51 %s: where it was found, and Reageer again', async (_name, change, text) => {
  await show(change);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/kan zich melden/)).not.toBeInTheDocument();
  expect(claimButtons()).toEqual([]);
  expect(reactButtons().length).toBeGreaterThan(0);
});

test.each([
  ['without a date', { inbewaring: null }],
  ['that was not found', { gevonden: 'N' }],
] as const)('C51 an animal %s has no clock', async (_name, change) => {
  await show(change);
  expect(screen.queryByText(/in de opvang sinds/)).not.toBeInTheDocument();
  expect(claimButtons()).toEqual([]);
  expect(reactButtons().length).toBeGreaterThan(0);
});

test('C51 a reserved animal can be claimed, a placed one not', async () => {
  const { unmount } = await show({ geplaatst: 'G' });
  expect(claimButtons().length).toBeGreaterThan(0);
  unmount();
  await show({ geplaatst: 'J' });
  expect(claimButtons()).toEqual([]);
});

test('C51 a visitor claims without an account: what is sent, the toast, and a closed dialog', async () => {
  const page = await show();
  await openForm(page);
  await fill(page);
  await submit(page);
  await waitFor(() => expect(page.toasts()).toMatchObject([{ type: 'succes', message: /Uw melding is verstuurd/ }]));
  const [request] = page.api.requestsOf('sendClaim');
  expect(request?.path).toBe(`animal/${KEY}/claim`);
  expect(request?.body).toMatchObject({
    ...{ naam: 'Sanne de Vries', email: 'sanne@post.example', telefoon: '' },
    ...{ kenmerken: 'Een witte teen', chipcijfers: '4821' },
  });
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('C51 who is signed in finds the own name and address', async () => {
  const page = await show({}, { user: makeMe({ displayname: 'Jan Jansen', email: 'jan@post.example' }) });
  await openForm(page);
  expect(box('Uw naam')).toHaveValue('Jan Jansen');
  expect(box('Uw e-mailadres')).toHaveValue('jan@post.example');
});

test('C51 empty or wrong: the messages stand under their fields, and nothing is sent', async () => {
  const page = await show();
  await openForm(page);
  await page.user.type(box(/Laatste vier cijfers/), '12a');
  await submit(page);
  await waitFor(() => expect(box('Uw naam')).toHaveAccessibleDescription('Vul uw naam in'));
  expect(box(/Wat weet alleen/)).toHaveAccessibleDescription(/Beschrijf iets wat alleen u weet/);
  expect(box(/Laatste vier cijfers/)).toHaveAccessibleDescription(/Vul de laatste vier cijfers van de chip in/);
  expect(page.api.requestsOf('sendClaim')).toEqual([]);
});

test.each([
  ['no network', networkFailure(), /niet verstuurd/],
  ['a claim of before', refuse('DUPLICATE'), /al ontvangen/],
])('C51 %s: said in Dutch, and what was typed is still there', async (_name, sendClaim, message) => {
  const page = await show({}, { replies: { sendClaim } });
  await openForm(page);
  await fill(page);
  await submit(page);
  await waitFor(() =>
    expect(page.toasts()).toMatchObject([{ type: 'error', message: expect.stringMatching(message) }]),
  );
  expect(box(/Wat weet alleen/)).toHaveValue('Een witte teen');
  expect(box(/Laatste vier cijfers/)).toHaveValue('4821');
});

test('C51 a draft waits in the tab, without the digits of the chip', async () => {
  const page = await show();
  await openForm(page);
  await fill(page);
  expect(JSON.stringify({ ...sessionStorage })).toContain('Een witte teen');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('4821');
});

import type { Animal, OwnerClaim, OwnerClaimsAnswer } from '@portal/shared/contract';
import { formatDate, formatDateForForm, ownerTerm } from '@portal/shared/domain';
import {
  makeAdmin,
  makeAnimal,
  makeMe,
  makeShelterSummary,
  makeStaff,
  networkFailure,
  rawAnswer,
  renderPart,
  uuidkeyOf,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../../testing/stub-api';
import { OwnerClaims } from './owner-claims';

const asiel = makeShelterSummary({ id: 12, naam: 'De Kwispel' });
const today = formatDateForForm(new Date());
const lastDay = formatDate(ownerTerm(today, 'NL'));
const KEY = uuidkeyOf(501);

const claim: OwnerClaim = {
  ...{ uuidkey: KEY, naam: 'Sanne', email: 'sanne@post.example', telefoon: '+31612345678' },
  ...{ kenmerken: 'Een witte teen', chip: 'X', statuscode: 'open', reden: null },
  ...{ created_at: '2026-11-12T09:00:00.000Z', decided_at: null },
};
const answerOf = (items: OwnerClaim[], uitzondering: OwnerClaimsAnswer['data']['uitzondering'] = null) => ({
  data: { items, uitzondering },
});

interface Options {
  change?: Partial<Animal>;
  claims?: OwnerClaimsAnswer;
  replies?: Replies;
  user?: ReturnType<typeof makeMe>;
}

function show({ change = {}, claims = answerOf([claim]), replies = {}, user = makeStaff(asiel) }: Options = {}) {
  const animal = makeAnimal({ id: 77, asiel, gevonden: 'J', inbewaring: today, gemeente: 'Ede', ...change });
  const api = stubApi({ listClaims: claims, decideClaim: claims, recordException: claims, ...replies });
  const part = renderPart(<OwnerClaims animal={animal} />, { api, user });
  return { ...part, api, animal, toasts: () => part.store.getState().toast.toasts };
}

const button = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => sessionStorage.clear());

test.each([
  ['own staff', makeStaff(asiel), true],
  ['an admin', makeAdmin(), true],
  ['other staff', makeStaff(makeShelterSummary({ id: 13 })), false],
  ['a member', makeMe(), false],
])('C51 %s: the panel is there: %s', async (_name, user, isThere) => {
  const { api } = show({ user });
  if (isThere) expect(await screen.findByRole('region', { name: 'Eigenaar gezocht' })).toBeVisible();
  else expect(api.requests).toEqual([]);
});

test('C51 without a day of custody nothing is asked', () => {
  expect(show({ change: { inbewaring: null } }).api.requests).toEqual([]);
});

test('C51 the term, who claims, how to reach them, and that nothing is placed meanwhile', async () => {
  show();
  expect(await screen.findByText(new RegExp(`t/m ${lastDay}`))).toBeVisible();
  expect(await screen.findByText('Een witte teen')).toBeVisible();
  expect(screen.getByRole('link', { name: 'sanne@post.example' })).toHaveAttribute('href', 'mailto:sanne@post.example');
  expect(screen.getByText(/pas weer als u over de open melding heeft beslist/)).toBeVisible();
  expect(screen.getByText('De cijfers van de chip zijn nog niet vergeleken.')).toBeVisible();
});

test('C51 accepting asks first', async () => {
  const { user, api, toasts } = show();
  await user.click(await button('Akkoord'));
  expect(api.requestsOf('decideClaim')).toEqual([]);
  await user.click(within(await dialog('Is Sanne de eigenaar?')).getByRole('button', { name: 'Akkoord' }));
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'succes' }]));
  expect(api.requestsOf('decideClaim').map(({ path, body }) => [path, body])).toEqual([
    [`claim/${KEY}`, { statuscode: 'accepted' }],
  ]);
});

test('C51 rejecting needs a reason, which stays when the api fails', async () => {
  const { user, api, toasts } = show({ replies: { decideClaim: networkFailure() } });
  await user.click(await button('Afwijzen'));
  const form = within(await dialog('Melding van Sanne afwijzen'));
  await user.click(form.getByRole('button', { name: 'Afwijzen' }));
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Reden' })).toHaveAccessibleDescription(/Vul een reden in/),
  );
  await user.type(form.getByRole('textbox', { name: 'Reden' }), 'Een ander dier');
  await user.click(form.getByRole('button', { name: 'Afwijzen' }));
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'error', message: 'Er is iets verkeerds gegaan' }]));
  expect(form.getByRole('textbox', { name: 'Reden' })).toHaveValue('Een ander dier');
  api.set({ decideClaim: answerOf([{ ...claim, statuscode: 'rejected', reden: 'Een ander dier' }]) });
  await user.click(form.getByRole('button', { name: 'Afwijzen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf('decideClaim').at(-1)?.body).toEqual({ statuscode: 'rejected', reden: 'Een ander dier' });
});

test.each([
  ['J', 'De cijfers kloppen'],
  ['N', 'De cijfers kloppen niet'],
] as const)('C51 comparing the chip tells the outcome %s alone', async (overeen, message) => {
  const { user, api, toasts } = show({ replies: { compareChip: { data: { overeen } } } });
  await user.click(await button('Chip vergelijken'));
  const form = within(await dialog('Chip vergelijken'));
  await user.type(form.getByRole('textbox', { name: 'Laatste vier cijfers van de chip' }), '4821');
  await user.click(form.getByRole('button', { name: 'Vergelijk' }));
  await waitFor(() => expect(toasts()).toMatchObject([{ message }]));
  expect(api.requestsOf('compareChip')[0]?.body).toEqual({ chipcijfers: '4821' });
  await waitFor(() => expect(screen.queryByText('4821')).not.toBeInTheDocument());
});

test('C51 an exception is recorded with its reason; a refusal says why', async () => {
  const refused = { error: { code: 'NOT_AVAILABLE', message: 'Bij dit dier loopt geen termijn', requestId: 'x' } };
  const { user, api, toasts } = show({
    claims: answerOf([]),
    replies: { recordException: rawAnswer(409, JSON.stringify(refused), { 'Content-Type': 'application/json' }) },
  });
  expect(await screen.findByText('Nog niemand heeft zich gemeld.')).toBeVisible();
  await user.click(await button('Uitzondering vastleggen'));
  const form = within(await dialog('Uitzondering vastleggen'));
  await user.type(form.getByRole('textbox', { name: 'Reden' }), 'Spoed');
  await user.click(form.getByRole('button', { name: 'Vastleggen' }));
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'error', message: 'Bij dit dier loopt geen termijn' }]));
  api.set({ recordException: answerOf([], { reden: 'Spoed', naam: 'Jo', created_at: '2026-11-12T09:00:00.000Z' }) });
  await user.click(form.getByRole('button', { name: 'Vastleggen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf('recordException').at(-1)?.body).toEqual({ uitzondering: 'Spoed' });
});

import type { Reaction } from '@portal/shared/contract';
import { registerStore } from '@portal/shared/session';
import {
  makeMe,
  makeRegister,
  makeRelease,
  makeRemoteRow,
  networkFailure,
  refuse,
  renderPart,
  uuidkeyOf,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeReaction, makeReactionPage } from '../../testing/reaction';
import { type Replies, stubApi } from '../../testing/stub-api';
import { MyReactions } from './my-reactions';

function show(listReactions: Replies['listReactions'], url = '/mijn-pootjesplein/reacties', more: Replies = {}) {
  const api = stubApi({ listReactions, ...more });
  return { ...renderPart(<MyReactions />, { url, api, user: makeMe() }), api };
}
const showOne = (reaction: Reaction, more: Replies = {}) => show(makeReactionPage([reaction]), undefined, more);

afterEach(() => act(() => registerStore.set(null)));

test('AN-075 asks for the own reactions and shows photo, name, shelter and date', async () => {
  const { api } = showOne(
    makeReaction({ created_at: '2026-11-19T23:30:00.000Z', dier: { fotourl: '/api/foto/a/350.jpg' } }),
  );
  const item = within(await screen.findByRole('article', { name: 'Moos' }));
  expect(api.requestsOf('listReactions')[0]?.params).toMatchObject({ mine: '1', first: '1' });
  expect(item.getByText('Verstuurd op 20-11-2026 aan Dierentehuis De Linde')).toBeVisible();
  expect(item.getByRole('presentation')).toHaveAttribute('src', '/api/foto/a/350.avif');
  expect(item.getByRole('link', { name: 'Moos' })).toHaveAttribute('href', `/dier/${uuidkeyOf(77)}`);
});

test.each([
  ['send', null, 'Verstuurd'],
  ['inprogress', null, 'In behandeling'],
  ['done', null, 'Beantwoord'],
  ['archive', null, 'Afgesloten'],
  ['archive', '2026-11-20T10:00:00.000Z', 'Ingetrokken'],
] as const)('C17 the status %s (withdrawn %s) reads %s', async (statuscode, withdrawn_at, words) => {
  showOne(makeReaction({ statuscode, withdrawn_at }));
  expect(await screen.findByText(words)).toBeVisible();
  const button = screen.queryByRole('button', { name: /intrekken/ });
  if (statuscode === 'archive') expect(button).not.toBeInTheDocument();
  else expect(button).toBeVisible();
});

test.each([
  ['A', 0],
  ['P', 0],
  ['J', 1],
  ['G', 1],
] as const)('C09 an animal that is %s has %i links to its profile', async (geplaatst, count) => {
  showOne(makeReaction({ dier: { geplaatst } }));
  await screen.findByRole('article');
  expect(screen.queryAllByRole('link', { name: 'Moos' })).toHaveLength(count);
});

test('C17 withdrawing asks first, says so, and the list shows it', async () => {
  const reaction = makeReaction();
  const { api, user, store } = showOne(reaction, { withdrawReaction: null });
  await user.click(await screen.findByRole('button', { name: 'Reactie op Moos intrekken' }));
  const question = within(await screen.findByRole('dialog', { name: 'Reactie op Moos intrekken?' }));
  await user.click(question.getByRole('button', { name: 'Niet intrekken' }));
  expect(api.requestsOf('withdrawReaction')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Reactie op Moos intrekken' }));
  const again = within(await screen.findByRole('dialog', { name: 'Reactie op Moos intrekken?' }));
  api.set({
    listReactions: makeReactionPage([{ ...reaction, statuscode: 'archive', withdrawn_at: '2026-11-20T10:00:00.000Z' }]),
  });
  await user.click(again.getByRole('button', { name: 'Intrekken' }));
  expect(await screen.findByText('Ingetrokken')).toBeVisible();
  expect(api.requestsOf('withdrawReaction').map(({ path }) => path)).toEqual([`response/${reaction.uuidkey}`]);
  expect(store.getState().toast.toasts).toMatchObject([{ type: 'succes' }]);
});

test('C17 a withdrawal that fails says so and leaves the question open', async () => {
  const { user, store } = showOne(makeReaction(), { withdrawReaction: refuse('INTERNAL') });
  await user.click(await screen.findByRole('button', { name: 'Reactie op Moos intrekken' }));
  await user.click(await screen.findByRole('button', { name: 'Intrekken' }));
  await waitFor(() =>
    expect(store.getState().toast.toasts).toMatchObject([{ type: 'error', message: 'Er is iets verkeerds gegaan' }]),
  );
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('without reactions it says what to do next', async () => {
  act(() =>
    registerStore.set(
      makeRegister([makeRemoteRow({ current: makeRelease({ routes: [{ path: 'zoek/dieren', access: 'public' }] }) })]),
    ),
  );
  show(makeReactionPage([]));
  expect(await screen.findByText('U heeft nog niet gereageerd')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bekijk alle dieren' })).toHaveAttribute('href', '/zoek/dieren');
});

test('a failure can be tried again', async () => {
  const { api, user } = show(networkFailure());
  const button = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  api.set({ listReactions: makeReactionPage([makeReaction()]) });
  await user.click(button);
  expect(await screen.findByRole('article', { name: 'Moos' })).toBeVisible();
});

test('C33 pages; a page beyond the last goes to the last', async () => {
  const page = makeReactionPage([makeReaction()], { totalRecords: 21 });
  const { api, address } = show(
    ({ params }) => (params.first === '9' ? { ...page, data: [] } : page),
    '/mijn-pootjesplein/reacties?first=9',
  );
  await waitFor(() => expect(address()).toBe('/mijn-pootjesplein/reacties?first=3'));
  expect(await screen.findByRole('link', { name: 'Pagina 3, huidige pagina' })).toBeVisible();
  expect(api.requestsOf('listReactions').at(-1)?.params).toMatchObject({ first: '3', rows: '10' });
});

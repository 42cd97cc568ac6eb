import type { Me, Review } from '@portal/shared/contract';
import { hasUnsavedInput } from '@portal/shared/session';
import { makeAdmin, makeMe, makeStaff, networkFailure, rawAnswer, refuse, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AUTHOR, INVITE, makeReview } from '../testing/review';
import { type Replies, stubApi } from '../testing/stub-api';
import { ReviewPage } from './review-page';

const PLACED = { type: 'succes', message: 'review is met succes geplaatst', duration: 5000 };

const NEW = makeReview({ id: null, rating: null, message: null, name: null, created: null, updated: null });
const OTHERS = makeReview({ editable: false });
const answer = (item: Review) => ({ data: { item } });

/** An api that remembers what was written. */
function remembering(first: Review, replies: Replies = {}) {
  let item = first;
  const write = ({ body }: { body: unknown }) => {
    const { rating, message, anonymous = item.anonymous } = body as Review;
    item = { ...makeReview(), rating, message, anonymous };
    return answer(item);
  };
  return stubApi({ getInvite: () => answer(item), createReview: write, updateReview: write, ...replies });
}

function open(first: Review, { user = AUTHOR, query = '', id = INVITE, replies = {} as Replies } = {}) {
  const api = remembering(first, replies);
  const url = `/recensies/${id}${query}`;
  return { api, ...renderPart(<ReviewPage />, { api, user: user as Me, url, path: '/recensies/:invite_uuid' }) };
}

const toasts = ({ store }: ReturnType<typeof open>) =>
  store.getState().toast.toasts.map(({ id: _id, ...toast }) => toast);
const star = (name: string) => screen.getByRole('radio', { name });

test('RE-001..RE-004, RE-016: a new review has its title, five stars, a text and a name to leave out; it is sent once', async () => {
  const page = open(NEW);
  expect(await screen.findByRole('heading', { level: 1, name: 'Recensie Dierentehuis De Linde' })).toBeVisible();
  expect(document.title).toBe('recensies');
  const form = screen.getByRole('form', { name: 'Recensie' });
  expect(within(form).getAllByRole('radio')).toHaveLength(5);
  for (const one of within(form).getAllByRole('radio')) expect(one).not.toBeChecked();
  await page.user.click(star('4 sterren'));
  await page.user.type(screen.getByLabelText(/^Uw ervaring/), 'Fijn asiel');
  await page.user.click(screen.getByRole('switch', { name: /^Anoniem op de website zetten/ }));
  expect(hasUnsavedInput()).toBe(true);
  await page.user.click(screen.getByRole('button', { name: 'Verstuur' }));
  expect(await screen.findByRole('button', { name: 'Bijwerken' })).toBeVisible();
  expect(toasts(page)).toEqual([PLACED]);
  const sent = page.api.requestsOf('createReview');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ invite_uuid: INVITE, uid: INVITE, rating: 4, message: 'Fijn asiel', anonymous: 1 });
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe(INVITE);
  expect(screen.getByLabelText(/^Uw ervaring/)).toHaveValue('Fijn asiel');
  await waitFor(() => expect(hasUnsavedInput()).toBe(false));
});

test('RE-002: without stars nothing is sent; the first star gets the focus', async () => {
  const page = open(NEW);
  await page.user.click(await screen.findByRole('button', { name: 'Verstuur' }));
  expect(await screen.findByRole('group', { name: 'Aantal sterren' })).toHaveAccessibleDescription(
    'Kies een aantal sterren',
  );
  expect(star('1 ster')).toHaveFocus();
  expect(toasts(page)).toMatchObject([{ type: 'warning', message: 'niet alle velden zijn gevuld' }]);
  expect(page.api.requestsOf('createReview')).toEqual([]);
});

test('RE-002: the stars are chosen with the arrow keys', async () => {
  const page = open(makeReview({ rating: 2 }));
  await screen.findByRole('button', { name: 'Bijwerken' });
  act(() => star('2 sterren').focus());
  await page.user.keyboard('{ArrowRight}');
  expect(star('3 sterren')).toBeChecked();
});

test('RE-002, RE-003: an own review is changed, without the box for the name', async () => {
  const page = open(makeReview());
  expect(await screen.findByRole('button', { name: 'Bijwerken' })).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(star('4 sterren')).toBeChecked();
  expect(hasUnsavedInput()).toBe(false);
  await page.user.click(star('5 sterren'));
  await page.user.click(screen.getByRole('button', { name: 'Bijwerken' }));
  await waitFor(() => expect(toasts(page)).toMatchObject([{ type: 'succes', message: 'Uw recensie is bijgewerkt' }]));
  const [request] = page.api.requestsOf('updateReview');
  expect([request?.path, request?.body]).toEqual(['review/9', { rating: 5, message: 'Fijn geholpen' }]);
  expect(page.api.requestsOf('createReview')).toEqual([]);
});

test.each([
  ['an adopter', makeMe()],
  ['staff', makeStaff()],
  ['an administrator', makeAdmin()],
])('RE-005: %s reads the review of somebody else, read-only', async (_who, user) => {
  open(OTHERS, { user });
  const review = within(await screen.findByRole('article', { name: 'Recensie' }));
  expect(review.getByRole('img', { name: '4 van 5 sterren' })).toBeVisible();
  expect(review.getByText('Noor V.')).toBeVisible();
  expect(review.getByText('04-11-2026')).toBeVisible();
  expect(review.getByRole('textbox', { name: 'Ervaring' })).toHaveAttribute('readonly');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Verstuur|Bijwerken|Antwoord/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/tot 30 dagen/)).not.toBeInTheDocument();
});

test('RE-005: a review without a text says so; an invite without a review says that it is not written', async () => {
  const first = open(makeReview({ editable: false, message: null }), { user: makeAdmin() });
  expect(await screen.findByText('Er staat geen tekst bij deze recensie.')).toBeVisible();
  first.unmount();
  open({ ...NEW, editable: false, userid: null, user_uuid: null }, { user: makeAdmin() });
  expect(await screen.findByText('Deze recensie is nog niet geschreven')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test.each([
  ['after 30 days', { editable: false }, /^U kon deze recensie tot 30 dagen/],
  ['hidden', { hidden: 1 as const }, /^Een beheerder heeft deze recensie verborgen/],
])('C20: the author reads why their review stands otherwise: %s', async (_what, values, text) => {
  open(makeReview(values));
  expect(await screen.findByText(text)).toBeVisible();
});

test('RE-006, C20: a rating of the address is sent once and leaves the address; a second start sends nothing', async () => {
  const page = open(NEW, { query: '?rating=4&bron=mail' });
  expect(await screen.findByRole('button', { name: 'Bijwerken' })).toBeVisible();
  await waitFor(() => expect(page.address()).toBe(`/recensies/${INVITE}?bron=mail`));
  expect(star('4 sterren')).toBeChecked();
  expect(page.api.requestsOf('createReview').map(({ body }) => body)).toEqual([
    { invite_uuid: INVITE, uid: INVITE, rating: 4, message: null, anonymous: 0 },
  ]);
  expect(toasts(page)).toEqual([PLACED]);
});

test('RE-006: a rating for a review that is written is chosen, not sent', async () => {
  const page = open(makeReview({ rating: 2 }), { query: '?rating=5' });
  await screen.findByRole('button', { name: 'Bijwerken' });
  expect(star('5 sterren')).toBeChecked();
  await waitFor(() => expect(page.address()).toBe(`/recensies/${INVITE}`));
  expect(page.requests.map(({ method }) => method)).toEqual(['GET']);
  expect(hasUnsavedInput()).toBe(false);
  page.unmount();

  // The page is loaded again, without the rating in its address.
  open(makeReview({ rating: 2 }));
  await screen.findByRole('button', { name: 'Bijwerken' });
  expect(star('2 sterren')).toBeChecked();
});

test.each(['0', '6', 'x', '4.5', ''])('RE-006: the rating %p is none', async (rating) => {
  const page = open(NEW, { query: `?rating=${rating}` });
  await screen.findByRole('button', { name: 'Verstuur' });
  await waitFor(() => expect(page.address()).toBe(`/recensies/${INVITE}`));
  expect(page.api.requestsOf('createReview')).toEqual([]);
  expect(star('1 ster')).not.toBeChecked();
});

test('RE-006: a rating that could not be sent stays chosen, for the button', async () => {
  const page = open(NEW, { query: '?rating=3', replies: { createReview: networkFailure() } });
  await waitFor(() => expect(toasts(page)).toMatchObject([{ type: 'error' }]));
  await waitFor(() => expect(page.address()).toBe(`/recensies/${INVITE}`));
  expect(star('3 sterren')).toBeChecked();
  expect(page.api.requestsOf('createReview')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Verstuur' })).toBeEnabled();
});

test('RE-007: with a query action nothing is loaded', async () => {
  const page = open(NEW, { query: '?action=open' });
  await page.user.click(screen.getByRole('link', { name: 'Open de recensie' }));
  expect(page.address()).toBe(`/recensies/${INVITE}`);
  expect(await screen.findByRole('form', { name: 'Recensie' })).toBeVisible();
  expect(page.requests).toHaveLength(1);
});

test('RE-007: … until then there is no request', () => {
  const page = open(NEW, { query: '?action=open' });
  expect(screen.getByRole('heading', { level: 1, name: 'Recensie' })).toBeInTheDocument();
  expect(page.requests).toEqual([]);
});

test.each([
  ['an adopter', makeMe(), `/recensies/${INVITE}`],
  ['an administrator', makeAdmin(), `/recensies/${INVITE}`],
  ['staff', makeStaff(), '/recensies/9'],
])('RE-008: for %s the address of a number becomes that of the invite, except for staff', async (_who, user, path) => {
  const page = open(OTHERS, { user, id: '9' });
  await screen.findByRole('article', { name: 'Recensie' });
  await waitFor(() => expect(page.address()).toBe(path));
});

test.each([
  ['unknown', refuse('NOT_FOUND'), 'Deze recensie is er niet'],
  [
    'ended',
    rawAnswer(410, '{"error":{"code":"GONE","message":"Deze uitnodiging is verlopen"}}'),
    'Deze uitnodiging is verlopen',
  ],
  ['not an address', refuse('INVALID_REQUEST'), 'Deze recensie is er niet'],
  [
    'for somebody else',
    rawAnswer(403, '{"error":{"code":"NO_ACCESS","message":"Deze uitnodiging hoort bij een ander e-mailadres."}}'),
    'Deze uitnodiging hoort bij een ander e-mailadres.',
  ],
])('C19: an invite that is %s says so, without a form', async (_what, getInvite, text) => {
  open(NEW, { replies: { getInvite } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(document.title).toBe('recensies');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('RE-023: an ended invite leads to the shelter, who can invite again; a new review names its last day', async () => {
  const ended = open(NEW, { replies: { getInvite: refuse('GONE') } });
  expect(await screen.findByText(/Vraag het asiel om een nieuwe uitnodiging/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zoek het asiel' })).toHaveAttribute('href', '/zoek/asiels');
  ended.unmount();
  open({ ...NEW, expires: '2027-02-12T10:00:00.000Z' });
  expect(await screen.findByText('U kunt uw recensie schrijven tot 12-02-2027.')).toBeVisible();
});

test('C20, C56: the page says how reviews are checked', async () => {
  const { user } = open(NEW);
  expect(
    await screen.findByText('Alleen mensen die via dit asiel een dier kregen, kunnen een recensie schrijven.'),
  ).toBeVisible();
  await user.click(screen.getByText('Hoe wij recensies controleren'));
  expect(screen.getByText('Niemand krijgt geld of iets anders voor een recensie.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Klopt er iets niet? Laat het ons weten' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('RE-019: the author of a hidden review reads the reason and where to object; an admin no such link', async () => {
  const hidden = makeReview({ hidden: 1, hidden_reason: 'Scheldwoorden', editable: false });
  const first = open(hidden);
  expect(await screen.findByText('De reden: Scheldwoorden')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bent u het er niet mee eens? Laat het ons weten' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Beheer' })).not.toBeInTheDocument();
  first.unmount();
  open(hidden, { user: makeAdmin() });
  expect(await screen.findByText('De reden: Scheldwoorden')).toBeVisible();
  expect(screen.queryByRole('link', { name: /niet mee eens/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Weer tonen' })).toBeVisible();
});

test('RE-019: an admin hides a review with a reason, which is required; a failure keeps it', async () => {
  const page = open(OTHERS, { user: makeAdmin(), replies: { updateReview: refuse('INTERNAL') } });
  await page.user.click(await screen.findByRole('button', { name: 'Verbergen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recensie verbergen' }));
  await page.user.click(dialog.getByRole('button', { name: 'Verbergen' }));
  expect(dialog.getByRole('textbox', { name: /^Reden/ })).toHaveAccessibleDescription(
    expect.stringContaining('Geef een reden'),
  );
  await page.user.type(dialog.getByRole('textbox', { name: /^Reden/ }), 'Scheldwoorden');
  await page.user.click(dialog.getByRole('button', { name: 'Verbergen' }));
  await waitFor(() => expect(toasts(page)).toMatchObject([{ type: 'error' }]));
  expect(dialog.getByRole('textbox', { name: /^Reden/ })).toHaveValue('Scheldwoorden');
  const hidden = makeReview({ hidden: 1, hidden_reason: 'Scheldwoorden', editable: false });
  page.api.set({ updateReview: answer(hidden), getInvite: answer(hidden) });
  await page.user.click(dialog.getByRole('button', { name: 'Verbergen' }));
  expect(await screen.findByRole('button', { name: 'Weer tonen' })).toBeVisible();
  expect(page.api.requestsOf('updateReview').at(-1)?.body).toEqual({ hidden: true, reason: 'Scheldwoorden' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const ANSWER = {
  ...{ name: 'Dierentehuis De Linde', message: 'Dank u wel\n<b>tot ziens</b>' },
  ...{ created: '2026-11-05T09:00:00.000Z', updated: '2026-11-05T09:00:00.000Z' },
};

test('RE-020: everybody reads the answer below the review, as text', async () => {
  open(makeReview({ editable: false, answer: ANSWER }));
  expect(await screen.findByText('Antwoord van Dierentehuis De Linde')).toBeVisible();
  expect(screen.getByText(/tot ziens/).textContent).toBe('Dank u wel\n<b>tot ziens</b>');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('RE-020: staff write the answer once and change it; what was typed stays when a colleague was first', async () => {
  const page = open(
    { ...OTHERS, answerable: true, answer: null },
    {
      user: makeStaff(),
      replies: { answerReview: refuse('DUPLICATE', { message: 'Een collega heeft intussen al geantwoord.' }) },
    },
  );
  const form = () => within(screen.getByRole('form', { name: 'Uw antwoord' }));
  await page.user.click(await screen.findByRole('button', { name: 'Antwoord plaatsen' }));
  expect(form().getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining('Schrijf een antwoord'));
  expect(page.api.requestsOf('answerReview')).toEqual([]);
  await page.user.type(form().getByRole('textbox'), 'Dank u wel');
  await page.user.click(form().getByRole('button', { name: 'Antwoord plaatsen' }));
  await waitFor(() => expect(toasts(page)).toContainEqual(expect.objectContaining({ type: 'error' })));
  expect(form().getByRole('textbox')).toHaveValue('Dank u wel');
  const answered = { ...OTHERS, answerable: true, answer: { ...ANSWER, message: 'Dank u wel' } };
  page.api.set({ answerReview: answer(answered), getInvite: answer(answered) });
  await page.user.click(form().getByRole('button', { name: 'Antwoord plaatsen' }));
  expect(await screen.findByRole('button', { name: 'Antwoord aanpassen' })).toBeVisible();
  expect(page.api.requestsOf('answerReview').at(-1)?.body).toEqual({ message: 'Dank u wel', updated: null });
  await page.user.type(form().getByRole('textbox'), '!');
  await page.user.click(form().getByRole('button', { name: 'Antwoord aanpassen' }));
  await waitFor(() =>
    expect(page.api.requestsOf('answerReview').at(-1)?.body).toEqual({
      ...{ message: 'Dank u wel!', updated: ANSWER.updated },
    }),
  );
});

test('RE-020: an admin removes the answer with a reason, and writes none', async () => {
  const without = { ...OTHERS, answer: null };
  const page = open({ ...OTHERS, answer: ANSWER }, { user: makeAdmin(), replies: { answerReview: answer(without) } });
  await page.user.click(await screen.findByRole('button', { name: 'Antwoord verwijderen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Antwoord verwijderen' }));
  await page.user.type(dialog.getByRole('textbox', { name: /^Reden/ }), 'Noemt een naam');
  page.api.set({ getInvite: answer(without) });
  await page.user.click(dialog.getByRole('button', { name: 'Antwoord verwijderen' }));
  await waitFor(() => expect(screen.queryByText(/^Antwoord van/)).not.toBeInTheDocument());
  expect(page.api.requestsOf('answerReview').map(({ body }) => body)).toEqual([
    { removed: true, reason: 'Noemt een naam' },
  ]);
  expect(screen.queryByRole('form', { name: 'Uw antwoord' })).not.toBeInTheDocument();
});

test('a failure that may pass is tried again', async () => {
  const page = open(NEW, { replies: { getInvite: refuse('INTERNAL') } });
  expect(await screen.findByRole('alert')).toHaveTextContent('De recensie kon niet worden geladen');
  page.api.set({ getInvite: answer(NEW) });
  await page.user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('form', { name: 'Recensie' })).toBeVisible();
});

test.each([
  ['fails', refuse('INTERNAL'), 'Er is iets misgegaan'],
  ['refuses a field', refuse('VALIDATION', { message: 'Deze tekst kan niet' }), undefined],
])('what was typed stays when the api %s', async (_what, createReview, toast) => {
  const page = open(NEW, { replies: { createReview } });
  await page.user.click(await screen.findByRole('radio', { name: '2 sterren' }));
  await page.user.type(screen.getByLabelText(/^Uw ervaring/), 'Lang wachten');
  await page.user.click(screen.getByRole('button', { name: 'Verstuur' }));
  await waitFor(() => expect(toasts(page)).toMatchObject([{ type: 'error', ...(toast && { message: toast }) }]));
  expect(screen.getByLabelText(/^Uw ervaring/)).toHaveValue('Lang wachten');
  expect(star('2 sterren')).toBeChecked();
  if (!toast)
    expect(screen.getByLabelText(/^Uw ervaring/)).toHaveAccessibleDescription(
      expect.stringContaining('Deze tekst kan niet'),
    );
});

test('C20: a review that was written elsewhere meanwhile is shown after the refusal, with what was typed', async () => {
  const page = open(NEW, { replies: { createReview: refuse('DUPLICATE') } });
  await page.user.click(await screen.findByRole('radio', { name: '1 ster' }));
  await page.user.type(screen.getByLabelText(/^Uw ervaring/), 'Anders');
  page.api.set({ getInvite: answer(makeReview()) });
  await page.user.click(screen.getByRole('button', { name: 'Verstuur' }));
  expect(await screen.findByRole('button', { name: 'Bijwerken' })).toBeVisible();
  expect(screen.getByLabelText(/^Uw ervaring/)).toHaveValue('Anders');
});

test('what was typed waits for the author until it is sent', async () => {
  const first = open(NEW);
  await first.user.type(await screen.findByLabelText(/^Uw ervaring/), 'Fijn asiel');
  await first.user.click(star('4 sterren'));
  first.unmount();
  const again = open(NEW);
  expect(await screen.findByLabelText(/^Uw ervaring/)).toHaveValue('Fijn asiel');
  expect(star('4 sterren')).toBeChecked();
  await again.user.click(screen.getByRole('button', { name: 'Verstuur' }));
  await screen.findByRole('button', { name: 'Bijwerken' });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

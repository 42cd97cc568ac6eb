import type { Me, PublicReview, ReviewPage } from '@portal/shared/contract';
import {
  hangingAnswer,
  makeAdmin,
  makeMe,
  makeShelter,
  makeShelterLabel,
  makeStaff,
  refuse,
  renderPart,
  uuidkeyOf,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../../testing/stub-api';
import { ShelterReviews } from './shelter-reviews';

const uuidkey = uuidkeyOf(7);

const makeReview = (overrides: Partial<PublicReview> = {}): PublicReview => ({
  id: 1,
  rating: 4,
  message: 'Goed geholpen.',
  name: 'Marieke B.',
  created: '2026-03-04T23:30:00.000Z',
  updated: '2026-03-04T23:30:00.000Z',
  ...overrides,
});

function makePage(data: PublicReview[], overrides: Partial<ReviewPage['summary']> = {}): ReviewPage {
  const summary = { rating: 4.3, ratingcount: data.length, histogram: [0, 0, 0, 2, 1], ...overrides };
  const { ratingcount } = summary;
  return { data, pagination: { totalRecords: ratingcount, totalPages: Math.ceil(ratingcount / 10) }, summary };
}

const NONE = makePage([], { rating: null, histogram: [0, 0, 0, 0, 0] });
const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => makeReview({ id: from + index, name: `Gast ${from + index}` }));

function show(replies: Replies, user: Me | null = null) {
  const shelter = makeShelter({ uuidkey, rating: 4.3, ratingcount: 3 });
  return renderPart(<ShelterReviews uuidkey={uuidkey} />, {
    api: stubApi({ getShelter: { data: shelter }, ...replies }),
    ...(user && { user }),
  });
}

const reviews = () => within(screen.getByRole('list', { name: 'Recensies, nieuwste eerst' })).getAllByRole('listitem');
const silenced = () => jest.spyOn(console, 'error').mockImplementation(() => {});

test('the section says how reviews are checked, with average, number and figures per star (C20, RE-018)', async () => {
  const { requests } = show({
    listShelterReviews: makePage([makeReview(), makeReview({ id: 2 }), makeReview({ id: 3 })]),
  });
  const section = within(screen.getByRole('region', { name: 'Recensies' }));
  expect(
    section.getByText('Alleen mensen die via dit asiel een dier kregen, kunnen een recensie schrijven.'),
  ).toBeVisible();
  expect(await section.findByText('4,3')).toBeVisible();
  expect(section.getByText('3 recensies')).toBeVisible();
  const rows = within(section.getByRole('list', { name: 'Aantal recensies per aantal sterren' })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '5 sterren: 1',
    '4 sterren: 2',
    '3 sterren: 0',
    '2 sterren: 0',
    '1 ster: 0',
  ]);
  const asked = requests.filter(({ path }) => path.endsWith('/review'));
  expect(asked.map(({ path, params }) => [path, params])).toEqual([
    [`shelter/${uuidkey}/review`, { first: '1', rows: '10' }],
  ]);
});

test('a review shows its stars, its author, the Dutch day and the text as typed (C20, C32)', async () => {
  const page = makePage([
    makeReview({ id: 9, message: 'Regel 1\n<b>Regel 2</b>', updated: '2026-03-20T09:00:00.000Z' }),
    makeReview({ id: 8, rating: 1, name: 'Anoniem', message: null }),
  ]);
  show({ listShelterReviews: page });
  await screen.findByText('Marieke B.');
  const [first, second] = reviews();
  expect(first).toHaveTextContent('Marieke B.05-03-2026, aangepast op 20-03-2026Regel 1 <b>Regel 2</b>');
  expect(within(first as HTMLElement).getByRole('img', { name: '4 van 5 sterren' })).toBeVisible();
  expect(within(first as HTMLElement).getByText(/Regel 1/).textContent).toBe('Regel 1\n<b>Regel 2</b>');
  expect(second).toHaveTextContent(/^Anoniem05-03-2026$/);
  expect(within(second as HTMLElement).getByRole('img', { name: '1 van 5 sterren' })).toBeVisible();
});

test('RE-020: the answer of the shelter stands below its review, with name and day', async () => {
  const answer = {
    ...{ name: 'Dierentehuis De Linde', message: 'Dank u <i>wel</i>' },
    ...{ created: '2026-03-06T10:00:00.000Z', updated: '2026-03-07T09:00:00.000Z' },
  };
  show({ listShelterReviews: makePage([makeReview({ answer })]) });
  await screen.findByText('Marieke B.');
  expect(reviews()[0]).toHaveTextContent(
    'Antwoord van Dierentehuis De Linde06-03-2026, aangepast op 07-03-2026Dank u <i>wel</i>',
  );
});

test.each([
  ['own staff', makeStaff(makeShelterLabel({ id: 12 })), 'Antwoorden op de recensie van Marieke B. van 05-03-2026'],
  ['an admin', makeAdmin(), 'Recensie van Marieke B. van 05-03-2026 openen'],
  ['other staff', makeStaff(makeShelterLabel({ id: 13 })), null],
  ['an adopter', makeMe(), null],
])('RE-020, RE-021: %s and the way to the page of a review', async (_who, user, name) => {
  const shelter = makeShelter({ uuidkey, id: 12 });
  show({ getShelter: { data: shelter }, listShelterReviews: makePage([makeReview({ id: 9 })]) }, user);
  await screen.findByText('Marieke B.');
  if (name) expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/recensies/9');
  await act(async () => {});
  expect(within(reviews()[0] as HTMLElement).queryAllByRole('link')).toHaveLength(name ? 1 : 0);
});

test('a shelter without reviews says so, without figures (C20)', async () => {
  show({ listShelterReviews: NONE });
  expect(await screen.findByText('Dit asiel heeft nog geen recensies.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Recensies, nieuwste eerst' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Alleen mensen die via dit asiel/)).toBeVisible();
});

test('one review is one recensie, and there is nothing more to show', async () => {
  show({ listShelterReviews: makePage([makeReview({ rating: 5 })], { rating: 5, histogram: [0, 0, 0, 0, 1] }) });
  expect(await screen.findByText('1 recensie')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('Toon meer adds the next page, puts the focus on the first new review and goes at the end (C20, C33)', async () => {
  const total = { ratingcount: 12, histogram: [0, 0, 0, 12, 0] };
  // Meanwhile a newer review came: number 10 moved to the second page, and stands in the list once.
  const pages = [makePage(many(1, 10), total), makePage(many(10, 12), total)];
  const { user, requests } = show({
    listShelterReviews: ({ params }) => pages[Number(params.first) - 1] ?? NONE,
  });
  expect(await screen.findByText('U ziet 10 van 12 recensies.')).toBeVisible();
  expect(reviews()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(await screen.findByText('Gast 12')).toBeVisible();
  expect(reviews()).toHaveLength(12);
  expect(reviews()[10]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Toon meer' })).not.toBeInTheDocument();
  expect(requests.filter(({ path }) => path.endsWith('/review')).map(({ params }) => params.first)).toEqual(['1', '2']);
});

test('a next page that does not load keeps the list and can be tried again', async () => {
  const log = silenced();
  const total = { ratingcount: 11, histogram: [0, 0, 0, 11, 0] };
  const api = stubApi({
    getShelter: { data: makeShelter({ uuidkey }) },
    listShelterReviews: makePage(many(1, 10), total),
  });
  const { user } = renderPart(<ShelterReviews uuidkey={uuidkey} />, { api });
  const more = await screen.findByRole('button', { name: 'Toon meer' });
  api.set({ listShelterReviews: refuse('INTERNAL') });
  await user.click(more);
  expect(await screen.findByText('Meer recensies konden niet worden geladen.')).toBeVisible();
  expect(reviews()).toHaveLength(10);
  api.set({ listShelterReviews: makePage(many(11, 11), total) });
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Gast 11')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  log.mockRestore();
});

test('a list that does not load leaves a quiet panel, a line in the console and no toast (RE-018)', async () => {
  const log = silenced();
  const api = stubApi({ getShelter: { data: makeShelter({ uuidkey }) }, listShelterReviews: refuse('INTERNAL') });
  const { user, store } = renderPart(<ShelterReviews uuidkey={uuidkey} />, { api });
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit deel kon niet worden geladen');
  expect(log).toHaveBeenCalledTimes(1);
  expect(store.getState().toast.toasts).toEqual([]);
  api.set({ listShelterReviews: makePage([makeReview()]) });
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Marieke B.')).toBeVisible();
  log.mockRestore();
});

test.each([
  [0, 0],
  [2, 2],
  [40, 10],
])('of a shelter with %i reviews %i grey ones keep the place', async (ratingcount, expected) => {
  const shelter = makeShelter({ uuidkey, rating: ratingcount === 0 ? null : 4, ratingcount });
  const { container } = show({ getShelter: { data: shelter }, listShelterReviews: hangingAnswer() });
  await waitFor(() => expect(container.querySelectorAll('.review')).toHaveLength(expected));
  await act(async () => {});
  expect(screen.queryByRole('list', { name: 'Recensies, nieuwste eerst' })).not.toBeInTheDocument();
});

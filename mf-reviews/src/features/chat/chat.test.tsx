import type { Me, Message, Review } from '@portal/shared/contract';
import { unsentMessages } from '@portal/shared/session';
import {
  type ChatServerOptions,
  fakeScreen,
  hangingAnswer,
  makeAdmin,
  makeChatServer,
  makeMe,
  makeShelterLabel,
  makeStaff,
  networkFailure,
  refuse,
  renderPart,
  uuidkeyOf,
} from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AUTHOR, makeReview } from '../../testing/review';
import { type Replies, stubApi } from '../../testing/stub-api';
import { Chat } from './chat';

const SHELTER = makeShelterLabel({ id: 12 });
const STAFF = makeStaff(SHELTER);
const ADMIN = makeAdmin();
const PARTIES = { author: AUTHOR.uid, shelter: SHELTER.uuidkey };
const REVIEW = makeReview({ chat: PARTIES });

const message = (number: number, fields: Partial<Message> = {}): Message => ({
  ...{ id: uuidkeyOf(number), sql_id: 9, sql_key: 'review', name: 'Noor V.', text: `bericht ${number}`, read: true },
  created: new Date(Date.UTC(2026, 10, 20, 8, number)).toISOString(),
  ...{ sender: PARTIES.author, reciever: PARTIES.shelter },
  ...fields,
});
const ofShelter = { name: 'Dierentehuis De Linde', sender: PARTIES.shelter, reciever: PARTIES.author };

interface Options extends Partial<ChatServerOptions> {
  isOnScreen?: boolean;
  review?: Review;
  user?: Me;
  replies?: Replies;
}

function open({ review = REVIEW, user = AUTHOR, replies = {}, isOnScreen = true, ...options }: Options = {}) {
  const view = fakeScreen(isOnScreen);
  const isAdmin = user === ADMIN;
  const party = user.asiel_uuidkey ?? user.uid;
  const names = { author: 'Noor V.', shelter: 'Dierentehuis De Linde' };
  const chat = makeChatServer({
    reviewId: 9,
    parties: PARTIES,
    names,
    callerOf: () => ({ party, isAdmin }),
    ...options,
  });
  const api = stubApi({ ...chat.replies, ...replies });
  return { ...renderPart(<Chat review={review} />, { api, user }), api, chat, view };
}

const bubbles = () => within(screen.getByRole('log')).queryAllByRole('listitem');
const field = () => screen.findByRole('textbox', { name: 'Uw bericht' });
const send = () => screen.getByRole('button', { name: 'Verstuur' });

afterEach(async () => {
  for (const { id } of await unsentMessages(AUTHOR.uid).list()) await unsentMessages(AUTHOR.uid).remove(id);
});

test('RE-009: the chat is there for a party, with the flag on and a review', async () => {
  const { api } = open();
  expect(await screen.findByRole('heading', { name: 'Chat met Dierentehuis De Linde' })).toBeVisible();
  expect(api.requestsOf('getFeature').map(({ path }) => path)).toEqual(['feature/review-chat']);
});

test.each<[string, Options]>([
  ['the review has no id yet', { review: makeReview({ id: null, chat: PARTIES }) }],
  ['the person is no party', { review: makeReview() }],
  ['the person is somebody else', { user: makeMe() }],
  ['the person works for another shelter', { user: makeStaff() }],
])('RE-009, RE-017: there is no chat, and no call, when %s', async (_when, options) => {
  const { api, container } = open(options);
  await act(async () => {});
  expect([container.textContent, api.requests]).toEqual(['', []]);
});

test('RE-009: there is no chat for a visitor', () => {
  const { container } = renderPart(<Chat review={REVIEW} />);
  expect(container).toHaveTextContent('');
});

test('RE-009, SH-077: with the flag off there is no chat', async () => {
  const { api, container } = open({ flags: {} });
  await waitFor(() => expect(api.requestsOf('getFeature')).toHaveLength(1));
  await act(async () => {});
  expect(container).toHaveTextContent('');
  expect(api.requestsOf('watchMessages')).toEqual([]);
});

test('RE-011: own messages are sent ones with (ik), others received ones with (asiel), each with its time', async () => {
  open({ messages: [message(5), message(6, ofShelter)] });
  const [own, other] = await waitFor(() => {
    expect(bubbles()).toHaveLength(2);
    return bubbles();
  });
  expect(own).toHaveTextContent('Noor V. (ik) 20 november 2026 9:05bericht 5');
  expect(own).toHaveClass('sent');
  expect(other).toHaveTextContent('Dierentehuis De Linde (asiel) 20 november 2026 9:06bericht 6');
  expect(other).toHaveClass('received');
});

test('RE-017: staff see their shelter’s messages as their own, and answer', async () => {
  const page = open({ user: STAFF, messages: [message(5), message(6, ofShelter)] });
  await waitFor(() => expect(bubbles()).toHaveLength(2));
  expect(bubbles()[0]).toHaveTextContent(/^Noor V\. 20/);
  expect(bubbles()[1]).toHaveTextContent(/^Dierentehuis De Linde \(ik\) 20/);
  await page.user.type(await field(), 'Dank u wel');
  await page.user.click(send());
  await waitFor(() => expect(page.chat.messages().at(-1)).toMatchObject({ ...ofShelter, text: 'Dank u wel' }));
  expect(await field()).toHaveValue('');
});

test('RE-010: an administrator reads all, has no field and marks nothing as read', async () => {
  const { api } = open({ user: ADMIN, messages: [message(5), message(6, { ...ofShelter, read: false })] });
  await waitFor(() => expect(bubbles()).toHaveLength(2));
  expect(bubbles().map((bubble) => bubble.className)).toEqual([
    expect.stringContaining('received'),
    expect.stringContaining('received'),
  ]);
  expect(bubbles()[1]).toHaveTextContent('Dierentehuis De Linde (asiel)');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(api.requestsOf('markMessageRead')).toEqual([]);
});

test('RE-012: one character is refused in the field and nothing is sent; two are sent, and the field is empty', async () => {
  const page = open();
  const input = await field();
  await page.user.type(input, 'x');
  await page.user.click(send());
  expect(input).toHaveAccessibleDescription('voer meer dan 1 teken in');
  expect(input).toHaveFocus();
  expect(input).toHaveValue('x');
  expect(page.api.requestsOf('addMessage')).toEqual([]);
  await page.user.type(input, 'y');
  await page.user.click(send());
  await waitFor(() => expect(input).toHaveValue(''));
  await waitFor(() => expect(page.chat.messages().map(({ text }) => text)).toEqual(['xy']));
  expect(page.api.requestsOf('addMessage')[0]?.body).toMatchObject({
    sql_id: 9,
    sql_key: 'review',
    reciever: PARTIES.shelter,
  });
  await waitFor(() => expect(bubbles()).toHaveLength(1));
  expect(screen.queryByText('Wordt verstuurd')).not.toBeInTheDocument();
});

test('RE-012: the empty field is not wrong when it is left, and two thousand characters are the most', async () => {
  const page = open();
  const input = await field();
  await page.user.click(input);
  await page.user.tab();
  expect(input).not.toHaveAccessibleDescription(/teken/);
  fireEvent.change(input, { target: { value: 'a'.repeat(2001) } });
  await page.user.click(send());
  expect(input).toHaveAccessibleDescription('Gebruik maximaal 2000 tekens');
  expect(page.api.requestsOf('addMessage')).toEqual([]);
});

test('RE-013: what the other side writes appears by itself; the connection is closed when the chat is out of sight', async () => {
  const { chat, view, unmount } = open();
  await screen.findByText('Nog geen berichten');
  act(() => void chat.receive({ text: 'Dag Noor' }));
  expect(await screen.findByText('Dag Noor')).toBeVisible();
  expect(chat.streams()).toBe(1);
  act(() => view.scroll(false));
  await waitFor(() => expect(chat.streams()).toBe(0));
  chat.receive({ text: 'Bent u er nog?' });
  act(() => view.scroll(true));
  expect(await screen.findByText('Bent u er nog?')).toBeVisible();
  act(() => view.showTab(false));
  await waitFor(() => expect(chat.streams()).toBe(0));
  act(() => view.showTab(true));
  await waitFor(() => expect(chat.streams()).toBe(1));
  unmount();
  await waitFor(() => expect(chat.streams()).toBe(0));
});

test('C21: a chat that is not on the screen is not loading: it is asked for when it comes there', async () => {
  const { api, view } = open({ isOnScreen: false, messages: [message(5)] });
  const region = await screen.findByRole('region', { name: 'Chat met Dierentehuis De Linde' });
  expect(await field()).toBeVisible();
  expect(region.querySelector('[aria-busy]')).toBeNull();
  expect(api.requestsOf('watchMessages')).toEqual([]);
  act(() => view.scroll(true));
  expect(region.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('bericht 5')).toBeVisible();
  expect(region.querySelector('[aria-busy]')).toBeNull();
});

test('C21: what was unread is marked as new, and read once it is seen; the sender sees that', async () => {
  const unread = { ...ofShelter, read: false };
  const page = open({ messages: [message(5), message(6, unread), message(7, unread)] });
  await waitFor(() => expect(page.chat.messages().every(({ read }) => read)).toBe(true));
  expect(page.api.requestsOf('markMessageRead').map(({ path, body }) => [path, body])).toEqual([
    [`message/${uuidkeyOf(7)}`, { read: true }],
  ]);
  expect(bubbles().map(({ textContent }) => textContent)[1]).toBe('Nieuwe berichten');
  expect(bubbles()[0]).toHaveTextContent(/Gelezen$/);
});

test('C21: what arrives below the eyes of a reader who scrolled up is not read, and a button leads there', async () => {
  const page = open({ messages: [message(5, ofShelter)] });
  const log = await screen.findByRole('log');
  Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  log.scrollTop = 100;
  fireEvent.scroll(log);
  act(() => void page.chat.receive({ text: 'Nog iets' }));
  const button = await screen.findByRole('button', { name: 'Nieuwe berichten' });
  expect([log.scrollTop, page.api.requestsOf('markMessageRead').length]).toEqual([100, 0]);
  await page.user.click(button);
  expect(log.scrollTop).toBe(900);
  expect(button).not.toBeInTheDocument();
  await waitFor(() => expect(page.api.requestsOf('markMessageRead')).toHaveLength(1));
});

test('the list stays at its end when the window gets another size, unless the reader scrolled up', async () => {
  open({ messages: [message(5), message(6)] });
  const log = await screen.findByRole('log');
  Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(log.scrollTop).toBe(900);
  log.scrollTop = 100;
  fireEvent.scroll(log);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(log.scrollTop).toBe(100);
});

test('a screen reader hears what is new, not the history', async () => {
  const before: (string | null)[] = [];
  const watcher = new MutationObserver((changes) => before.push(...changes.map(({ oldValue }) => oldValue)));
  watcher.observe(document.body, { subtree: true, attributeFilter: ['aria-live'], attributeOldValue: true });
  const { chat } = open({ messages: [message(5), message(6)] });
  await waitFor(() => expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'polite'));
  expect(bubbles()).toHaveLength(2);
  expect(before).toEqual(['off']);
  act(() => void chat.receive({}));
  await waitFor(() => expect(bubbles()).toHaveLength(3));
  watcher.disconnect();
  expect(before).toEqual(['off']);
});

test('a screen reader hears the first message too: it comes into a log that was there', async () => {
  const { chat } = open();
  const log = await screen.findByRole('log', { name: 'Berichten' });
  await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'));
  expect(log).toHaveTextContent(/^Nog geen berichten/);
  act(() => void chat.receive({ text: 'Dag Noor' }));
  await waitFor(() => expect(log).toHaveTextContent(/Dag Noor$/));
  expect(log).toBeInTheDocument();
  expect(log).not.toHaveTextContent('Nog geen berichten');
});

test('the history that comes after a message that waits is not read out', async () => {
  const first = open({ replies: { addMessage: networkFailure() } });
  await first.user.type(await field(), 'Tot morgen');
  await first.user.click(send());
  await screen.findByText('Wacht op verbinding');
  first.unmount();
  const page = open({
    messages: [message(5)],
    replies: { addMessage: networkFailure(), watchMessages: hangingAnswer() },
  });
  await screen.findByText('Tot morgen');
  const log = screen.getByRole('log');
  expect(log).toHaveAttribute('aria-live', 'off');
  act(() => page.view.scroll(false));
  page.api.set({ watchMessages: page.chat.replies.watchMessages });
  act(() => page.view.scroll(true));
  await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'));
  expect(bubbles()).toHaveLength(2);
});

test('C58: without a connection a message waits and says so; it is sent once when the connection returns', async () => {
  const page = open({ replies: { addMessage: networkFailure() } });
  await page.user.type(await field(), 'Bent u open?');
  await page.user.click(send());
  expect(await screen.findByText('Wacht op verbinding')).toBeVisible();
  const bubble = bubbles()[0];
  expect(await unsentMessages(AUTHOR.uid).list()).toMatchObject([{ reviewId: 9, text: 'Bent u open?' }]);
  page.api.set({ addMessage: page.chat.replies.addMessage });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(page.chat.messages().map(({ text }) => text)).toEqual(['Bent u open?']));
  await waitFor(() => expect(screen.queryByText('Wacht op verbinding')).not.toBeInTheDocument());
  // Not another one in its place: a screen reader would read it again.
  expect(bubbles()).toEqual([bubble]);
  const ids = page.api.requestsOf('addMessage').map(({ body }) => (body as { id: string }).id);
  expect([ids.length > 1, new Set(ids).size]).toEqual([true, 1]);
  expect(await unsentMessages(AUTHOR.uid).list()).toEqual([]);
});

test('C58: a message that waits is sent after a reload', async () => {
  const first = open({ replies: { addMessage: networkFailure() } });
  await first.user.type(await field(), 'Tot morgen');
  await first.user.click(send());
  await screen.findByText('Wacht op verbinding');
  first.unmount();
  const again = open();
  await waitFor(() => expect(again.chat.messages().map(({ text }) => text)).toEqual(['Tot morgen']));
});

test('C58: a message that is refused says why, and is corrected', async () => {
  const page = open({ replies: { addMessage: refuse('VALIDATION', { text: 'Dit kunt u niet sturen' }) } });
  await page.user.type(await field(), 'Fout bericht');
  await page.user.click(send());
  expect(await screen.findByText('Niet verstuurd: Dit kunt u niet sturen')).toBeVisible();
  await page.user.type(await field(), 'al getypt');
  await page.user.click(screen.getByRole('button', { name: 'Aanpassen' }));
  expect(await field()).toHaveValue('Fout bericht\nal getypt');
  expect(await field()).toHaveFocus();
  expect(screen.queryByText(/Niet verstuurd/)).not.toBeInTheDocument();
  page.api.set({ addMessage: page.chat.replies.addMessage });
  await page.user.click(send());
  await waitFor(() => expect(page.chat.messages()).toHaveLength(1));
});

test('C58: a message that is refused is thrown away after a question', async () => {
  const page = open({ replies: { addMessage: refuse('NO_ACCESS') } });
  await page.user.type(await field(), 'Fout bericht');
  await page.user.click(send());
  await page.user.click(await screen.findByRole('button', { name: 'Weggooien' }));
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Weggooien' }));
  expect(await screen.findByText('Nog geen berichten')).toBeVisible();
  expect(await unsentMessages(AUTHOR.uid).list()).toEqual([]);
});

test('what was typed and not sent waits in the tab', async () => {
  const first = open();
  await first.user.type(await field(), 'Nog niet af');
  first.unmount();
  const again = open();
  expect(await field()).toHaveValue('Nog niet af');
  await again.user.clear(await field());
  expect(sessionStorage).toHaveLength(0);
});

test('while it connects, and when the connection is lost, the page says so; it goes on by itself', async () => {
  const page = open({ replies: { watchMessages: hangingAnswer() } });
  expect(await screen.findByText('Bezig met laden')).toBeInTheDocument();
  page.unmount();
  const lost = open({ messages: [message(5)] });
  await screen.findByText('bericht 5');
  lost.api.set({ watchMessages: networkFailure() });
  lost.chat.endStreams();
  expect(await screen.findByText(/^Er is geen verbinding\. Wat u verstuurt/)).toBeVisible();
  expect(screen.getByText('bericht 5')).toBeVisible();
  lost.api.set({ watchMessages: lost.chat.replies.watchMessages });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^Er is geen verbinding/)).not.toBeInTheDocument());
});

test('a chat that may not be read says so, without a field', async () => {
  open({ replies: { watchMessages: refuse('NOT_FOUND') } });
  expect(await screen.findByRole('alert')).toHaveTextContent('U kunt deze chat niet lezen');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a flag that cannot be read is asked again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = open({ replies: { getFeature: refuse('INTERNAL') } });
  expect(await screen.findByRole('alert')).toHaveTextContent('De chat kon niet worden geladen');
  page.api.set({ getFeature: page.chat.replies.getFeature });
  await page.user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await field()).toBeVisible();
  jest.restoreAllMocks();
});

test.each<[string, Me, Partial<Review>, RegExp]>([
  ['an erased account', STAFF, { chat: { ...PARTIES, author: null } }, /^De schrijver heeft geen account meer/],
  ['a hidden review', AUTHOR, { hidden: 1 }, /^Deze recensie is verborgen/],
])('C57: nothing can be written to %s', async (_what, user, fields, text) => {
  open({ user, review: { ...REVIEW, ...fields } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

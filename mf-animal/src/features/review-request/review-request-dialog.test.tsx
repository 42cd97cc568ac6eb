import {
  makeAdmin,
  makeAnimal,
  makeMe,
  makeShelterLabel,
  makeShelterSummary,
  makeStaff,
  networkFailure,
  rawAnswer,
  refuse,
  renderPart,
  uuidkeyOf,
} from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { type Replies, stubApi } from '../../testing/stub-api';
import { ReviewRequestDialog } from './review-request-dialog';
import { useReviewRequest } from './use-review-request';

const SHELTER = 12;
const animal = makeAnimal({ id: 77, naam: 'Moos', asiel: makeShelterSummary({ id: SHELTER }), geplaatst: 'J' });
const ownStaff = makeStaff(makeShelterLabel({ id: SHELTER }));
const noor = { id: '501', email: 'noor@post.example', displayname: 'Noor de Vries', diernaam: 'Moos' };
const typed = { id: 'eyJ.c2ln', email: 'jo@elders.example', displayname: null, diernaam: null };
const answerWith = (...data: (typeof noor | typeof typed)[]): Replies['suggestPeople'] => ({
  data,
  filter: { searchType: 'inside', dier_id: null, asiel_id: null, total: data.length },
});
const invited = { data: { item: { invite_uuid: uuidkeyOf(9), created: true } } };

function show(replies: Replies = {}, user: ReturnType<typeof makeMe> | null = ownStaff) {
  const onClose = jest.fn();
  const api = stubApi({
    getAnimal: { data: { item: animal } },
    suggestPeople: answerWith(noor),
    requestReview: invited,
    ...replies,
  });
  const part = renderPart(<ReviewRequestDialog uuidkey={animal.uuidkey} asiel={SHELTER} onClose={onClose} />, {
    api,
    ...(user === null ? {} : { user }),
  });
  return { ...part, api, onClose, toasts: () => part.store.getState().toast.toasts };
}

const field = (name = 'E-mailadres of naam') => screen.findByRole('combobox', { name });
const send = () => screen.findByRole('button', { name: 'Versturen' });
const channel = (name: RegExp) => screen.findByRole('radio', { name });

async function choose({ user }: ReturnType<typeof show>) {
  await user.type(await field(), 'noo');
  await user.click(await screen.findByRole('option', { name: /noor@post\.example/ }));
}

test.each([
  ['own staff', ownStaff, true],
  ['an admin', makeAdmin(), true],
  ['staff of another shelter', makeStaff(makeShelterLabel({ id: 99 })), false],
  ['an adopter', makeMe(), false],
  ['a visitor', null, false],
])('AN-080 the dialog is there for %s: %s', async (_who, user, isThere) => {
  const { api } = show({}, user);
  if (isThere) expect(await screen.findByRole('dialog', { name: 'Recensie vragen' })).toBeVisible();
  else {
    await waitFor(() => expect(api.requestsOf('getAnimal')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

test('AN-080 three lists, this animal first; the arrow keys walk through them', async () => {
  const { user } = show();
  expect(await channel(/Reactie op dit dier/)).toBeChecked();
  await user.click(await channel(/Reactie op dit dier/));
  await user.keyboard('{ArrowDown}');
  expect(await channel(/ander dier van dit asiel/)).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(await channel(/Ander kanaal/)).toBeChecked();
  expect(screen.getByRole('group', { name: 'Hoe kwam de nieuwe eigenaar bij u?' })).toBeVisible();
});

test('AN-081 from three characters on, after a pause: dier_id for inside alone, the list of the radio', async () => {
  const shown = show();
  await shown.user.type(await field(), 'no');
  expect(shown.api.requestsOf('suggestPeople')).toHaveLength(0);
  await shown.user.type(await field(), 'o');
  await screen.findByRole('option', { name: 'noor@post.example Noor de Vries · Moos' });
  await shown.user.click(await channel(/ander dier/));
  await waitFor(() => expect(shown.api.requestsOf('suggestPeople')).toHaveLength(2));
  expect(shown.api.requestsOf('suggestPeople').map(({ params }) => params)).toEqual([
    { searchEmail: 'noo', searchType: 'inside', dier_id: '77' },
    { searchEmail: 'noo', searchType: 'outside' },
  ]);
});

test.each([
  ['without a shelter', makeAdmin(), { asiel_id: '12' }],
  ['of another shelter', makeAdmin({ asiel: 99 }), { asiel_id: '12' }],
  ['of the same shelter', makeAdmin({ asiel: SHELTER }), {}],
])('AN-081 an admin %s sends %s', async (_which, admin, extra) => {
  const { user, api } = show({}, admin);
  await user.type(await field(), 'noor');
  await waitFor(() => expect(api.requestsOf('suggestPeople')).toHaveLength(1));
  expect(api.requestsOf('suggestPeople')[0]?.params).toEqual({
    ...{ searchEmail: 'noor', searchType: 'inside', dier_id: '77' },
    ...extra,
  });
});

describe('embedded', () => {
  const parent = Object.getOwnPropertyDescriptor(window, 'parent');
  afterEach(() => {
    if (parent) Object.defineProperty(window, 'parent', parent);
  });

  test('AN-081, SH-009 the search carries iframe=1', async () => {
    const top = { location: { origin: 'https://asiel.example' } };
    Object.defineProperty(window, 'parent', { configurable: true, value: { ...top, parent: undefined } });
    Object.assign(window.parent, { parent: window.parent });
    const { user, api } = show();
    await user.type(await field(), 'noor');
    await waitFor(() => expect(api.requestsOf('suggestPeople')).toHaveLength(1));
    expect(api.requestsOf('suggestPeople')[0]?.params).toMatchObject({ iframe: '1' });
  });
});

test("AN-082 nobody found: 'Geen resultaten gevonden', with the hint to choose 'Ander kanaal'", async () => {
  const { user } = show({ suggestPeople: answerWith() });
  await user.type(await field(), 'onbekend');
  expect(await screen.findByText(/^Geen resultaten gevonden\. Kies 'Ander kanaal'/)).toBeVisible();
  expect(screen.getByText(/^Geen resultaten gevonden/)).toHaveAttribute('role', 'status');
});

test('AN-082 what was typed stays when another channel is chosen, and is searched there', async () => {
  const { user, api } = show({
    suggestPeople: ({ params }) => (params.searchType === 'external' ? answerWith(typed) : answerWith()) as never,
  });
  await user.type(await field(), 'jo@elders.example');
  await screen.findByText(/^Geen resultaten gevonden/);
  await user.click(await channel(/Ander kanaal/));
  await user.click(await field('E-mailadres'));
  await user.click(await screen.findByRole('option', { name: 'jo@elders.example' }));
  await user.click(await send());
  await waitFor(() => expect(api.requestsOf('requestReview')).toHaveLength(1));
  expect(api.requestsOf('requestReview')[0]?.body).toEqual({ id: 'eyJ.c2ln', geplaatst: 1 });
});

test('AN-082 who was chosen from one list is not kept for another', async () => {
  const shown = show();
  await choose(shown);
  expect(await field()).toHaveValue('noor@post.example');
  await shown.user.click(await channel(/Ander kanaal/));
  expect(await field('E-mailadres')).toHaveValue('');
  expect(screen.queryByText(/Geen resultaten/)).not.toBeInTheDocument();
});

test('AN-082 a lookup that fails says so, and is not nobody', async () => {
  const { user } = show({ suggestPeople: refuse('INTERNAL') });
  await user.type(await field(), 'noor');
  expect(await screen.findByText(/De lijst kon niet worden geladen/)).toBeVisible();
  expect(screen.queryByText(/Geen resultaten/)).not.toBeInTheDocument();
});

test.each([
  ['empty', ''],
  ['typed and not chosen', 'noor@post.example'],
])("AN-083 %s: 'Let op!' / 'niet alle velden zijn gevuld', and nothing is sent", async (_what, text) => {
  const { user, api, toasts } = show();
  if (text) await user.type(await field(), text);
  await user.click(await send());
  await waitFor(() =>
    expect(toasts()).toMatchObject([{ type: 'warning', title: 'Let op!', message: 'niet alle velden zijn gevuld' }]),
  );
  expect(await field()).toHaveAccessibleDescription(/Kies een e-mailadres uit de lijst$/);
  expect(await field()).toHaveFocus();
  expect(api.requestsOf('requestReview')).toHaveLength(0);
});

test('AN-084 the chosen id with geplaatst=1, once; the toast; the dialog closes', async () => {
  const shown = show();
  await choose(shown);
  await shown.user.dblClick(await send());
  await waitFor(() => expect(shown.onClose).toHaveBeenCalledTimes(1));
  const [request, ...more] = shown.api.requestsOf('requestReview');
  expect([request?.method, request?.body, more]).toEqual(['PUT', { id: '501', geplaatst: 1 }, []]);
  expect(shown.toasts()).toMatchObject([
    { type: 'succes', message: 'Wij gaan het email adres mailen met de vraag voor een review!' },
  ]);
});

const wantsNone = 'Deze persoon wil niet om een recensie gevraagd worden';
const refused = JSON.stringify({ error: { code: 'VALIDATION', message: wantsNone, requestId: 'test' } });
test.each([
  ['a failure', refuse('INTERNAL'), 'De vraag is niet verstuurd. Probeer het opnieuw.'],
  ['no network', networkFailure(), 'De vraag is niet verstuurd. Probeer het opnieuw.'],
  ['somebody who wants none', rawAnswer(422, refused, { 'Content-Type': 'application/json' }), wantsNone],
])('AN-084 %s: it says so, the choice stays, and a new try goes out', async (_name, reply, message) => {
  const shown = show({ requestReview: reply });
  await choose(shown);
  await shown.user.click(await send());
  await waitFor(() => expect(shown.toasts()).toMatchObject([{ type: 'error', message }]));
  expect(screen.getByText(message)).toBeVisible();
  expect(await field()).toHaveValue('noor@post.example');
  expect(shown.onClose).not.toHaveBeenCalled();
  shown.api.set({ requestReview: invited });
  await shown.user.click(await send());
  await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
});

test('C19 closing without a mail asks only when something is chosen, and sends nothing', async () => {
  const shown = show();
  await shown.user.click(await screen.findByRole('button', { name: 'Niet versturen' }));
  expect(shown.onClose).toHaveBeenCalledTimes(1);
  await choose(shown);
  await shown.user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Geen recensie vragen?' });
  expect(question).toHaveTextContent('De status van het dier blijft zoals die is.');
  expect(shown.onClose).toHaveBeenCalledTimes(1);
  expect(shown.api.requestsOf('requestReview')).toHaveLength(0);
});

/** A caller of the hook that keeps what the hook reports. */
function Caller({ onRejected }: { onRejected: (error: unknown) => void }) {
  const request = useReviewRequest();
  return (
    <button type="button" onClick={() => void request(noor).catch(onRejected)}>
      vraag
    </button>
  );
}

test("SHD-006 'failed to send request' is rethrown to the caller, with its cause", async () => {
  const handleRejected = jest.fn();
  const api = stubApi({ requestReview: refuse('INTERNAL') });
  const { user } = renderPart(<Caller onRejected={handleRejected} />, { api, user: ownStaff });
  await user.click(screen.getByRole('button', { name: 'vraag' }));
  await waitFor(() =>
    expect(handleRejected).toHaveBeenCalledWith(
      expect.objectContaining({
        message: 'failed to send request',
        cause: expect.objectContaining({ status: 500, code: 'INTERNAL' }),
      }),
    ),
  );
});

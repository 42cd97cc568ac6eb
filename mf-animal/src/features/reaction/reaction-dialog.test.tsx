import { type ErrorCode, errorCatalogue } from '@portal/shared/contract';
import { hasUnsavedInput, isLeavingAsked, saveDraft } from '@portal/shared/session';
import {
  hangingAnswer,
  makeAnimal,
  makeMe,
  makeShelterSummary,
  networkFailure,
  refuse,
  renderPart,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeReaction } from '../../testing/reaction';
import { type Replies, stubApi } from '../../testing/stub-api';
import { ReactionDialog } from './reaction-dialog';

const animal = makeAnimal({ id: 77, asiel: makeShelterSummary({ naam: 'De Kwispel' }) });
const noor = makeMe({ uid: 'noor', displayname: 'Noor de Vries', email: 'noor@voorbeeld.example' });
const SUBJECT = `reaction-${animal.uuidkey}`;
const DRAFT = `draft-uid-noor/${SUBJECT}`;

const OPTIONS: Record<string, string[]> = {
  ervaring: ['Geen', 'Weinig', 'Gemiddeld', 'Veel'],
  alleenThuis: ['zelden', 'uurtjes', 'werkdag'],
  yesno: ['Ja', 'Nee'],
  woonruimte: ['Appartement', 'Anders'],
};

const sent = makeReaction();

function show(sendReaction: Replies['sendReaction'] = { data: { item: sent } }, user: typeof noor | null = noor) {
  const onClose = jest.fn();
  const api = stubApi({
    sendReaction,
    listFieldOptions: ({ path }) => ({
      items: (OPTIONS[path.split('/')[1] ?? ''] ?? []).map((value) => ({ value, label: value })),
    }),
  });
  const part = renderPart(<ReactionDialog animal={animal} isOpen onClose={onClose} />, {
    api,
    ...(user === null ? {} : { user }),
  });
  return { ...part, api, onClose, toasts: () => part.store.getState().toast.toasts };
}

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const text = () => field('Uw bericht');
const send = () => screen.getByRole('button', { name: 'Verstuur' });

beforeEach(() => sessionStorage.clear());

test('AN-070 the dialog has every field of the specification', async () => {
  show();
  const dialog = within(await screen.findByRole('dialog', { name: 'Reageer op deze kat' }));
  const names = [...document.querySelectorAll('input, select, textarea')].map((control) =>
    control.getAttribute('name'),
  );
  expect(names).toEqual([
    ...['displayname', 'email', 'phone', 'informatie'],
    ...['woonruimte', 'tuin', 'alleenThuis', 'kinderen', 'huisdieren', 'ervaring', 'kto'],
  ]);
  expect(dialog.getByText(/Uw bericht gaat naar De Kwispel/)).toBeVisible();
  expect(dialog.getByRole('group', { name: 'Over uw thuis (niet verplicht)' })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Uw telefoonnummer (niet verplicht)' })).toBeVisible();
});

test('AN-071, C18 the choices come from the api, each list once', async () => {
  const { api } = show();
  const options = async (name: RegExp) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name }).children.length).toBeGreaterThan(1));
    return [...screen.getByRole('combobox', { name }).children].slice(1).map((option) => option.textContent);
  };
  await screen.findByRole('dialog');
  expect(await options(/ervaring heeft u met katten/)).toEqual(['Geen', 'Weinig', 'Gemiddeld', 'Veel']);
  expect(await options(/alleen thuis/)).toEqual(['zelden', 'uurtjes', 'werkdag']);
  expect(await options(/een tuin/)).toEqual(['Ja', 'Nee']);
  const asked = api.requestsOf('listFieldOptions').map(({ path }) => path);
  expect(asked.sort()).toEqual([
    'fieldoptions/alleenThuis',
    'fieldoptions/ervaring',
    'fieldoptions/woonruimte',
    'fieldoptions/yesno',
  ]);
});

test('AN-071 without the choices the message can still be sent', async () => {
  const { api, user } = show();
  api.set({ listFieldOptions: refuse('INTERNAL') });
  await user.type(await screen.findByRole('textbox', { name: 'Uw bericht' }), 'Dag');
  await user.click(send());
  await waitFor(() => expect(api.requestsOf('sendReaction')).toHaveLength(1));
});

test('AN-072 name and e-mail default from the signed-in user; a visitor starts empty', async () => {
  const { unmount } = show();
  expect(await screen.findByRole('textbox', { name: 'Uw naam' })).toHaveValue('Noor de Vries');
  expect(field('Uw e-mailadres')).toHaveValue('noor@voorbeeld.example');
  unmount();
  show(undefined, null);
  expect(await screen.findByRole('textbox', { name: 'Uw naam' })).toHaveValue('');
});

test('AN-073 what is required and missing: the texts, the toast, and focus on the first wrong field', async () => {
  const { user, toasts, api } = show(undefined, null);
  await user.click(await screen.findByRole('button', { name: 'Verstuur' }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatchObject({
    type: 'error',
    title: 'Formulier niet geldig',
    message: 'Niet alle verplichte velden zijn ingevuld',
  });
  expect(field('Uw naam')).toHaveAccessibleDescription('Vul uw naam in');
  expect(field('Uw e-mailadres')).toHaveAccessibleDescription('Vul uw e-mailadres in');
  expect(text()).toHaveAccessibleDescription(/Schrijf een bericht aan het asiel/);
  expect(field('Uw naam')).toHaveFocus();
  expect(api.requestsOf('sendReaction')).toHaveLength(0);
});

test('AN-074 the form is sent with dier, uid and usertype, says so and closes; the draft is gone', async () => {
  const { user, api, toasts, onClose } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Uw bericht' }), 'Dag, ik kom graag');
  await waitFor(() => expect(screen.getAllByRole('option', { name: 'Anders' })).toHaveLength(1));
  await user.selectOptions(screen.getByRole('combobox', { name: /Hoe woont u/ }), 'Anders');
  await user.type(field(/telefoonnummer/), '06 12345678');
  await user.click(screen.getByRole('checkbox', { name: /vragen om een recensie/ }));
  expect(sessionStorage.getItem(DRAFT)).toContain('ik kom graag');
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(toasts()).toMatchObject([{ type: 'succes', message: 'Uw bericht is verstuurd' }]);
  const [request] = api.requestsOf('sendReaction');
  expect(request?.body).toEqual({
    ...{ displayname: 'Noor de Vries', email: 'noor@voorbeeld.example', phone: '+31612345678' },
    ...{ informatie: 'Dag, ik kom graag', woonruimte: 'Anders', alleenThuis: '', tuin: '', kinderen: '' },
    ...{ huisdieren: '', ervaring: '', kto: 'Ja', dier: animal.uuidkey, uid: 'noor', usertype: 'default' },
  });
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
});

test('C16 who leaves the tick alone says Nee; a visitor has no uid', async () => {
  const { user, api } = show(undefined, null);
  await user.type(await screen.findByRole('textbox', { name: 'Uw naam' }), 'Jo');
  await user.type(field('Uw e-mailadres'), 'jo@post.example');
  await user.type(text(), 'Dag');
  await user.click(send());
  await waitFor(() => expect(api.requestsOf('sendReaction')).toHaveLength(1));
  expect(api.requestsOf('sendReaction')[0]?.body).toMatchObject({ kto: 'Nee', uid: null, usertype: null });
});

test('C29 while it is being sent a second click sends nothing, and a retry carries the same key', async () => {
  const { user, api, toasts } = show(hangingAnswer());
  await user.type(await screen.findByRole('textbox', { name: 'Uw bericht' }), 'Dag');
  await user.dblClick(send());
  await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
  await user.type(field('Uw naam'), '{Enter}');
  expect(api.requestsOf('sendReaction')).toHaveLength(1);
  expect(toasts()).toHaveLength(0);
});

const wordsOf = (code: ErrorCode) => errorCatalogue[code].message;

test.each([
  ['AN-074 a failure', refuse('INTERNAL'), 'Er is iets verkeerds gegaan'],
  ['AN-074 no network', networkFailure(), 'Er is iets verkeerds gegaan'],
  ['AN-077 an animal that is not there any more', refuse('NOT_AVAILABLE'), wordsOf('NOT_AVAILABLE')],
  ['C29 too many', refuse('TOO_MANY_REQUESTS'), wordsOf('TOO_MANY_REQUESTS')],
])('%s: its own Dutch text, the input stays, and a new try has the same key', async (_name, reply, message) => {
  const { user, api, toasts, onClose } = show(reply);
  await user.type(await screen.findByRole('textbox', { name: 'Uw bericht' }), 'Dag');
  await user.click(send());
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'error', message }]));
  expect(screen.getByText(new RegExp(message.replace('.', '\\.')))).toBeVisible();
  expect(text()).toHaveValue('Dag');
  expect(onClose).not.toHaveBeenCalled();
  api.set({ sendReaction: { data: { item: sent } } });
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const keys = api.requestsOf('sendReaction').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('SHD-004 what the server finds wrong stands under its field', async () => {
  const { user, toasts } = show(refuse('VALIDATION', { informatie: 'Gebruik niet meer dan 3 links' }));
  await user.type(await screen.findByRole('textbox', { name: 'Uw bericht' }), 'Dag');
  await user.click(send());
  await waitFor(() => expect(text()).toHaveAccessibleDescription(/Gebruik niet meer dan 3 links/));
  expect(toasts()).toMatchObject([{ title: 'Formulier niet geldig' }]);
});

test('AN-076 whoever is signed out meanwhile goes to login and back; what was typed waits', async () => {
  const { user, address } = show(refuse('NOT_SIGNED_IN'));
  await user.type(await screen.findByRole('textbox', { name: 'Uw bericht' }), 'Dag');
  await user.click(send());
  await waitFor(() =>
    expect(address()).toBe(`/login?returnUrl=${encodeURIComponent(`/dier/${animal.uuidkey}?react=1`)}`),
  );
  expect(sessionStorage.getItem(`return-${DRAFT}`)).toContain('"informatie":"Dag"');
  expect(isLeavingAsked()).toBe(false);
});

const draftOf = (uid: string | null) => saveDraft(SUBJECT, { displayname: 'N.', informatie: 'Van eerder' }, uid);

test.each([
  ['of a visitor', null, 'Van eerder', 'N.'],
  ['of the same person', 'noor', 'Van eerder', 'N.'],
  ['of somebody else', 'iemand', '', 'Noor de Vries'],
])('AN-076 a draft %s', async (_name, uid, informatie, naam) => {
  draftOf(uid);
  show();
  expect(await screen.findByRole('textbox', { name: 'Uw bericht' })).toHaveValue(informatie);
  expect(field('Uw naam')).toHaveValue(naam);
  expect(field('Uw e-mailadres')).toHaveValue('noor@voorbeeld.example');
});

test('C30 closing with something typed asks; without, it closes at once', async () => {
  const { user, onClose, unmount } = show();
  await user.click(await screen.findByRole('button', { name: 'Annuleren' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  const second = show();
  await second.user.type(await screen.findByRole('textbox', { name: 'Uw bericht' }), 'Dag');
  expect(hasUnsavedInput()).toBe(true);
  await second.user.click(screen.getByRole('button', { name: 'Annuleren' }));
  const question = within(await screen.findByRole('dialog', { name: 'Bericht weggooien?' }));
  await second.user.click(question.getByRole('button', { name: 'Verder schrijven' }));
  expect(second.onClose).not.toHaveBeenCalled();
  expect(text()).toHaveValue('Dag');
  await second.user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await second.user.click(await screen.findByRole('button', { name: 'Weggooien' }));
  expect(second.onClose).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
  second.unmount();
  expect(hasUnsavedInput()).toBe(false);
});

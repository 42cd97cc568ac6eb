import { meKnown } from '@portal/shared/api-slices';
import { type Me, UserType } from '@portal/shared/contract';
import { hasUnsavedInput, type SessionPhase, sessionSlice } from '@portal/shared/session';
import { makeAdmin, makeConfig, makeMe, makeStaff, rawAnswer, refuse, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../testing/stub-api';
import { ContactPage } from './contact-page';

const SUBJECTS = [
  { value: 'dier', label: 'Vraag over een dier' },
  { value: 'website', label: 'Probleem met de website' },
];

const accepted = rawAnswer(201, '{"data":{"item":{}}}');

function open({ user, sendContact = accepted }: { user?: Me | undefined; sendContact?: typeof accepted } = {}) {
  const api = stubApi({ listContactSubjects: { items: SUBJECTS }, sendContact });
  return { api, ...renderPart(<ContactPage />, { api, ...(user && { user }) }) };
}

async function fillIn({ user }: ReturnType<typeof open>) {
  await user.selectOptions(await screen.findByLabelText(/^Onderwerp/), 'website');
  await user.selectOptions(screen.getByLabelText(/^Aanhef/), 'V');
  await user.type(screen.getByLabelText(/^Naam/), 'Noor');
  await user.type(screen.getByLabelText(/^E-mailadres/), 'noor@voorbeeld.nl');
  await user.type(screen.getByLabelText(/^Uw vraag/), 'De foto laadt niet.');
}

const toasts = (page: ReturnType<typeof open>) =>
  page.store.getState().toast.toasts.map(({ type, title, message }) => ({ type, title, message }));

test.each([
  ['a visitor', undefined, 'Default'],
  ['an adopter', makeMe(), 'Default'],
  ['staff', makeStaff(), UserType.shelter],
  ['an administrator', makeAdmin(), UserType.admin],
])('%s gets the subjects of the own group (CO-041)', async (_who, user, groep) => {
  const { api } = open({ user });
  await screen.findByLabelText(/^Onderwerp/);
  expect(api.requestsOf('listContactSubjects').map(({ params }) => params)).toEqual([{ groep }]);
});

test('subjects are asked for once it is known who asks, as after a reload (CO-041)', async () => {
  const api = stubApi({ listContactSubjects: { items: SUBJECTS } });
  const { go, store } = renderPart(<ContactPage />, { api, path: '/contact', url: '/' });
  const enter = (phase: SessionPhase) => store.dispatch(sessionSlice.actions.phaseChanged(phase));
  act(() => void enter('loading'));
  await go('/contact');
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(api.requestsOf('listContactSubjects')).toEqual([]);
  act(() => {
    store.dispatch(meKnown(makeStaff()));
    enter('member');
  });
  expect(await screen.findByLabelText(/^Onderwerp/)).toBeVisible();
  expect(api.requestsOf('listContactSubjects').map(({ params }) => params)).toEqual([{ groep: 'asiel' }]);
});

test("the subject 'dier' opens 'Let op!' each time it is chosen (CO-042)", async () => {
  const { user } = open();
  const subject = await screen.findByLabelText(/^Onderwerp/);
  await user.selectOptions(subject, 'dier');
  const dialog = await screen.findByRole('dialog', { name: 'Let op!' });
  expect(dialog).toHaveTextContent('Reageer op dit dier');
  await user.click(within(dialog).getByRole('button', { name: 'Ik begrijp het' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.selectOptions(subject, 'website');
  await user.selectOptions(subject, 'dier');
  expect(await screen.findByRole('dialog', { name: 'Let op!' })).toBeVisible();
});

test('an empty form is not sent: the texts of the fields and the toast (CO-043)', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Verstuur' }));
  expect(toasts(page)).toEqual([{ type: 'warning', title: 'let op!', message: 'niet alle velden zijn gevuld' }]);
  for (const [label, text] of [
    [/^Onderwerp/, 'Kies een optie'],
    [/^Aanhef/, 'Kies een optie'],
    [/^Naam/, 'Vult u alstublieft een naam in.'],
    [/^E-mailadres/, 'Vult u alstublieft een geldig e-mailadres in.'],
    [/^Uw vraag/, 'Omschrijf uw vraag zo uitgebreid mogelijk.'],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(page.api.requestsOf('sendContact')).toEqual([]);
});

test('a message is sent once, without the phone, and thanked for (CO-040, CO-044)', async () => {
  const page = open();
  await fillIn(page);
  expect(hasUnsavedInput()).toBe(true);
  await page.user.click(screen.getByRole('button', { name: 'Verstuur' }));
  expect(await screen.findByText('Bedankt voor uw bericht')).toBeVisible();
  expect(toasts(page)).toEqual([{ type: 'succes', title: undefined, message: 'formulier is verzonden' }]);
  const [request] = page.api.requestsOf('sendContact');
  expect(request?.body).toMatchObject({ subject: 'website', mv: 'V', naam: 'Noor', email: 'noor@voorbeeld.nl' });
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(hasUnsavedInput()).toBe(false);
});

test.each([
  ['fails', refuse('INTERNAL'), undefined],
  ['refuses a field', refuse('VALIDATION', { naam: 'Deze naam kan niet' }), 'Deze naam kan niet'],
])('what was typed stays when the api %s (CO-044)', async (_what, sendContact, text) => {
  const page = open({ sendContact });
  await fillIn(page);
  await page.user.click(screen.getByRole('button', { name: 'Verstuur' }));
  await screen.findByDisplayValue('De foto laadt niet.');
  expect(toasts(page)).toEqual([
    { type: 'error', title: undefined, message: 'Er is iets mis gegaan probeer het nog een keer' },
  ]);
  if (text) expect(screen.getByLabelText(/^Naam/)).toHaveAccessibleDescription(expect.stringContaining(text));
});

test('who is signed in need not type name and address', async () => {
  open({ user: makeMe({ displayname: 'Noor de Vries', email: 'noor@voorbeeld.nl' }) });
  expect(await screen.findByLabelText(/^Naam/)).toHaveValue('Noor de Vries');
  expect(screen.getByLabelText(/^E-mailadres/)).toHaveValue('noor@voorbeeld.nl');
});

test('beside the form stand who reads it and the way to a shelter account (CO-040)', async () => {
  open();
  const info = screen.getByRole('complementary', { name: 'Goed om te weten' });
  expect(within(info).getByRole('link', { name: 'Vraag een account aan' })).toHaveAttribute(
    'href',
    '/registreer/asiel',
  );
});

test("the foundation's board and registration stand beside the form (CO-040)", () => {
  const board = [
    { role: 'Voorzitter', name: 'A. Jansen' },
    { role: 'Secretaris', name: 'B. Pieters' },
  ];
  const { foundation } = makeConfig();
  const config = makeConfig({ foundation: { ...foundation, kvk: '12345678', rsin: '123456789', board } });
  renderPart(<ContactPage />, { api: stubApi({ listContactSubjects: { items: SUBJECTS } }), config });
  const info = screen.getByRole('complementary', { name: 'Goed om te weten' });
  for (const [term, text] of [
    ['Bestuur', 'A. Jansen (voorzitter), B. Pieters (secretaris)'],
    ['KvK-nummer', '12345678'],
    ['RSIN', '123456789'],
  ] as const)
    expect(within(info).getByText(term, { selector: 'dt' }).nextSibling).toHaveTextContent(text);
});

test('what was typed waits for the same person until it is sent', async () => {
  const user = makeMe();
  const first = open({ user });
  await first.user.selectOptions(await screen.findByLabelText(/^Onderwerp/), 'website');
  await first.user.selectOptions(screen.getByLabelText(/^Aanhef/), 'V');
  await first.user.type(screen.getByLabelText(/^Uw vraag/), 'De foto laadt niet.');
  first.unmount();
  const other = open({ user: makeMe() });
  expect(await screen.findByLabelText(/^Uw vraag/)).toHaveValue('');
  other.unmount();
  const again = open({ user });
  expect(await screen.findByLabelText(/^Uw vraag/)).toHaveValue('De foto laadt niet.');
  expect(screen.getByLabelText(/^Onderwerp/)).toHaveValue('website');
  await again.user.click(screen.getByRole('button', { name: 'Verstuur' }));
  await screen.findByText('Bedankt voor uw bericht');
  expect(sessionStorage).toHaveLength(0);
});

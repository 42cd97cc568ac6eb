import { meKnown } from '@portal/shared/api-slices';
import { Country, type Me } from '@portal/shared/contract';
import { type SessionPhase, sessionSlice } from '@portal/shared/session';
import { makeMe, makeStaff, rawAnswer, refuse, renderPart, uuidkeyOf } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { stubApi } from '../testing/stub-api';
import { ShelterApplicationPage } from './shelter-application-page';

const accepted = rawAnswer(201, `{"data":{"item":{"uuidkey":"${uuidkeyOf(1)}"}}}`);
const linde = { id: 12, uuidkey: uuidkeyOf(12), naam: 'De Linde', plaats: 'Lelystad', land: Country.netherlands };
const provinces = {
  NL: { id: 1, naam: 'Flevoland', afkorting: 'FL', land: Country.netherlands },
  BE: { id: 13, naam: 'Limburg', afkorting: 'VLI', land: Country.belgium },
};

function open({ user, applyShelter = accepted }: { user?: Me | undefined; applyShelter?: typeof accepted } = {}) {
  const api = stubApi({
    listProvinces: ({ params }) => ({
      items: params.land === 'BE' ? [provinces.BE] : [provinces.NL],
      filter: { asiel_province: null },
    }),
    suggestShelters: { items: [linde] },
    applyShelter,
  });
  return { api, ...renderPart(<ShelterApplicationPage />, { api, ...(user && { user }) }) };
}
type Page = ReturnType<typeof open>;

const toasts = (page: Page) =>
  page.store.getState().toast.toasts.map(({ type, title, message }) => ({ type, title, message }));
const send = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Verstuur de aanvraag' }));

async function fillIn({ user }: Page) {
  await user.type(screen.getByRole('combobox', { name: 'Naam van het asiel' }), 'Linde{Tab}');
  await user.selectOptions(screen.getByLabelText(/^Land/), 'NL');
  for (const [label, text] of [
    [/^Adres$/, 'Lindelaan 1'],
    [/^Postcode/, '8224ab'],
    [/^Plaats/, 'Lelystad'],
    [/^Telefoonnummer/, '0320 555010'],
    [/^Website/, 'delinde.example'],
    [/^Contactpersoon/, 'Marieke'],
    [/^E-mailadres voor reacties/, 'info@delinde.example'],
    [/^E-mailadres voor facturen/, 'geld@delinde.example'],
  ] as const)
    await user.type(screen.getByLabelText(label), text);
  const admin = screen.getByLabelText(/^E-mailadres van de beheerder/);
  if (!(admin as HTMLInputElement).readOnly) await user.type(admin, 'baas@delinde.example');
}

test('who works for a shelter sees the own address and a way to log out (CO-050)', () => {
  open({ user: makeStaff(undefined, { email: 'balie@delinde.example' }) });
  expect(screen.getByText(/U bent ingelogd met balie@delinde.example/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Uitloggen' })).toHaveAttribute('href', '/logout');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('an empty form is not sent: texts and toast (CO-051, CO-056)', async () => {
  const page = open();
  await send(page);
  expect(toasts(page)).toEqual([{ type: 'warning', title: 'Invalid', message: 'niet alle velden zijn gevuld' }]);
  for (const [label, text] of [
    [/^Naam van het asiel/, 'Voer uw asiel naam in'],
    [/^Contactpersoon/, 'Voer een contactpersoon in'],
    [/^Land/, 'Voer een land in'],
    [/^Adres$/, 'Voer een adres in'],
    [/^Plaats/, 'Voer een plaats in'],
    [/^Postcode/, 'Voer een postcode in'],
    [/^Telefoonnummer/, 'Voer een telefoonnummer in'],
    [/^Website/, 'Voer uw asiel website url in'],
    [/^E-mailadres voor reacties/, 'Voer een email in'],
    [/^E-mailadres van de beheerder/, 'Voer uw email in'],
    [/^E-mailadres voor facturen/, 'Voer uw email in'],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(page.api.requestsOf('applyShelter')).toEqual([]);
});

test('the provinces are those of the country (CO-053)', async () => {
  const { api, user } = open();
  const country = screen.getByLabelText(/^Land/);
  expect(country).toHaveValue('');
  expect(api.requestsOf('listProvinces')).toEqual([]);
  await user.selectOptions(country, 'NL');
  expect(await screen.findByRole('option', { name: 'Flevoland' })).toBeInTheDocument();
  await user.selectOptions(country, 'BE');
  expect(await screen.findByRole('option', { name: 'Limburg' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Flevoland' })).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Belgie' })).toBeInTheDocument();
});

test('a request is sent in its stored form, and thanked for (CO-050, CO-052, CO-056)', async () => {
  const page = open();
  await fillIn(page);
  await page.user.click(screen.getByRole('switch', { name: 'Wij hebben ook een pension' }));
  await send(page);
  expect(await screen.findByText('Bedankt voor uw aanvraag')).toBeVisible();
  expect(toasts(page)).toEqual([{ type: 'succes', title: undefined, message: 'Aanvraag verzonden' }]);
  expect(page.api.requestsOf('applyShelter')[0]?.body).toMatchObject({
    naamObject: 'Linde',
    land: 'NL',
    postcode: '8224 AB',
    telefoon: '+31320555010',
    url: 'https://delinde.example',
    pension: 1,
    dieren_buitenland: 0,
    emailbheerder: 'baas@delinde.example',
  });
}, 15_000);

test('a shelter of the list carries its key (CO-054)', async () => {
  const page = open();
  await page.user.type(screen.getByRole('combobox', { name: 'Naam van het asiel' }), 'Lin');
  await page.user.click(await screen.findByRole('option', { name: 'De Linde Lelystad' }));
  expect(page.api.requestsOf('suggestShelters').at(-1)?.params).toEqual({ naam: 'Lin', action: 'lookupt' });
  expect(screen.getByRole('combobox', { name: 'Naam van het asiel' })).toHaveValue('De Linde');
});

test("the administrator's address is that of who is signed in, and cannot be changed (CO-055)", () => {
  open({ user: makeMe({ email: 'noor@voorbeeld.example' }) });
  const field = screen.getByLabelText(/^E-mailadres van de beheerder/);
  expect(field).toHaveValue('noor@voorbeeld.example');
  expect(field).toHaveAttribute('readonly');
});

test.each([
  ['fails', refuse('INTERNAL'), 'probeer het later opnieuw'],
  ['knows it already', refuse('DUPLICATE'), undefined],
])(
  'what was typed stays when the api %s (CO-056)',
  async (_what, applyShelter, message) => {
    const page = open({ applyShelter });
    await fillIn(page);
    await send(page);
    expect(await screen.findByDisplayValue('Lindelaan 1')).toBeVisible();
    expect(toasts(page)).toEqual([
      { type: 'error', title: 'Aanvraag niet verzonden', message: message ?? expect.stringMatching(/./) },
    ]);
  },
  15_000,
);

test('the form waits until it is known who is signed in, as after a reload (CO-055)', async () => {
  const { store } = open();
  const enter = (phase: SessionPhase) => store.dispatch(sessionSlice.actions.phaseChanged(phase));
  act(() => void enter('loading'));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  act(() => {
    store.dispatch(meKnown(makeMe({ email: 'jan@post.example' })));
    enter('member');
  });
  expect(await screen.findByLabelText(/^E-mailadres van de beheerder/)).toHaveValue('jan@post.example');
});

test('what was typed waits, the name of the shelter too, until it is sent', async () => {
  const first = open();
  await fillIn(first);
  first.unmount();
  const again = open();
  expect(screen.getByRole('combobox', { name: 'Naam van het asiel' })).toHaveValue('Linde');
  expect(screen.getByLabelText(/^Plaats/)).toHaveValue('Lelystad');
  expect(screen.getByLabelText(/^E-mailadres van de beheerder/)).toHaveValue('baas@delinde.example');
  await send(again);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(again.api.requestsOf('applyShelter')).toHaveLength(1);
});

import type { ResponseTime } from '@portal/shared/contract';
import { makeShelter, makeStaff, refuse, renderPart } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../../testing/stub-api';
import { ShelterProfile } from './shelter-profile';

const shelter = makeShelter({ telefoon: '+31320555010', provincie: 1 });
const provinces = [
  { id: 1, naam: 'Flevoland', afkorting: 'FL', land: 'NL' as const },
  { id: 24, naam: 'Oost-Vlaanderen', afkorting: 'VOV', land: 'BE' as const },
];

const figure: ResponseTime = { dagen: null, beantwoord: 3, nodig: 5, open: 0, oudste_open: null };

async function openForm(extra: Parameters<typeof stubApi>[0] = {}, user = makeStaff(shelter)) {
  const api = stubApi({
    getShelter: { data: shelter },
    getResponseTime: { data: figure },
    updateShelter: { data: shelter },
    listProvinces: ({ params }) => ({
      items: provinces.filter(({ land }) => land === params.land),
      filter: { asiel_province: 1 },
    }),
    ...extra,
  });
  const page = renderPart(<ShelterProfile uuidkey={shelter.uuidkey} />, { user, api });
  await screen.findByRole('form', { name: 'Asielprofiel' });
  await screen.findByRole('option', { name: 'Flevoland' });
  return { ...page, api, save: () => page.user.click(screen.getByRole('button', { name: 'Opslaan' })) };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('the form shows the shelter, the phone number as people read it, and no limit to change (C15, C46)', async () => {
  await openForm();
  expect(field(/^Naam/)).toHaveValue(shelter.naam);
  expect(field(/^Telefoon/)).toHaveValue('0320 555010');
  expect(screen.getByRole('combobox', { name: /Provincie/ })).toHaveValue('1');
  expect(screen.getByText(/100 dieren tegelijk/)).toBeVisible();
});

test('a changed phone number is sent in its stored form (SH-043)', async () => {
  const { user, api, save } = await openForm();
  await user.clear(field(/^Telefoon/));
  await user.type(field(/^Telefoon/), '06 1234 5678');
  await save();
  expect(api.requestsOf('updateShelter')[0]).toMatchObject({
    path: `shelter/${shelter.id}`,
    body: { telefoon: '+31612345678', naam: shelter.naam, provincie: 1 },
  });
  expect(api.requestsOf('updateShelter')[0]?.body).not.toHaveProperty('nmax');
});

test('C60: a shelter corrects where it is with a comma or a point; both numbers or none', async () => {
  const { user, api, save } = await openForm();
  expect(field(/^Breedtegraad/)).toHaveValue('');
  await user.type(field(/^Breedtegraad/), '52,0907');
  await save();
  expect(screen.getByText('Vul beide getallen in, of geen van beide')).toBeVisible();
  await user.type(field(/^Lengtegraad/), '5.1214');
  await save();
  expect(api.requestsOf('updateShelter')[0]).toMatchObject({ body: { lat: 52.0907, lon: 5.1214 } });
});

test('C60: what a shelter gave itself stands in the fields, the middle of its place does not', async () => {
  await openForm({ getShelter: { data: { ...shelter, lat: 52.09, lon: 5.12, plek_zelf: true } } });
  expect(field(/^Breedtegraad/)).toHaveValue('52,09');
});

test.each([
  [/^Postcode/, '0123 AB', 'Vul een geldige postcode in'],
  [/^Telefoon/, '12', 'Vul een geldig telefoonnummer in'],
  [/^Naam/, '', 'Vul een naam in'],
  [/^Website/, 'geen adres', 'Vul een geldig webadres in'],
])('%s with "%s" is refused: %s', async (name, text, message) => {
  const { user, api, save } = await openForm();
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
  await save();
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(field(name)).toHaveFocus();
  expect(api.requestsOf('updateShelter')).toEqual([]);
});

test('another country has its own provinces; what the server refuses stands under its field', async () => {
  const { user, save } = await openForm({
    updateShelter: refuse('VALIDATION', { provincie: 'Kies een provincie van dit land' }),
  });
  await user.selectOptions(screen.getByRole('combobox', { name: /Land/ }), 'België');
  expect(await screen.findByRole('option', { name: 'Oost-Vlaanderen' })).toBeInTheDocument();
  await user.clear(field(/^Postcode/));
  await user.type(field(/^Postcode/), '9000');
  await save();
  expect((await screen.findAllByText('Kies een provincie van dit land')).length).toBeGreaterThan(0);
  expect(field(/^Postcode/)).toHaveValue('9000');
});

test('what was typed waits for the same person until it is saved', async () => {
  const staff = makeStaff(shelter);
  const first = await openForm({}, staff);
  await first.user.type(field(/^Straat/), ' 12');
  first.unmount();
  const again = await openForm({}, staff);
  expect(field(/^Straat/)).toHaveValue(`${shelter.adres ?? ''} 12`);
  await again.save();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('opening hours: Monday is filled in, copied to the working days, and one day changed (SH-043, C15)', async () => {
  const { user, api, save } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Openingstijden invullen' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'maandag' }), 'Open');
  fireEvent.change(screen.getByLabelText('Van, maandag'), { target: { value: '10:00' } });
  fireEvent.change(screen.getByLabelText('Tot, maandag'), { target: { value: '16:00' } });
  await user.click(screen.getByRole('button', { name: /tot en met vrijdag$/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'woensdag' }), 'Op afspraak');
  await user.type(field(/^Toelichting/), 'Bel eerst');
  await save();
  const open = { soort: 'open', tijden: [{ van: '10:00', tot: '16:00' }] };
  const closed = { soort: 'dicht', tijden: [] };
  expect(api.requestsOf('updateShelter')[0]?.body).toMatchObject({
    openingstijden: {
      dagen: [open, open, { soort: 'afspraak', tijden: [] }, open, open, closed, closed],
      toelichting: 'Bel eerst',
    },
  });
});

test('opening hours that are wrong are told by their day, and the field gets the focus (SH-043, C46)', async () => {
  const { user, api, save } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Openingstijden invullen' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'dinsdag' }), 'Open');
  expect(screen.queryByText(/^Dinsdag:/)).not.toBeInTheDocument();
  await save();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Openingstijden per dag: Dinsdag: vul in van hoe laat tot hoe laat');
  expect(screen.getByLabelText('Van, dinsdag')).toHaveFocus();
  expect(api.requestsOf('updateShelter')).toEqual([]);
});

test('the second time of a day can be added, and the hours taken away again (SH-043)', async () => {
  const day = { soort: 'open', tijden: [{ van: '10:00', tot: '12:00' }] } as const;
  const openingstijden = {
    dagen: Array.from({ length: 7 }, () => ({ ...day, tijden: [...day.tijden] })),
    toelichting: null,
  };
  const { user, api, save } = await openForm({ getShelter: { data: { ...shelter, openingstijden } } });
  await user.click(screen.getAllByRole('button', { name: 'Tweede tijd toevoegen' })[0] as HTMLElement);
  expect(screen.getAllByLabelText('Van, maandag')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Openingstijden verwijderen' }));
  await save();
  expect(api.requestsOf('updateShelter')[0]?.body).toMatchObject({ openingstijden: null });
});

test("'Even vol' is set with a day and a word, and told (C15)", async () => {
  const { user, api } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Reacties tijdelijk stoppen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Even vol' }));
  await user.click(await dialog.findByRole('button', { name: 'Opslaan' }));
  expect((await dialog.findAllByText(/Kies een datum/)).length).toBeGreaterThan(0);
  fireEvent.change(dialog.getByLabelText('Tot en met'), { target: { value: '2999-12-12' } });
  await user.type(dialog.getByRole('textbox', { name: /^Bericht/ }), 'Wij verbouwen');
  api.set({ getShelter: { data: { ...shelter, vol_tot: '2999-12-12', vol_bericht: 'Wij verbouwen' } } });
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  const pause = within(await screen.findByRole('region', { name: 'Even vol' }));
  expect(await pause.findByText(/^U neemt tot en met 12-12-2999 geen nieuwe reacties aan/)).toBeVisible();
  expect(api.requestsOf('updateShelter').map(({ body }) => body)).toEqual([
    { vol_tot: '2999-12-12', vol_bericht: 'Wij verbouwen' },
  ]);
});

test("'Even vol' ends with one click; what the api refuses is said (C15)", async () => {
  const paused = { ...shelter, vol_tot: '2999-12-12', vol_bericht: null };
  const { user, api, store } = await openForm({
    getShelter: { data: paused },
    updateShelter: refuse('UNAVAILABLE'),
  });
  const end = () => user.click(screen.getByRole('button', { name: 'Nu weer reacties aannemen' }));
  await end();
  await waitFor(() => expect(store.getState().toast.toasts[0]).toMatchObject({ type: 'error' }));
  api.set({ updateShelter: { data: shelter }, getShelter: { data: shelter } });
  await end();
  expect(await screen.findByRole('button', { name: 'Reacties tijdelijk stoppen' })).toBeVisible();
  expect(api.requestsOf('updateShelter').at(-1)?.body).toEqual({ vol_tot: null });
});

test.each([
  [{}, /daarvoor zijn 5 beantwoorde reacties nodig, en u heeft er 3/],
  [{}, /^Er wachten geen reacties op antwoord/],
  [{ dagen: 2, beantwoord: 11 }, /'Reageert meestal binnen 2 dagen'. Dat komt uit 11 beantwoorde reacties/],
  [{ open: 1, oudste_open: '2026-11-02T09:00:00.000Z' }, /^Er wacht 1 reactie op antwoord, sinds 02-11-2026/],
  [
    { open: 4, oudste_open: '2026-11-02T09:00:00.000Z' },
    /^Er wachten 4 reacties op antwoord, de oudste sinds 02-11-2026/,
  ],
])('the own figure %j says %p (C15)', async (change, text) => {
  await openForm({ getResponseTime: { data: { ...figure, ...change } } });
  expect(await screen.findByText(text)).toBeVisible();
});

describe('the photo of the shelter (C15, C42)', () => {
  const page = globalThis as unknown as Record<string, unknown>;
  const file = new File(['x'], 'asiel.jpg', { type: 'image/jpeg' });
  const choose = async (user: Awaited<ReturnType<typeof openForm>>['user']) =>
    user.upload(screen.getByLabelText('Kies een foto'), file);
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:gekozen', revokeObjectURL: () => undefined });
    page.createImageBitmap = async () => ({ width: 10, height: 10, close: () => undefined });
    HTMLCanvasElement.prototype.getContext = (() => ({
      fillRect: () => undefined,
      drawImage: () => undefined,
    })) as unknown as HTMLCanvasElement['getContext'];
    HTMLCanvasElement.prototype.toDataURL = () => 'data:image/jpeg;base64,QUJD';
  });
  afterEach(() => Reflect.deleteProperty(page, 'createImageBitmap'));

  test('is chosen, seen and uploaded as the one of the shelter', async () => {
    const { user, api } = await openForm({
      uploadPhoto: { data: { message: 'Foto is toegevoegd', status: 'succes' } },
    });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await choose(user);
    expect(await screen.findByRole('img', { name: 'De gekozen foto' })).toHaveAttribute('src', 'blob:gekozen');
    await user.click(screen.getByRole('button', { name: 'Foto opslaan' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Foto opslaan' })).not.toBeInTheDocument());
    expect(api.requestsOf('uploadPhoto').map(({ body }) => body)).toEqual([
      { bron: 'ASIEL', bron_id: shelter.id, base64: 'QUJD', filename: 'asiel.jpg' },
    ]);
  });

  test('that cannot be stored stays chosen, and the reason is said', async () => {
    const { user, store } = await openForm({ uploadPhoto: refuse('TOO_LARGE') });
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Foto opslaan' }));
    await waitFor(() =>
      expect(store.getState().toast.toasts[0]).toMatchObject({ message: 'Het bestand of bericht is te groot' }),
    );
    expect(screen.getByRole('img', { name: 'De gekozen foto' })).toBeVisible();
  });
});

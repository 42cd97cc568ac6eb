import { makeShelter, makeStaff, refuse, renderPart, stubApi } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ShelterProfile } from './shelter-profile';

const shelter = makeShelter({ telefoon: '+31320555010', provincie: 1 });
const provinces = [
  { id: 1, naam: 'Flevoland', afkorting: 'FL', land: 'NL' as const },
  { id: 24, naam: 'Oost-Vlaanderen', afkorting: 'VOV', land: 'BE' as const },
];

async function openForm(extra: Parameters<typeof stubApi>[0] = {}, user = makeStaff(shelter)) {
  const api = stubApi({
    getShelter: { data: shelter },
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

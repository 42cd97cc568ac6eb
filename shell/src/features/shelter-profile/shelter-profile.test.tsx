import { makeShelter, makeStaff, refuse, renderPart, stubApi } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
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

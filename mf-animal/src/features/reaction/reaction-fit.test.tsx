import { type FitProfile, ReactionCreate } from '@portal/shared/contract';
import { fitProfileStore } from '@portal/shared/session';
import { makeAnimal, makeMe, makeShelterSummary, renderPart } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeReaction } from '../../testing/reaction';
import { stubApi } from '../../testing/stub-api';
import { ReactionDialog } from './reaction-dialog';

const animal = makeAnimal({ id: 77, asiel: makeShelterSummary({ naam: 'De Kwispel' }) });
const OPTIONS: Record<string, string[]> = {
  ervaring: ['Geen', 'Weinig', 'Gemiddeld', 'Veel'],
  alleenThuis: ['zelden', 'uurtjes', 'werkdag'],
  yesno: ['Ja', 'Nee'],
  woonruimte: ['Appartement', 'Anders'],
};

async function show(profile: FitProfile | null) {
  fitProfileStore.set(profile);
  const api = stubApi({
    sendReaction: { data: { item: makeReaction() } },
    listFieldOptions: ({ path }) => ({
      items: (OPTIONS[path.split('/')[1] ?? ''] ?? []).map((value) => ({ value, label: value })),
    }),
  });
  const part = renderPart(<ReactionDialog animal={animal} isOpen onClose={() => {}} />, { api, user: makeMe() });
  await waitFor(() => expect(screen.getByRole('combobox', { name: /huisdieren/ }).children.length).toBeGreaterThan(2));
  const send = async () => {
    await part.user.type(screen.getByRole('textbox', { name: 'Uw bericht' }), 'Dag');
    await part.user.click(screen.getByRole('button', { name: 'Verstuur' }));
    await waitFor(() => expect(api.requestsOf('sendReaction')).toHaveLength(1));
    return ReactionCreate.parse(api.requestsOf('sendReaction')[0]?.body);
  };
  return { ...part, api, send };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => fitProfileStore.set(null));

const profile: FitProfile = {
  kinderen: 'Ja',
  kindOnderZes: 'Nee',
  huisdieren: 'Ja',
  dieren: ['kat'],
  ervaring: 'Veel',
};

test('AN-091, C62 the answers fill in the form, and what the form has no field for goes along, as it says', async () => {
  const { send } = await show(profile);
  expect(screen.getByRole('combobox', { name: /kinderen/ })).toHaveValue('Ja');
  expect(screen.getByRole('combobox', { name: /ervaring/ })).toHaveValue('Veel');
  expect(screen.getByText(/Ook mee gaat: uw huisdieren \(kat\); geen kind jonger dan zes jaar\./)).toBeVisible();
  expect(await send()).toMatchObject({
    ...{ kinderen: 'Ja', huisdieren: 'Ja', ervaring: 'Veel', woonruimte: '' },
    fit: { version: 1, kindOnderZes: 'Nee', dieren: ['kat'] },
  });
});

test('C62 what is changed in the form takes back what it contradicts', async () => {
  const { user, send } = await show(profile);
  await user.selectOptions(screen.getByRole('combobox', { name: /huisdieren/ }), 'Nee');
  await user.selectOptions(screen.getByRole('combobox', { name: /kinderen/ }), 'Nee');
  expect((await send()).fit).toEqual({ version: 1 });
});

test('C62 without answers nothing goes along', async () => {
  const { send } = await show(null);
  expect(await send()).not.toHaveProperty('fit');
});

import type { ManagedFeature } from '@portal/shared/contract';
import { makeAdmin, makeConfig, makeMe, makeShelterLabel, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../testing/stub-api';
import { AccountManagementPage } from './account-management-page';

const URL = '/admin/beheer?tab=functies';
const flag = (fields: Partial<ManagedFeature> = {}): ManagedFeature => ({
  ...{ alias: 'review-chat', environment: '', asiel_ids: [], user_ids: [], asielen: [], users: [] },
  ...fields,
});
const listOf = (...items: ManagedFeature[]) => ({ data: { items } });
const linde = makeShelterLabel({ id: 12 });
const some = flag({
  ...{ asiel_ids: [12], asielen: [{ id: 12, naam: linde.naam }] },
  ...{ user_ids: ['uid-7'], users: [{ uid: 'uid-7', email: 'noor@voorbeeld.example' }] },
});

function open(feature: ManagedFeature, environment = 'demo') {
  const api = stubApi({
    listFeatures: listOf(feature),
    updateFeature: ({ body }) => ({ data: { item: { ...feature, ...(body as object) } } }),
  });
  return {
    api,
    ...renderPart(<AccountManagementPage />, { url: URL, api, user: makeAdmin(), config: makeConfig({ environment }) }),
  };
}

const card = async () => within(await screen.findByRole('region', { name: 'Chat bij een recensie' }));

test.each<[string, Partial<ManagedFeature>, string]>([
  ['nowhere', {}, 'Staat uit'],
  ['everywhere', { environment: 'all' }, 'Staat aan voor iedereen'],
  ['here', { environment: 'test,demo' }, 'Staat aan in deze omgeving'],
  ['elsewhere', { environment: 'test' }, 'Staat uit'],
  ['for some', some, 'Staat aan voor 1 asiel en 1 persoon'],
])('SH-077: a flag that is on %s says so', async (_where, fields, text) => {
  open(flag(fields));
  expect((await card()).getByText(text)).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Beheer' }));
  expect(tabs.getByRole('link', { name: 'Functies' })).toHaveAttribute('aria-current', 'page');
});

test('in the local environment every flag is on, and the page says so', async () => {
  open(flag(), 'local');
  expect(await screen.findByText(/staan alle functies aan/)).toBeVisible();
});

test('a flag is switched on for everybody', async () => {
  const { api, user } = open(flag());
  await user.click((await card()).getByRole('button', { name: 'Overal aanzetten' }));
  api.set({ listFeatures: listOf(flag({ environment: 'all' })) });
  await user.click((await card()).getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Staat aan voor iedereen')).toBeVisible();
  expect(api.requestsOf('updateFeature').map(({ path, body }) => [path, body])).toEqual([
    ['feature/review-chat', { environment: 'all', asiel_ids: [], user_ids: [] }],
  ]);
});

test('a shelter is added by its name and a person by their address; others are taken out', async () => {
  const other = makeShelterLabel({ id: 13, naam: 'Kattenhuis Zuid', plaats: 'Breda' });
  const person = { ...makeMe({ id: 8, uid: 'uid-8', email: 'jan@voorbeeld.example' }), disabled: false };
  const { api, user } = open(some);
  api.set({
    suggestShelters: { items: [linde, other] },
    listAccounts: { data: [person], pagination: { totalRecords: 1, totalPages: 1 } },
  });
  await user.click((await card()).getByRole('button', { name: `${linde.naam} verwijderen` }));
  await user.click((await card()).getByRole('button', { name: 'noor@voorbeeld.example verwijderen' }));
  await user.type(screen.getByRole('combobox', { name: 'Zoek een asiel op naam' }), 'katten');
  await user.click(await screen.findByRole('option', { name: /Kattenhuis Zuid/ }));
  await user.type(screen.getByRole('combobox', { name: 'Zoek een account op e-mailadres' }), 'jan');
  await user.click(await screen.findByRole('option', { name: /jan@voorbeeld/ }));
  await user.click((await card()).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(api.requestsOf('updateFeature')[0]?.body).toEqual({ environment: '', asiel_ids: [13], user_ids: ['uid-8'] }),
  );
});

test('a name of an environment that is none is refused in the form; what the api refuses is said', async () => {
  const { api, user } = open(flag());
  const field = (await card()).getByRole('textbox', { name: 'Omgevingen' });
  await user.type(field, 'demo;test');
  await user.click((await card()).getByRole('button', { name: 'Opslaan' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining("Vul 'all' in, of namen met een komma ertussen"));
  expect(api.requestsOf('updateFeature')).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Demo, test');
  api.set({ updateFeature: refuse('NO_ACCESS') });
  await user.click((await card()).getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('U heeft geen toegang')).toBeVisible();
  expect(api.requestsOf('updateFeature')[0]?.body).toMatchObject({ environment: 'demo,test' });
  expect(field).toHaveValue('Demo, test');
});

test('flags that do not load are asked again', async () => {
  const api = stubApi({ listFeatures: refuse('INTERNAL') });
  const { user } = renderPart(<AccountManagementPage />, { url: URL, api, user: makeAdmin() });
  const panel = await screen.findByRole('alert');
  api.set({ listFeatures: listOf() });
  await user.click(within(panel).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Er zijn geen functies om in te stellen')).toBeVisible();
});

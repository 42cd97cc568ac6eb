import type { FoundAnimal } from '@portal/shared/contract';
import { makeAdmin, makeShelter, makeStaff, refuse, uuidkeyOf } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeRow, renderManagement, rowOf } from '../testing/shelter-animals';

const found: FoundAnimal = {
  ...{ uuidkey: uuidkeyOf(801), naam: 'Verdwaal', soort: 1, soortnaam: 'Kat', geplaatst: 'N' },
  ...{ inbewaring: '2026-11-10', gemeente: 'Ede', laatstedag: '2026-11-24', meldingen: 0, uitzondering: false },
};
const others: Partial<FoundAnimal> = { gemeente: null, laatstedag: '2026-11-30', meldingen: 2, uitzondering: true };
const later: FoundAnimal = { ...found, uuidkey: uuidkeyOf(802), naam: 'Later', ...others };
const replies = { listFoundAnimals: { data: { items: [found, later] } } };

const list = () => screen.findByRole('region', { name: 'Gevonden dieren' });
const foundRow = async (name: string) => within(await list()).findByRole('row', { name: new RegExp(name) });

test('C51: found animals with their last day, in the order of the api, and what is open about them', async () => {
  const { api } = renderManagement([makeRow({ naam: 'Moos' })], { replies });
  const first = await foundRow('Verdwaal');
  expect(first).toHaveTextContent('24-11-2026');
  expect(first).toHaveTextContent('10-11-2026Ede');
  expect(first).toHaveTextContent('Geen');
  expect(within(first).getByRole('link', { name: 'Verdwaal' })).toHaveAttribute('href', `/dier/${found.uuidkey}`);
  const second = await foundRow('Later');
  expect(second).toHaveTextContent('30-11-2026Uitzondering vastgelegd');
  expect(second).toHaveTextContent('2 open meldingen');
  expect(api.requestsOf('listFoundAnimals').map(({ path }) => path)).toEqual(['shelter/12/gevonden']);
});

test('C51: no list when there are none', async () => {
  renderManagement([makeRow({ naam: 'Moos' })]);
  await rowOf('Moos');
  expect(screen.queryByRole('heading', { name: 'Gevonden dieren' })).not.toBeInTheDocument();
});

test('C51: a list that could not be read says so beside the animals, and comes when it is tried again', async () => {
  const { user, api } = renderManagement([makeRow({ naam: 'Moos' })], {
    replies: { listFoundAnimals: refuse('INTERNAL') },
  });
  await rowOf('Moos');
  expect(await screen.findByRole('heading', { name: 'Gevonden dieren' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  const asked = api.requestsOf('listFoundAnimals').length;
  await user.click(retry);
  await waitFor(() => expect(api.requestsOf('listFoundAnimals').length).toBeGreaterThan(asked));
  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toHaveFocus();
  api.set(replies);
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await foundRow('Verdwaal')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('C51: an admin sees it; for staff of another shelter nothing is asked', async () => {
  const { unmount } = renderManagement([makeRow()], { replies, user: makeAdmin() });
  expect(await list()).toBeVisible();
  unmount();
  const { api, address } = renderManagement([makeRow()], { replies, user: makeStaff(makeShelter({ id: 13 })) });
  await waitFor(() => expect(address()).toBe('/geen_toegang'));
  expect(api.requestsOf('listFoundAnimals')).toEqual([]);
});

import { makeShelter, makeStaff, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeStatistics } from '../testing/statistics';
import { type Replies, stubApi } from '../testing/stub-api';
import { ShelterStatisticsPage } from './shelter-statistics-page';

const shelter = makeShelter({ id: 12, naam: '=De Kwispel' });

function renderStatistics(replies: Replies = {}, user = makeStaff(shelter)) {
  const months = makeStatistics({ '2025-12': { visits: null, answerHours: null }, '2026-11': { published: 41 } });
  const api = stubApi({ getShelter: { data: shelter }, getShelterStatistics: { data: months }, ...replies });
  const options = { url: '/asiels/beheer/12/cijfers', path: '/asiels/beheer/:id/cijfers', api, user };
  return { ...renderPart(<ShelterStatisticsPage />, options), api };
}

const cardOf = (title: string) => screen.findByRole('region', { name: title });
const tableOf = async (title: string) => within(await cardOf(title)).getByRole('table', { hidden: true });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

/** jsdom's Blob has no `text()`. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}

test('BE-014: the figures of a shelter: a chart of each kind, and its numbers as a table', async () => {
  const { user } = renderStatistics();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cijfers van =De Kwispel' })).toBeVisible();
  expect(document.title).toBe('Cijfers');
  await cardOf('Dieren per status');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    ...['Dieren per status', 'Nieuw, geplaatst en gearchiveerd', 'Dagen tot plaatsing', 'Bezoeken', 'Reacties'],
    'Uren tot het eerste antwoord',
  ]);
  expect(screen.getAllByRole('img', { name: /^Grafiek: / })).toHaveLength(6);
  const stock = await tableOf('Dieren per status');
  expect(stock).not.toBeVisible();
  await user.click(within(await cardOf('Dieren per status')).getByText('Toon de getallen'));
  expect(stock).toBeVisible();
  const rows = rowsOf(stock);
  expect(rows).toHaveLength(13);
  expect(rows[0]).toEqual(['Maand', 'Op de website', 'Gereserveerd', 'Preview']);
  expect(rows[1]).toEqual(['dec 2025', '30', '4', '2']);
  expect(rows[12]).toEqual(['nov 2026', '41', '4', '2']);
});

test('BE-014: what is not known is said to be unknown, and is no zero', async () => {
  renderStatistics();
  expect(rowsOf(await tableOf('Bezoeken')).slice(1, 3)).toEqual([
    ['dec 2025', '–geen gegevens'],
    ['jan 2026', '1234'],
  ]);
  expect(rowsOf(await tableOf('Uren tot het eerste antwoord'))[2]).toEqual(['jan 2026', '26,5']);
});

test('BE-014: every chart can be downloaded as CSV; a name of a shelter is no formula there', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${files.push(blob as Blob)}`;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = renderStatistics();
  await user.click(await screen.findByRole('button', { name: 'Download Uren tot het eerste antwoord als CSV' }));
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
  const text = await textOf(files[0] as Blob);
  expect(text.split('\r\n').slice(0, 4)).toEqual([
    ...["Uren tot het eerste antwoord;'=De Kwispel", 'Maand;Uren', '2025-12;', '2026-01;26,5'],
  ]);
});

test('BE-014: figures that do not come can be asked again', async () => {
  const { user, api } = renderStatistics({ getShelterStatistics: refuse('INTERNAL') });
  const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  api.set({ getShelterStatistics: { data: makeStatistics() } });
  await user.click(retry);
  expect(await cardOf('Bezoeken')).toBeVisible();
});

test('BE-012: staff of another shelter are led to the no-access page and ask for no figures', async () => {
  const { address, api } = renderStatistics({}, makeStaff(makeShelter({ id: 13 })));
  await waitFor(() => expect(address()).toBe('/geen_toegang'));
  expect(api.requestsOf('getShelterStatistics')).toHaveLength(0);
});

test('BE-014: the tabs of a shelter lead from its animals to its figures and back', async () => {
  renderStatistics();
  const tabs = await screen.findByRole('navigation', { name: 'Beheer van dit asiel' });
  expect(within(tabs).getByRole('link', { name: 'Dieren' })).toHaveAttribute('href', '/asiels/beheer/12');
  expect(within(tabs).getByRole('link', { name: 'Cijfers' })).toHaveAttribute('aria-current', 'page');
});

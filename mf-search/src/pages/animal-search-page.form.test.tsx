import { makeAnimalCard, makeSearchPage, type RenderPartOptions, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { readSearch } from '../common/animal-filter/search-address';
import { areaOf } from '../common/animal-filter/search-area';
import { stubSearch } from '../testing/search-stub';
import { AnimalSearchPage } from './animal-search-page';

beforeEach(() => window.localStorage.clear());

const utrecht = { id: 2745912, naam: 'Utrecht', afkorting: 'UT', land: 'NL' as const, lat: 52.09, lon: 5.12 };

async function open(url: string, options: RenderPartOptions = {}) {
  const cats = Array.from({ length: 24 }, () => makeAnimalCard());
  const searchAnimals = makeSearchPage(cats, { totalRecords: 61, facets: { geen: { tuin: 8, ervaren: 2 } } });
  const api = stubSearch({ listPlaces: { items: [utrecht] }, searchAnimals });
  const part = renderPart(<AnimalSearchPage />, { url, api, ...options });
  await screen.findAllByRole('link', { name: 'Moos' });
  const panel = within(screen.getByRole('complementary', { name: 'Filters' }));
  await panel.findByRole('group', { name: 'Provincie' });
  const form = screen.getByRole('complementary', { name: 'Filters' }).closest('form') as HTMLFormElement;
  return { ...part, form, panel };
}

/** The query that a browser without scripts would put behind the action of the form. */
const sentBy = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));

test.each([
  '/zoek/dieren',
  '/zoek/dieren/kat?leeftijd=1,3&provincie=7&ras=101,110&kleur=zwart,wit&geslacht=1&land=NL&q=lief&sort=langzit&rows=48',
  '/zoek/dieren/hond?eig=kinderen,lijn&eigx=1&geen=tuin,ervaren&koppel=J&nieuw=1&geplaatst=N',
  '/zoek/dieren/overig?soort=4&leeftijd=41',
  '/zoek/dieren/kat?plaats=2745912&afstand=25',
  '/zoek/dieren/kat?plaats=2745912&sort=afstand',
  '/zoek/dieren?soort=1,2&asiel=7',
  '/zoek/langzitters?soort=1&gevonden=J',
])('what the form of %s sends without scripts asks for the same search', async (url) => {
  const { form } = await open(url);
  const { pathname, searchParams } = new URL(url, 'https://portal.test');
  if (searchParams.has('afstand')) await screen.findByRole('combobox', { name: 'Afstand' });
  expect(form).toHaveAttribute('action', pathname);
  expect(form.method).toBe('get');
  const area = areaOf(pathname);
  expect(readSearch(area, sentBy(form))).toEqual(readSearch(area, searchParams));
});

test('every box of a list is sent under the name of its list; a choice begins at page 1', async () => {
  const { form } = await open('/zoek/dieren/kat?leeftijd=1,3&first=3');
  expect(sentBy(form).getAll('leeftijd')).toEqual(['1', '3']);
  expect(sentBy(form).has('first')).toBe(false);
  const names = new Set([...form.elements].map((field) => field.getAttribute('name')).filter(Boolean));
  expect([...names].sort().join(' ')).toBe(
    'eig eigx geen geplaatst geslacht gevonden kleur koppel land langzitter leeftijd nieuw provincie q ras rows sort',
  );
});

test('with scripts Enter sends the words at once and stays on the page; the same words leave no step', async () => {
  const { user, panel, address, go } = await open('/zoek/dieren/hond?eig=kinderen');
  const words = panel.getByRole('searchbox');
  await user.type(words, 'lief{Enter}');
  await waitFor(() => expect(address()).toBe('/zoek/dieren/hond?eig=kinderen&q=lief'));
  await user.type(words, '{Enter}');
  await go(-1);
  await waitFor(() => expect(address()).toBe('/zoek/dieren/hond?eig=kinderen'));
});

test('in the sheet of a narrow screen Enter sends the words too', async () => {
  const { user, address } = await open('/zoek/dieren/hond');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.type(sheet.getByRole('searchbox'), 'lief{Enter}');
  await waitFor(() => expect(address()).toBe('/zoek/dieren/hond?q=lief'));
});

import type { AnimalSearchPage, NewsItem, Shelter, ShelterRow } from '@portal/shared/contract';
import { portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { expect } from './test';

const HOME_TITLE = 'Stichting Pootjesplein en Internet';
const named = (heading: string) => ({ heading, title: `${heading} – Pootjesplein` });

/** Every page that a visitor can open without data of its own: address, title of the document, heading, status of the document. */
export const PAGES = [
  { path: portalPath.home(), title: HOME_TITLE, heading: 'Vind een dier dat bij u past', status: 200 },
  { path: portalPath.search(), title: HOME_TITLE, heading: 'Zoek een dier', status: 200 },
  { path: portalPath.animalSearch(), title: HOME_TITLE, heading: 'Zoek een dier', status: 200 },
  { path: portalPath.cats(), ...named('Katten'), status: 200 },
  { path: portalPath.dogs(), ...named('Honden'), status: 200 },
  { path: portalPath.otherAnimals(), ...named('Overige dieren'), status: 200 },
  { path: portalPath.rabbits(), ...named('Konijnen'), status: 200 },
  { path: portalPath.footerCats(), ...named('Katten'), status: 200 },
  { path: portalPath.footerDogs(), ...named('Honden'), status: 200 },
  { path: portalPath.footerOtherAnimals(), ...named('Overige dieren'), status: 200 },
  { path: portalPath.longStayers(), ...named('Langzitters'), status: 200 },
  { path: portalPath.couples(), ...named('Koppels'), status: 200 },
  { path: portalPath.foundAnimals(), ...named('Gevonden dieren'), status: 200 },
  { path: portalPath.shelters(), ...named('Asiels'), status: 200 },
  { path: portalPath.sheltersNetherlands(), ...named('Asiels in Nederland'), status: 200 },
  { path: portalPath.sheltersBelgium(), ...named('Asiels in België'), status: 200 },
  { path: portalPath.newsList(), title: 'Nieuws', heading: 'Nieuws', status: 200 },
  { path: portalPath.goal(), ...named('Doelstelling'), status: 200 },
  { path: portalPath.annualReport(), title: 'Jaarverslag – Pootjesplein', heading: 'Jaarverslag 2025', status: 200 },
  { path: portalPath.privacy(), ...named('Privacy policy'), status: 200 },
  { path: portalPath.cookies(), ...named('Cookie policy'), status: 200 },
  { path: portalPath.disclaimer(), ...named('Disclaimer'), status: 200 },
  { path: portalPath.accessibility(), ...named('Toegankelijkheid'), status: 200 },
  { path: portalPath.contact(), ...named('Contact'), status: 200 },
  { path: portalPath.shelterApplication(), ...named('Aanvraag Asiel account'), status: 200 },
  { path: portalPath.noAccess(), title: 'Geen toegang', heading: 'Geen toegang', status: 200 },
  { path: portalPath.notFound(), title: 'Pagina niet gevonden', heading: 'Niet gevonden', status: 404 },
  { path: '/bestaat-niet', title: 'Pagina niet gevonden', heading: 'Niet gevonden', status: 404 },
] as const;

/** Animals of the demo data, by what the search is asked for. */
export async function findAnimals(request: APIRequestContext, query: Record<string, string | number> = {}) {
  const answer = await request.get('/api/animal', { params: { rows: 200, ...query } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as AnimalSearchPage;
}

/** The newest item of the news. */
export async function findNews(request: APIRequestContext): Promise<NewsItem> {
  const { data } = (await (await request.get('/api/news')).json()) as { data: { items: NewsItem[] } };
  const [item] = data.items;
  if (!item) throw new Error('The demo data has news.');
  return item;
}

/** Shelters of the demo data, by what the search for shelters is asked for. */
export async function findShelters(request: APIRequestContext, query: Record<string, string | number> = {}) {
  const answer = await request.get('/api/shelter', { params: { rows: 50, ...query } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: ShelterRow[] }).data;
}

/** A shelter with at least two kinds of animals, whole: the one with the most. */
export async function findShelter(request: APIRequestContext): Promise<Shelter> {
  const kinds = ({ animals }: ShelterRow) => animals.filter(({ count }) => count > 0).length;
  const [row] = (await findShelters(request)).sort((one, other) => kinds(other) - kinds(one));
  if (!row || kinds(row) < 2) throw new Error('The demo data has a shelter with several kinds.');
  return ((await (await request.get(`/api/shelter/${row.uuidkey}`)).json()) as { data: Shelter }).data;
}

/** Opens a page and waits until it is complete: nothing is on its way any more. */
export async function openPage(page: Page, path: string) {
  const answer = await page.goto(path);
  await settled(page);
  return answer;
}

/** Waits until the page has its one heading and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** The results of a search: one card per animal. */
export const resultsOf = (page: Page) => page.getByRole('list', { name: 'Gevonden dieren' }).getByRole('article');

/** Sets the colour scheme as the button does, and waits until the colours have arrived. */
export async function setDark(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate(async (dark) => {
    document.documentElement.toggleAttribute('dark', dark);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  }, isDark);
}

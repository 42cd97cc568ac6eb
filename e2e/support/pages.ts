import type { Animal, AnimalSearchPage, Article, NewsItem, Shelter, ShelterRow } from '@portal/shared/contract';
import { API_PREFIX, apiPath, portalPath } from '@portal/shared/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { expect } from './test';
import { inFlightUrls, watchTraffic } from './traffic';

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
  { path: portalPath.fitQuestions(), ...named('Past dit bij mij?'), status: 200 },
  { path: portalPath.keptHere(), ...named('Favorieten'), status: 200 },
  { path: portalPath.shelters(), ...named('Asielen'), status: 200 },
  { path: portalPath.sheltersNetherlands(), ...named('Asielen in Nederland'), status: 200 },
  { path: portalPath.sheltersBelgium(), ...named('Asielen in België'), status: 200 },
  { path: portalPath.newsList(), title: 'Nieuws', heading: 'Nieuws', status: 200 },
  { path: portalPath.goal(), ...named('Doelstelling'), status: 200 },
  { path: portalPath.annualReport(), title: 'Jaarverslag – Pootjesplein', heading: 'Jaarverslag 2025', status: 200 },
  { path: portalPath.privacy(), ...named('Privacyverklaring'), status: 200 },
  { path: portalPath.cookies(), ...named('Cookiebeleid'), status: 200 },
  { path: portalPath.disclaimer(), ...named('Disclaimer'), status: 200 },
  { path: portalPath.accessibility(), ...named('Toegankelijkheid'), status: 200 },
  { path: portalPath.contact(), ...named('Contact'), status: 200 },
  { path: portalPath.shelterApplication(), ...named('Aanvraag Asiel account'), status: 200 },
  { path: portalPath.noAccess(), title: 'Geen toegang', heading: 'Geen toegang', status: 403 },
  { path: portalPath.notFound(), title: 'Pagina niet gevonden', heading: 'Niet gevonden', status: 404 },
  { path: '/bestaat-niet', title: 'Pagina niet gevonden', heading: 'Niet gevonden', status: 404 },
] as const;

/** Animals of the demo data, by what the search is asked for. */
export async function findAnimals(request: APIRequestContext, query: Record<string, string | number> = {}) {
  const answer = await request.get('/api/animal', { params: { rows: 200, ...query } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as AnimalSearchPage;
}

/** Animals as `findAnimals`, longest waiting first: what other tests publish comes last. */
export const findOldAnimals = (request: APIRequestContext, query: Record<string, string | number> = {}) =>
  findAnimals(request, { ...query, sort: 'langzit' });

/** The address of an animal whose shelter has a rating: mf-reviews shows it there. */
export async function findRatedAnimal(request: APIRequestContext): Promise<string> {
  for (const { uuidkey } of (await findOldAnimals(request, { rows: 50 })).data) {
    const { data } = (await (await request.get(API_PREFIX + apiPath.animal(uuidkey))).json()) as {
      data: { item: Animal };
    };
    if (data.item.asiel?.ratingcount) return portalPath.animal(uuidkey);
  }
  throw new Error('The demo data has an old animal of a shelter with a rating.');
}

/** The oldest item of the news: other tests write and delete newer ones. */
export async function findNews(request: APIRequestContext): Promise<NewsItem> {
  const { data } = (await (await request.get('/api/news')).json()) as { data: { items: NewsItem[] } };
  const item = data.items.at(-1);
  if (!item) throw new Error('The demo data has news.');
  return item;
}

/** The oldest article: other tests write and delete newer ones. */
export async function findArticle(request: APIRequestContext): Promise<Article> {
  const { data } = (await (await request.get(API_PREFIX + apiPath.articles())).json()) as {
    data: { items: Article[] };
  };
  const article = data.items.at(-1);
  if (!article) throw new Error('The demo data has articles.');
  return article;
}

/** Shelters of the demo data, by what the search for shelters is asked for. */
export async function findShelters(request: APIRequestContext, query: Record<string, string | number> = {}) {
  const answer = await request.get('/api/shelter', { params: { rows: 50, ...query } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: ShelterRow[] }).data;
}

/** Numbers of the shelters whose staff are signed in by tests: their animals and their profiles change meanwhile. */
const BUSY_SHELTERS: readonly number[] = [1, 2, 5, 9];

/** Shelters that no test changes. */
export async function findUnchangedShelters(request: APIRequestContext): Promise<ShelterRow[]> {
  return (await findShelters(request)).filter(({ id }) => !BUSY_SHELTERS.includes(id));
}

/** A shelter that no test changes, with at least two kinds of animals, whole: the one with the most. */
export async function findShelter(request: APIRequestContext): Promise<Shelter> {
  const kinds = ({ animals }: ShelterRow) => animals.filter(({ count }) => count > 0).length;
  const [row] = (await findUnchangedShelters(request)).sort((one, other) => kinds(other) - kinds(one));
  if (!row || kinds(row) < 2) throw new Error('The demo data has a shelter with several kinds.');
  return ((await (await request.get(`/api/shelter/${row.uuidkey}`)).json()) as { data: Shelter }).data;
}

/** Opens a page and waits until it is complete: nothing is on its way any more. */
export async function openPage(page: Page, path: string) {
  watchTraffic(page);
  const answer = await page.goto(path);
  await settled(page);
  return answer;
}

/** How long a page must stay the same to count as complete: number of snapshots, ms between them. */
const LOOKS = 4;
const LOOK_MS = 50;
const SETTLE_MS = 25_000;

/**
 * Waits until the page has its one heading, nothing is loading, and no request is in flight while the page stays as it is. Holds after a
 * click as well: a page that was reached without a new document is waited for like any other.
 */
export async function settled(page: Page): Promise<void> {
  if (watchTraffic(page)) await page.waitForLoadState('networkidle');
  await page.waitForLoadState();
  await hasArrived(page);
  const end = Date.now() + SETTLE_MS;
  let before = '';
  for (let stable = 0; stable < LOOKS; ) {
    if (Date.now() > end) throw new Error(`The page does not come to rest: ${before} ${inFlightUrls(page).join(' ')}`);
    await new Promise((done) => setTimeout(done, LOOK_MS));
    const now = inFlightUrls(page).length === 0 ? await lookOf(page) : BUSY;
    stable = now !== BUSY && now === before ? stable + 1 : 0;
    before = now;
  }
  await hasArrived(page);
}

async function hasArrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const BUSY = 'busy';

/** Where the page is and how much stands on it; BUSY while something loads or the document changes. */
function lookOf(page: Page): Promise<string> {
  return page
    .evaluate((busy) => {
      if (document.querySelector('[aria-busy="true"]') || document.fonts.status !== 'loaded') return busy;
      return `${location.href} ${document.title} ${document.getElementsByTagName('*').length}`;
    }, BUSY)
    .catch(() => BUSY);
}

/** The results of a search: one card per animal. */
export const resultsOf = (page: Page) => page.getByRole('list', { name: 'Gevonden dieren' }).getByRole('article');

/** Sets the colour scheme as the button does, and waits until the colours have arrived: two pictures in which nothing fades any more. */
export async function setDark(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate(async (dark) => {
    document.documentElement.toggleAttribute('dark', dark);
    const fading = () =>
      document.getAnimations().some(({ effect, playState }) => {
        return playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
      });
    for (let stable = 0; stable < 2; ) {
      await new Promise(requestAnimationFrame);
      // Frame by frame: the promise of a fade whose element goes may never be settled.
      stable = fading() ? 0 : stable + 1;
    }
  }, isDark);
}

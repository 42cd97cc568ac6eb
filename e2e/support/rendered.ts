import { portalPath } from '@portal/shared/contract';
import type { APIRequestContext, APIResponse, Page } from 'playwright/test';
import { findArticle, findNews, findOldAnimals, findShelter, PAGES } from './pages';
import { expect } from './test';

/** Public pages whose document comes without them: a form, or what this browser alone knows. */
const WITHOUT_VIEW: readonly string[] = [portalPath.contact(), portalPath.shelterApplication(), portalPath.keptHere()];

/** Every address whose document holds its page: one of each route that visitors browse. */
export async function findRenderedPages(request: APIRequestContext): Promise<string[]> {
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  const { uuidkey } = await findShelter(request);
  return [
    ...PAGES.flatMap(({ path, status }) => (status === 200 && !WITHOUT_VIEW.includes(path) ? path : [])),
    portalPath.animal(animal?.uuidkey ?? ''),
    portalPath.shelter(uuidkey),
    portalPath.shelterInfo(uuidkey),
    portalPath.shelterAnimals(uuidkey),
    portalPath.shelterAnimalsOfKind(uuidkey, 1),
    portalPath.newsItem((await findNews(request)).id),
    portalPath.information(),
    portalPath.article((await findArticle(request)).alias),
  ];
}

const isRendered = (html: string) => html.includes('<script type="application/json" id="first-view">');

/** The document of an address, with its page: the first visitor of an address may get it without. `token` is of who asks. */
export async function renderedDocument(request: APIRequestContext, path: string, token?: string): Promise<APIResponse> {
  const headers = { accept: 'text/html', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  let answer: APIResponse | undefined;
  await expect(async () => {
    answer = await request.get(path, { headers });
    expect(isRendered(await answer.text()), path).toBe(true);
  }).toPass({ timeout: 20_000 });
  return answer as APIResponse;
}

/** Opens a page until its document holds it: the first visitor of an address may get it without. */
export async function openRendered(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('script#first-view')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

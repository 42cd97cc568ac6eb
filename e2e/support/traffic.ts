import { API_PREFIX, apiPath } from '@portal/shared/contract';
import type { Page, Request } from 'playwright/test';

const watched = new WeakMap<Page, Set<Request>>();

/** Tracks the requests of a page from now on; false when it is tracked already. */
export function watchTraffic(page: Page): boolean {
  if (watched.has(page)) return false;
  const inFlight = new Set<Request>();
  watched.set(page, inFlight);
  let ofPageBefore: Request[] = [];
  page.on('request', (request) => {
    // Nobody waits for the answer to a report, nor for the browser that renews a copy it has shown (C29): that is never said to be finished.
    if (['ping', 'other'].includes(request.resourceType()) || /^(data|blob):/.test(request.url())) return;
    // The stream of a chat has no end.
    if (new URL(request.url()).pathname === API_PREFIX + apiPath.messageStream()) return;
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) ofPageBefore = [...inFlight];
    inFlight.add(request);
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  page.on('domcontentloaded', () => {
    for (const request of ofPageBefore) inFlight.delete(request);
  });
  return true;
}

/** From now on bodies of beacons are seen too, which Chromium shows of requests that are held up alone. Takes the browser's cache away. */
export const showBodies = (page: Page) => page.route('**/*', (route) => route.continue());

/** Addresses of what has no answer yet. */
export const inFlightUrls = (page: Page): string[] => [...(watched.get(page) ?? [])].map((request) => request.url());

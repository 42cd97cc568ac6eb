/*
 * The service worker of the portal (decision 086). The network answers; only when it gives no answer at all, what the shell kept does
 * (shell/src/features/offline/keep.ts). It writes nothing, and knows no release: the document that was kept names one, with all its files.
 */
const KEPT = {
  set: 'portal-set-',
  animal: 'portal-animal-',
  document: '/offline-document',
  storedAt: 'x-portal-stored',
};

const FILE = /^\/mf\/[a-z-]+\/files\/[\w.-]+$/;
const ANSWER = /^\/api\/(animal\/[\w-]+|foto\/[\w-]+\/\d+\.\w+)$/;
/** What a browser opens at the portal that is none of its pages. */
const NO_PAGE = /^\/(api|auth|mf)(\/|$)|\.\w+$/;

/**
 * What a request asks for: 'page', 'file' or 'answer'; 'other' is a frame or a download, and null what is left to the browser. The request for
 * another document is passed on, because the browser has sent it already: left alone it would be sent a second time.
 */
function kindOf({ method, mode, destination, url }) {
  const { pathname } = new URL(url);
  if (mode === 'navigate')
    return method === 'GET' && destination === 'document' && !NO_PAGE.test(pathname) ? 'page' : 'other';
  if (method !== 'GET') return null;
  if (FILE.test(pathname)) return 'file';
  return ANSWER.test(pathname) ? 'answer' : null;
}

/** The caches whose name begins so, the last one made first. */
async function cachesOf(prefix) {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix)).reverse();
  return Promise.all(names.map((name) => caches.open(name)));
}

/** All files come from the set whose document is shown: the last one that is complete, for its document is put in last. */
async function keptSet() {
  for (const set of await cachesOf(KEPT.set)) {
    const page = await set.match(KEPT.document);
    if (page) return { set, page };
  }
  return undefined;
}

/** What was kept for a request. The second try of a file has a query; what a cache varies on says nothing here. */
async function keptAnswer(kind, url) {
  const options = { ignoreSearch: kind === 'file', ignoreVary: true };
  if (kind === 'page') return (await keptSet())?.page;
  if (kind === 'file') return (await keptSet())?.set.match(url, options);
  if (kind === 'other') return undefined;
  for (const animal of await cachesOf(KEPT.animal)) {
    const found = await animal.match(url, options);
    if (found) return found;
  }
  return undefined;
}

async function respond(event, kind) {
  const { request, clientId } = event;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    if (kind === 'page') event.waitUntil(leaveWhenRemoved());
    return response;
  } catch (error) {
    const kept = await keptAnswer(kind, request.url);
    if (!kept) throw error;
    const storedAt = kept.headers.get(KEPT.storedAt);
    const client = kind === 'answer' && storedAt && (await clients.get(clientId));
    if (client) client.postMessage({ type: 'portal-stored', path: new URL(request.url).pathname, storedAt });
    return kept;
  }
}

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

let isAsked = false;

/** A browser keeps a worker whose address is gone. This one asks, once each time that it starts. */
async function leaveWhenRemoved() {
  if (isAsked) return;
  isAsked = true;
  try {
    const { status } = await fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store' });
    if (status === 404 || status === 410) await leave();
  } catch {
    isAsked = false;
  }
}

// Nothing in here depends on a release, so a newer worker may take over pages that an older one began.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]));
});
addEventListener('fetch', (event) => {
  const kind = kindOf(event.request);
  if (kind) event.respondWith(respond(event, kind));
});

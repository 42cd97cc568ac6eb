/**
 * The service worker of a portal that has none: it takes the place of the one before, deletes what that left in the browser, and unregisters
 * itself. Requests of open pages pass it untouched.
 */
export const REMOVING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/* Runs inside each part's development build: brings the part up to the newest build, in place when its modules allow it. */
const part = __resourceQuery.slice(1);

async function update() {
  const newest = window.portalBuilds?.get(part);
  if (!newest || newest === __webpack_hash__ || import.meta.webpackHot.status() !== 'idle') return;
  try {
    const updated = await import.meta.webpackHot.check(true);
    if (!updated) throw new Error('the page is older than the builds that are kept');
    await update();
  } catch (error) {
    console.warn(`${part}: loading the page again.`, error);
    location.reload();
  }
}

window.addEventListener('portal-build', update);
update();

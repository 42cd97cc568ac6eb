/*
 * First script of every page behind the development proxy: before React starts, a hook through which the refresh code of each part finds
 * it; one stream of builds for the whole page (a browser opens six connections to a server at most); and the badge.
 */
(() => {
  const { parts, reloads } = document.currentScript.dataset;

  if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
    const renderers = new Map();
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      renderers,
      supportsFiber: true,
      inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
      onScheduleFiberRoot() {},
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    };
  }

  const badge = document.createElement('div');
  const builds = new Map();
  window.portalBuilds = builds;

  const show = (text, colour) => {
    badge.textContent = text;
    badge.style.background = colour;
  };
  const showReady = () => show(`LOKAAL: ${parts}`, '#c2410c');

  function onBuild({ data }) {
    const { part, hash, failed } = JSON.parse(data);
    if (failed) {
      show(`LOKAAL: ${part} bouwt niet, zie de terminal`, '#991b1b');
      return;
    }
    showReady();
    const isNew = builds.has(part) && builds.get(part) !== hash;
    builds.set(part, hash);
    if (reloads !== undefined && isNew) location.reload();
    else window.dispatchEvent(new Event('portal-build'));
  }

  let stream;
  const listen = () => {
    stream?.close();
    if (document.visibilityState === 'hidden') return;
    stream = new EventSource('/__dev/builds');
    stream.onmessage = onBuild;
  };
  document.addEventListener('visibilitychange', listen);
  listen();

  Object.assign(badge.style, {
    position: 'fixed',
    insetInlineStart: '0',
    insetBlockEnd: '0',
    zIndex: '2147483647',
    padding: '4px 10px',
    borderStartEndRadius: '6px',
    color: '#fff',
    font: '600 13px/1.4 system-ui, sans-serif',
    pointerEvents: 'none',
  });
  showReady();
  document.addEventListener('DOMContentLoaded', () => document.body.append(badge));
})();

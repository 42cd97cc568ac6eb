/* First script of every page, before any bundle: Trusted Types, the colour scheme, and a plain page for when scripts do not start. The api puts its text into the document. */

/*
 * The scripts of a page that came with its document begin when its first frame is on the screen. The shell's own is fetched at once and started here;
 * what the part needs is fetched after the photos on the screen, for on a slow line it would share it with them. All of them stand in the document as links.
 * This stands first: what fails below does not keep it from running.
 */
document.addEventListener('DOMContentLoaded', async () => {
  /** From the first frame; a browser that hides what it does never tells. */
  const PAINT_MAX_MS = 1000;
  const painted = () =>
    new Promise((done) => {
      // A page that nobody sees is not painted.
      if (document.hidden) return done();
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) done();
      }).observe({ type: 'paint', buffered: true });
      requestAnimationFrame(() => setTimeout(done, PAINT_MAX_MS));
    });
  const isOnScreen = (photo) => {
    const { top, height } = photo.getBoundingClientRect();
    return height > 0 && top < innerHeight;
  };
  await painted();
  const shell = document.querySelector('link[data-start]');
  if (shell) {
    const { href: src, integrity, crossOrigin } = shell;
    document.head.append(Object.assign(document.createElement('script'), { src, integrity, crossOrigin, defer: true }));
  }
  await Promise.allSettled([...document.images].filter(isOnScreen).map((photo) => photo.decode()));
  for (const link of document.querySelectorAll('[media="not all"]')) link.media = 'all';
});

(() => {
  const fail = (what) => {
    throw new TypeError(`${what} is refused by the portal`);
  };
  // Where scripts may come from: this origin, the one that serves the releases, and what the configuration names: the analytics script, and
  // the windows of Firebase when it signs people in.
  const { src, dataset } = document.currentScript;
  const releases = new URL(src || dataset.src, location.href).origin;
  const isConfigured = (origin) => {
    const { analyticsUrl, auth } = JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}');
    if (analyticsUrl && origin === new URL(analyticsUrl).origin) return true;
    return auth?.mode === 'firebase' && origin === 'https://apis.google.com';
  };
  const mayServe = (origin) => origin === location.origin || origin === releases || isConfigured(origin);
  if (window.trustedTypes?.createPolicy) {
    window.trustedTypes.createPolicy('default', {
      // Text becomes HTML in one place only, the sanitiser. The editor, which parses what it is given, registers it here first; emptying is harmless.
      createHTML: (text) => (text === '' ? '' : (window.portalSanitiser ?? (() => fail('HTML from text')))(text)),
      createScript: () => fail('script from text'),
      createScriptURL: (address) =>
        mayServe(new URL(address, location.href).origin) ? address : fail('a script of another origin'),
    });
  }

  // Before the first paint, so that a dark page never flashes light. In a frame the site around it may say which one it is.
  try {
    const asked = window.top !== window && new URLSearchParams(location.search).get('thema');
    const chosen = { licht: 'light', donker: 'dark' }[asked] ?? localStorage.getItem('theme');
    const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.toggleAttribute('dark', isDark);
  } catch {}

  // Once the shell is mounted, what fails is the business of its boundaries and of the loader.
  const showFatal = () => {
    const root = document.getElementById('root');
    // Empty: React takes everything away after an error that nothing caught.
    const isStarted = root?.firstElementChild && !root.querySelector('.boot');
    if (!isStarted) root?.replaceChildren(document.getElementById('fatal').content.cloneNode(true));
  };
  window.addEventListener(
    'error',
    ({ target }) => {
      // Of all files only a script of the page itself: a remote that fails is the loader's business.
      if (target === window || (target instanceof HTMLScriptElement && target.defer)) showFatal();
    },
    true,
  );
  window.addEventListener('unhandledrejection', showFatal);
})();

/*
 * A page that came with its document is seen before anything listens to it. What is clicked, ticked or typed in an area that still has
 * `data-early` (src/common/early.tsx) waits until that is false, and is then done again. Links, and forms with an address to send to, need nobody.
 */
(() => {
  const ACTS_MAX = 20;
  /** By the element they are done with: what is done twice with one while nothing happens is meant once. */
  const acts = new Map();
  const isEarly = (element) => element.closest('[data-early="true"]') !== null;
  const keep = (element, act) => {
    acts.delete(element);
    if (acts.size < ACTS_MAX) acts.set(element, act);
  };
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  // Also of a drawing, which has no `click()`.
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const tick = (wanted) => (box) => {
    box.checked = !wanted;
    box.click();
  };
  const unfold = (wanted) => (summary) => {
    summary.parentElement.open = !wanted;
    summary.click();
  };
  // React is told of a value only when it is another one than it saw last, which is what is written without the prototype.
  const fill = (value) => (field) => {
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const on = (type, act) =>
    document.addEventListener(type, (event) => event.target instanceof Element && isEarly(event.target) && act(event), {
      capture: true,
    });
  on('click', (event) => {
    const { target } = event;
    const summary = target.closest('summary');
    if (summary) return keep(summary, unfold(!summary.parentElement.open));
    if (target.closest('a[href], label, input, select, textarea')) return;
    const button = target.closest('button');
    if (button?.type === 'submit' && button.form?.hasAttribute('action')) return;
    stop(event);
    keep(button ?? target, click);
  });
  on('submit', (event) => {
    const { target, submitter } = event;
    if (target.hasAttribute('action')) return;
    stop(event);
    keep(target, () => target.requestSubmit(submitter));
  });
  const onValue = ({ target }) => {
    const { type, checked, value } = target;
    keep(target, type === 'checkbox' || type === 'radio' ? tick(checked) : fill(value));
  };
  on('input', onValue);
  on('change', onValue);

  new MutationObserver(() => {
    for (const [element, act] of [...acts]) {
      if (element.isConnected && isEarly(element)) continue;
      acts.delete(element);
      if (element.isConnected) act(element);
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-early'] });
})();

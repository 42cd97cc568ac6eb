/* First script of every page, before any bundle: Trusted Types, the colour scheme, and a plain page for when scripts do not start. */
(() => {
  const fail = (what) => {
    throw new TypeError(`${what} is refused by the portal`);
  };
  // Where scripts may come from: this origin, the one that serves the releases, and what the configuration names: the analytics script, and
  // the windows of Firebase when it signs people in.
  const releases = new URL(document.currentScript.src).origin;
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

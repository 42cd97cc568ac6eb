/*
 * First script of every page behind the development server: before React starts, a hook through which the refresh code of each part finds
 * it; and the badge, which is notified by the development server's client in each part whether the parts can be built.
 */
(() => {
  const { parts } = document.currentScript.dataset;

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
  const show = (text, colour) => {
    badge.textContent = text;
    badge.style.background = colour;
  };
  const showReady = () => show(`LOKAAL: ${parts}`, '#c2410c');
  const showFailure = () => show('LOKAAL: bouwt niet, zie de terminal', '#991b1b');

  const shown = { webpackOk: showReady, webpackStillOk: showReady, webpackErrors: showFailure };
  window.addEventListener('message', ({ source, data }) => {
    if (source === window) shown[data?.type]?.();
  });

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

import { localStore } from '@portal/shared/platform';

/** Local storage key of the visitor's choice; guard.js reads it before the first paint. */
const THEME_KEY = 'theme';

/** Whether the page is dark now. */
export const isDark = () => document.documentElement.hasAttribute('dark');

/** Sets or removes the attribute `dark` of the page root and remembers the choice (SH-010). */
export function chooseTheme(dark: boolean) {
  document.documentElement.toggleAttribute('dark', dark);
  localStore.set(THEME_KEY, dark ? 'dark' : 'light');
}

/** Calls back when anybody changes the attribute: it alone decides. */
export function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dark'] });
  return () => observer.disconnect();
}

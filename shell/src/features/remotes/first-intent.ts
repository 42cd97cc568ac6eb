/** What a visitor does before asking for a page: the pointer comes over something, or presses, or the focus comes there. */
export const INTENTS = ['pointerover', 'pointerdown', 'focusin'];

/** Listens to events of the whole document; the result ends it. */
export function listen(types: readonly string[], handle: (event: Event) => void): () => void {
  for (const type of types) document.addEventListener(type, handle, { passive: true });
  return () => types.forEach((type) => void document.removeEventListener(type, handle));
}

/** Calls `begin` once, with the first intent; a pointer that came over the page before these scripts ran counts as soon as the page has loaded. */
export function onFirstIntent(begin: (event: Event) => void): void {
  const first = (event: Event) => {
    end();
    begin(event);
  };
  const look = (event: Event) => {
    if (document.documentElement.matches(':hover')) first(event);
  };
  const unlisten = listen(INTENTS, first);
  const end = () => {
    unlisten();
    window.removeEventListener('load', look);
  };
  if (document.readyState === 'complete') look(new Event('load'));
  else window.addEventListener('load', look);
}

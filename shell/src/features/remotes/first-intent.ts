/** What a visitor does before asking for a page: the pointer comes over something, or presses, or the focus comes there. */
export const INTENTS = ['pointerover', 'pointerdown', 'focusin'];

/** Listens to events of the whole document; the result ends it. */
export function listen(types: readonly string[], handle: (event: Event) => void): () => void {
  for (const type of types) document.addEventListener(type, handle, { passive: true });
  return () => types.forEach((type) => void document.removeEventListener(type, handle));
}

/** Calls `begin` once, with the first intent. */
export function onFirstIntent(begin: (event: Event) => void): void {
  const end = listen(INTENTS, (event) => {
    end();
    begin(event);
  });
}

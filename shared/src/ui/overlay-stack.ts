/**
 * The open overlays of the page, oldest first. Every part bundles its own overlays; what must be one for all of them, who handles Escape and who
 * stands above whom, is kept at the document (decision 043).
 */
interface OverlayStack {
  open: Overlay[];
  /** Key presses that closed an overlay: the one below must not take them too. */
  used: WeakSet<Event>;
}

interface Overlay {
  /** Its place among all overlays that are open: a larger one stands above. */
  order: number;
  remove(): void;
}

const KEY = Symbol.for('portal.overlays');

function stack(): OverlayStack {
  const page = document as unknown as Record<symbol, OverlayStack | undefined>;
  page[KEY] ??= { open: [], used: new WeakSet() };
  return page[KEY];
}

/** An overlay opens above all others; `onEscape` is called when it is the uppermost. */
export function openOverlay(onEscape: () => void): Overlay {
  const { open, used } = stack();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || used.has(event) || open.at(-1) !== overlay) return;
    used.add(event);
    onEscape();
  };
  const overlay: Overlay = {
    order: (open.at(-1)?.order ?? 0) + 1,
    remove() {
      document.removeEventListener('keydown', handleKey);
      const place = open.indexOf(overlay);
      if (place >= 0) open.splice(place, 1);
    },
  };
  open.push(overlay);
  document.addEventListener('keydown', handleKey);
  return overlay;
}

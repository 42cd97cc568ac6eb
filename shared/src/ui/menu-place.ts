/** Pixels between the list and its button, and between the list and the edge of the window. */
const GAP = 4;
const MARGIN = 8;

/**
 * Puts an open list (`position: fixed`) below its button, or above it when there is more room; inside the window, and outside of what would cut
 * it off, such as a table that scrolls. It follows its button until the returned function is called.
 */
export function placeMenu(list: HTMLElement, button: HTMLElement): () => void {
  const place = () => {
    const { top, bottom, left } = button.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const fitsBelow = bottom + GAP + list.offsetHeight + MARGIN <= clientHeight;
    const isAbove = !fitsBelow && top > clientHeight - bottom;
    list.style.top = `${isAbove ? top - GAP - list.offsetHeight : bottom + GAP}px`;
    list.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - MARGIN - list.offsetWidth))}px`;
  };
  place();
  // Captured: what scrolls may be any box around the button.
  document.addEventListener('scroll', place, true);
  return () => document.removeEventListener('scroll', place, true);
}

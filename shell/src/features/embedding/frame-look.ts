import { brandColours, hexColour } from '@portal/shared/domain';
import { tellEmbedder } from '@portal/shared/platform';

/** Gives the page the colours that its address asks for, and tells its height to the page around it, until `ended` is aborted (C67). */
export function followFrame(ended: AbortSignal): void {
  if (ended.aborted) return;
  showBrand(new URLSearchParams(document.location.search).get('kleur'));
  const observer = new ResizeObserver(() => tellEmbedder({ height: document.body.offsetHeight }));
  observer.observe(document.body);
  ended.addEventListener('abort', () => observer.disconnect());
}

/** The colour of the shelter's site, as near as text allows; anything but a colour is ignored. */
function showBrand(kleur: string | null) {
  const hex = hexColour(kleur ?? '');
  if (hex === null) return;
  const { documentElement: root } = document;
  const colours = brandColours(hex, root.hasAttribute('dark') ? 'dark' : 'light');
  for (const [token, colour] of Object.entries(colours)) root.style.setProperty(`--color-${token}`, colour);
}

let shown: string | undefined;

/** Tells the page around the frame that another page is shown: its top may be out of sight. Not for the first one. */
export function tellPage(pathname: string): void {
  if (shown !== undefined && shown !== pathname) tellEmbedder({ isNewPage: true });
  shown = pathname;
}

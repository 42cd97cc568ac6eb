import { useEffect } from 'react';
import { lazyDialog } from './lazy';
import type { OverlayProps } from './overlay';

export interface DialogProps extends OverlayProps {
  size?: 'small' | 'medium' | 'large';
}

/** The frame is a file of its own (PrimeReact, 29 KB): no page waits for it. */
const Frame = lazyDialog(async () => (await import('./overlay')).OverlayFrame);

/** Milliseconds after which a closed overlay fetches its frame, so that the first opening does not wait. */
const FETCH_AHEAD_MS = 3000;

function usePreloadedFrame() {
  useEffect(() => {
    const timer = setTimeout(Frame.prepare, FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** A modal dialog: labelled by its title, closed by Escape, the cross or a click beside it; focus returns to where it was. */
export function Dialog(props: DialogProps) {
  usePreloadedFrame();
  return <Frame {...props} look="dialog" />;
}

/** The filters on a small screen: a sheet from below (from the right on wider screens) with its action in view. */
export function FilterSheet(props: OverlayProps) {
  usePreloadedFrame();
  return <Frame {...props} look="sheet" />;
}

/** Photos over the whole window, on a calm ground; otherwise as a dialog. */
export function Lightbox(props: OverlayProps) {
  usePreloadedFrame();
  return <Frame {...props} look="lightbox" />;
}

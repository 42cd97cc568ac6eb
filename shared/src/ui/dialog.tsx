import { useEffect, useState } from 'react';
import type { OverlayFrame, OverlayProps } from './overlay';

export interface DialogProps extends OverlayProps {
  size?: 'small' | 'medium' | 'large';
}

/** A modal dialog: labelled by its title, closed by Escape, the cross or a click beside it; focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const Frame = useOverlayFrame(props);
  return Frame ? <Frame {...props} look="dialog" /> : null;
}

/** The filters on a small screen: a sheet from below (from the right on wider screens) with its action in view. */
export function FilterSheet(props: OverlayProps) {
  const Frame = useOverlayFrame(props);
  return Frame ? <Frame {...props} look="sheet" /> : null;
}

/** Photos over the whole window, on a calm ground; otherwise as a dialog. */
export function Lightbox(props: OverlayProps) {
  const Frame = useOverlayFrame(props);
  return Frame ? <Frame {...props} look="lightbox" /> : null;
}

/** Milliseconds after which a closed overlay fetches its frame, so that the first opening does not wait. */
const FETCH_AHEAD_MS = 3000;

let loadedFrame: typeof OverlayFrame | undefined;

/** The frame is a file of its own (PrimeReact, 15 KB): no page waits for it. When it cannot be had the overlay closes again, so a next click tries anew. */
function useOverlayFrame({ isOpen, onClose }: OverlayProps): typeof OverlayFrame | undefined {
  const [, setLoaded] = useState(loadedFrame !== undefined);
  useEffect(() => {
    if (loadedFrame) return;
    let isCurrent = true;
    const load = () =>
      import('./overlay').then(
        (module) => {
          loadedFrame = module.OverlayFrame;
          if (isCurrent) setLoaded(true);
        },
        () => {
          if (isCurrent && isOpen) onClose();
        },
      );
    const timer = setTimeout(load, isOpen ? 0 : FETCH_AHEAD_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOpen, onClose]);
  return loadedFrame;
}

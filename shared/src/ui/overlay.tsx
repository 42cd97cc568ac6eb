import { Dialog as PrimeDialog } from 'primereact/dialog';
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { CrossIcon } from './icons-action';
import styles from './overlay.module.css';
import { openOverlay } from './overlay-stack';
import { allowPrimeStyles } from './prime-styles';

allowPrimeStyles();

/** `title` names the dialog; `footer` stays in view below the scrolling content. */
export interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
}

interface FrameProps extends OverlayProps {
  look: 'dialog' | 'sheet' | 'lightbox';
  size?: 'small' | 'medium' | 'large';
}

const MASKS = { dialog: undefined, sheet: styles.maskSheet, lightbox: styles.maskLightbox };

/** Where an overlay stands among all that are open on the page; `onClose` is called for an Escape that is meant for it. */
function useOverlayOrder(isOpen: boolean, onClose: () => void): number {
  const close = useRef(onClose);
  close.current = onClose;
  const [order, setOrder] = useState(0);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const overlay = openOverlay(() => close.current());
    setOrder(overlay.order);
    return overlay.remove;
  }, [isOpen]);
  return order;
}

/**
 * PrimeReact's Dialog without its looks: modal, labelled by its title, focus kept inside and given back, Escape closes. Unstyled, so it
 * needs no theme file and injects no <style>. Escape, the order of overlays and their ids are the page's, not those of this copy of the
 * library. The Sidebar of the same library neither traps focus nor returns it, hence one frame.
 */
export function OverlayFrame({ isOpen, onClose, title, children, footer, look, size = 'medium' }: FrameProps) {
  const order = useOverlayOrder(isOpen, onClose);
  // Each copy of the library counts from one: two open dialogs would have one id, and the name of the lower.
  const id = useId();
  return (
    <PrimeDialog
      id={id}
      unstyled
      modal
      blockScroll
      dismissableMask
      closeOnEscape={false}
      draggable={false}
      resizable={false}
      visible={isOpen}
      onHide={onClose}
      header={title}
      footer={footer}
      ariaCloseIconLabel="Sluiten"
      closeIcon={<CrossIcon />}
      position={look === 'sheet' ? 'bottom-right' : 'center'}
      pt={{
        mask: {
          className: classNames(styles.mask, MASKS[look]),
          style: { '--overlay-order': order } as CSSProperties,
        },
        // The content is not a description: a screen reader would read every filter before the first one can be used.
        root: {
          className: classNames(styles.frame, styles[look], look !== 'lightbox' && styles[size]),
          'aria-describedby': undefined,
        },
        header: { className: styles.header },
        headerTitle: { className: styles.title, role: 'heading', 'aria-level': 2 },
        closeButton: { className: styles.close },
        content: { className: styles.content },
        footer: { className: styles.footer },
      }}
    >
      {children}
    </PrimeDialog>
  );
}

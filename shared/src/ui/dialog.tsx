import { OverlayFrame, type OverlayProps } from './overlay';

export interface DialogProps extends OverlayProps {
  size?: 'small' | 'medium' | 'large';
}

/** A modal dialog: labelled by its title, closed by Escape, the cross or a click beside it; focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return <OverlayFrame {...props} look="dialog" />;
}

/** The filters on a small screen: a sheet from below (from the right on wider screens) with its action in view. */
export function FilterSheet(props: OverlayProps) {
  return <OverlayFrame {...props} look="sheet" />;
}

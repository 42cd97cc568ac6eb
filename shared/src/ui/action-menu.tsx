import { type FocusEvent, useRef, useState } from 'react';
import styles from './action-menu.module.css';
import { Button } from './button';
import { classNames } from './class-names';
import { ChevronDownIcon } from './icons-action';
import { lazyComponent, showFailedLine } from './lazy';
import type { MenuAction } from './menu-popup';
import { useEscape } from './use-escape';
import { VisuallyHidden } from './visually-hidden';

/**
 * `label` names the button and the menu; `subject` tells menus of one label apart for who cannot see where they stand, such as the name of a row;
 * `isBusy` keeps the menu closed while an action runs; `isWide`: as wide as its place.
 */
export interface ActionMenuProps {
  label: string;
  subject?: string;
  actions: readonly MenuAction[];
  isBusy?: boolean;
  isWide?: boolean;
}

/** PrimeReact's Menu, in a file of its own: staff screens alone use it, and no page waits for it. */
const Popup = lazyComponent(async () => (await import('./menu-popup')).MenuPopup, { failed: showFailedLine });

/** A button that opens a list of actions; the chosen state stands on the button. Arrows move, Enter acts, Escape closes. */
export function ActionMenu({ label, subject, actions, isBusy = false, isWide = false }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = actions.find(({ isChosen }) => isChosen);
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  useEscape(isOpen, close);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving the button and the list
    <div className={classNames(styles.anchor, isWide && styles.wide)} onBlur={handleBlur}>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isBusy={isBusy}
        isWide={isWide}
        onPointerEnter={Popup.prepare}
        onFocus={Popup.prepare}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label}>
          {chosen ? `${label}: ${chosen.label}` : label}
          {subject ? <VisuallyHidden> {subject}</VisuallyHidden> : null}
        </span>
        <ChevronDownIcon size={20} />
      </Button>
      {isOpen ? <Popup label={subject ? `${label} ${subject}` : label} actions={actions} onLeave={close} /> : null}
    </div>
  );
}

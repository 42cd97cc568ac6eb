import { Menu, type MenuPassThroughMethodOptions } from 'primereact/menu';
import type { MenuItem } from 'primereact/menuitem';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './action-menu.module.css';
import { CheckIcon } from './icons-action';
import { placeMenu } from './menu-place';
import { allowPrimeStyles } from './prime-styles';

allowPrimeStyles();

/** One entry. `isChosen`, true or false, makes it one of several states of which one holds; a disabled entry stays in view. */
export interface MenuAction {
  label: string;
  isChosen?: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
}

interface Props {
  label: string;
  actions: readonly MenuAction[];
  /** Called before an action: what opens from there gives the focus back to where it is then. */
  onLeave: () => void;
}

/**
 * The list of an ActionMenu: PrimeReact's Menu without its looks. It has the focus, `aria-activedescendant` is the entry. Where it stands, and
 * when it closes, is the business of ActionMenu: the library's popup would stand outside every landmark, under a z-index of its own counting.
 */
export function MenuPopup({ label, actions, onLeave }: Props) {
  const id = useId();
  const menu = useRef<Menu>(null);
  useLayoutEffect(() => {
    const list = menu.current?.getElement();
    const button = list?.parentElement?.querySelector('button');
    return list && button ? placeMenu(list, button) : undefined;
  }, []);
  useEffect(() => menu.current?.getElement()?.querySelector<HTMLElement>('[role="menu"]')?.focus(), []);
  const entries = actions.map(
    ({ label: text, isChosen, isDisabled, onSelect }): MenuItem => ({
      label: text,
      disabled: isDisabled,
      icon: isChosen ? <CheckIcon size={20} className={styles.tick} /> : undefined,
      command: () => {
        onLeave();
        onSelect();
      },
    }),
  );
  return (
    <Menu
      unstyled
      id={id}
      ref={menu}
      model={entries}
      pt={{
        root: { className: styles.menu },
        menu: { className: styles.entries, 'aria-label': label },
        menuitem: (options?: MenuPassThroughMethodOptions) => {
          const isChosen = options && actions[options.context.index]?.isChosen;
          const state = isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChosen };
          return { className: styles.entry, ...state };
        },
        // The entry has the state and the name; a state may hold nothing that takes the focus.
        action: {
          className: styles.action,
          href: undefined,
          tabIndex: undefined,
          'aria-label': undefined,
          'aria-disabled': undefined,
        },
      }}
    />
  );
}

import type { MenuEntry } from '@portal/shared/contract';
import { PreloadLink } from '@portal/shared/session';
import { ChevronDownIcon } from '@portal/shared/ui';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './header.module.css';

interface Props {
  label: string;
  entries: MenuEntry[];
}

/** A button of the header that opens a list of links: Enter and arrow down open it, arrows move, Escape closes (SH-004). */
export function DropdownMenu({ label, entries }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  if (entries.length === 0) return null;

  const focusLink = (index: number) => {
    const links = list.current?.querySelectorAll('a') ?? [];
    links[(index + links.length) % links.length]?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const present = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
      // The list is in the page only when it is open.
      requestAnimationFrame(() => focusLink(present + 1));
    } else if (event.key === 'ArrowUp' && isOpen) {
      event.preventDefault();
      focusLink(present === -1 ? -1 : present - 1);
    } else if ((event.key === 'Home' || event.key === 'End') && isOpen) {
      event.preventDefault();
      focusLink(event.key === 'Home' ? 0 : -1);
    }
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <li className={styles.dropdown} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        type="button"
        ref={button}
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDownIcon size={18} className={isOpen ? styles.turned : styles.chevron} />
      </button>
      {isOpen && (
        <ul id={id} ref={list} className={styles.menu}>
          {entries.map(({ to, label: text }) => (
            <li key={to}>
              <PreloadLink to={to} className={styles.menuLink} onClick={() => setOpen(false)}>
                {text}
              </PreloadLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

import { PreloadLink } from '@portal/shared/session';
import { ChevronDownIcon, classNames } from '@portal/shared/ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import styles from './header.module.css';

/** An entry leads somewhere, or does something here. */
export type DropdownEntry = { label: string; to: string } | { label: string; onSelect: () => void };

interface Props {
  /** Text of the button. */
  label: ReactNode;
  entries: readonly DropdownEntry[];
  /** Stands before the entries and after them; no entries themselves. */
  head?: ReactNode;
  foot?: ReactNode;
  /** Edge of the button that the list keeps to. */
  align?: 'start' | 'end';
}

/** A button of the header that opens a list of entries: Enter and arrow down open it, arrows move, Escape closes (SH-004, SH-014). */
export function DropdownMenu({ label, entries, head, foot, align = 'start' }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  if (entries.length === 0) return null;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) return close();
    if (!moveFocus(event.key, isOpen, list)) return;
    event.preventDefault();
    setOpen(true);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of the button and the entries inside
    <div className={styles.dropdown} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        type="button"
        ref={button}
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDownIcon size={18} className={isOpen ? styles.turned : styles.chevron} />
      </button>
      {isOpen && (
        <div className={classNames(styles.menu, align === 'end' && styles.menuEnd)}>
          {head}
          <ul id={id} ref={list} className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.label}>
                {/* The focus goes back to the button first: what opens from here gives it back there. */}
                <Entry entry={entry} onLeave={close} onGo={() => setOpen(false)} />
              </li>
            ))}
          </ul>
          {foot}
        </div>
      )}
      <noscript>{__ON_SERVER__ ? <NativeMenu label={label} entries={entries} /> : null}</noscript>
    </div>
  );
}

/** The same links without scripts, for a list that the browser itself opens. */
function NativeMenu({ label, entries }: Pick<Props, 'label' | 'entries'>) {
  return (
    <details>
      <summary className={styles.link}>
        {label}
        <ChevronDownIcon size={18} />
      </summary>
      <div className={styles.menu}>
        <ul className={styles.entries}>
          {entries.map((entry) =>
            'to' in entry ? (
              <li key={entry.label}>
                <a href={entry.to} className={styles.menuLink}>
                  {entry.label}
                </a>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </details>
  );
}

function Entry({ entry, onGo, onLeave }: { entry: DropdownEntry; onGo: () => void; onLeave: () => void }) {
  if ('to' in entry) {
    return (
      <PreloadLink to={entry.to} className={styles.menuLink} onClick={onGo}>
        {entry.label}
      </PreloadLink>
    );
  }
  const handleClick = () => {
    onLeave();
    entry.onSelect();
  };
  return (
    <button type="button" className={styles.menuLink} onClick={handleClick}>
      {entry.label}
    </button>
  );
}

/** Moves the focus among the entries; false for a key that does nothing here. */
function moveFocus(key: string, isOpen: boolean, list: RefObject<HTMLUListElement | null>): boolean {
  if (key !== 'ArrowDown' && !(isOpen && ['ArrowUp', 'Home', 'End'].includes(key))) return false;
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const present = items().indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: present + 1, ArrowUp: present === -1 ? -1 : present - 1, Home: 0, End: -1 }[key] ?? 0;
  const focus = () => {
    const all = items();
    all[(next + all.length) % all.length]?.focus();
  };
  // The list is in the page only when it is open.
  if (isOpen) focus();
  else requestAnimationFrame(focus);
  return true;
}
